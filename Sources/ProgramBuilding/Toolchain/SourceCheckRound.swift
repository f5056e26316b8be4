import Synchronization

/// How far a build is that looks for what is missing: it checks sources again until they have no errors.
final class SourceCheckRound: Sendable {
    private let state = Mutex<(round: Int, files: Int?, of: Int)>((0, nil, 0))

    /// Notes that an attempt begins.
    ///
    /// - Parameter files: how many files it checks; nil where it compiles all.
    func begin(checking files: Int?, of count: Int) { state.withLock { $0 = ($0.round + 1, files, count) } }

    /// What is checked, such as `checking 15 of 30 files, round 4`; nil where nothing is.
    var text: String? {
        let state = state.withLock { $0 }
        return state.files.map { files in
            let words = files == state.of ? "\(files)" : "\(files) of \(state.of)"
            return "checking \(words) \(state.of == 1 ? "file" : "files")" + (state.round > 1 ? ", round \(state.round)" : "")
        }
    }
}
