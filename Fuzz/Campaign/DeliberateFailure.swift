import Foundation

/// A task that fails on purpose, so that tests see what a campaign makes of it. DARKROOM_FUZZ_FAILURE names the seed and the
/// kind.
struct DeliberateFailure {
    let name: String
    private let kind: Finding.Kind

    init?() {
        let words = ProcessInfo.processInfo.environment["DARKROOM_FUZZ_FAILURE"]?.split(separator: " ").map(String.init) ?? []
        guard words.count == 2, let kind = Finding.Kind(rawValue: words[1]) else { return nil }
        (name, self.kind) = (words[0], kind)
    }

    /// Fails; returns where the failure is an answer.
    func fail() -> String {
        switch kind {
        case .crash: fatalError("it crashes on purpose")
        case .hang: while true {}
        case .memory:
            var blocks: [[UInt8]] = []
            for _ in 0..<12 { blocks.append([UInt8](repeating: 1, count: 64 << 20)) }
            return "drawn \(blocks.count)"
        case .differs: return PictureCheck.Outcome.differs.rawValue
        }
    }
}
