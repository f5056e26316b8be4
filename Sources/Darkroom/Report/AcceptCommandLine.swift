import Foundation

/// The command that makes pictures of a report the goldens.
enum AcceptCommandLine {
    /// What stands before the report's folder and the pictures' names.
    static let start = "darkroom accept"
    /// The outcomes of pictures that can be accepted.
    static let outcomes: [VerificationReport.Outcome] = [.changed, .new, .missing]

    /// - Parameters:
    ///   - folder: the report's folder.
    ///   - names: the pictures to accept; nil for all.
    static func text(folder: String, names: [String]? = nil) -> String {
        ([start, quoted(folder)] + (names ?? []).map(quoted)).joined(separator: " ")
    }

    /// A word as a POSIX shell takes it.
    static func quoted(_ word: String) -> String {
        let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-./:@%+=,")
        if !word.isEmpty, word.allSatisfy({ plain.contains($0) }) { return word }
        return "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
}
