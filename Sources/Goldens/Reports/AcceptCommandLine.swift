import Foundation

/// The command that accepts pictures of a report as goldens.
package enum AcceptCommandLine {
    private static let tool = ["darkroom"]

    /// Returns the start of the command: the program that made the report, as the user started it, and `accept`.
    package static func start(of report: VerificationReport) -> String {
        let words = report.program ?? tool
        // A report may come from another machine, so its words are used only if they start one program without options.
        let isProgram = words.count == 1 || words.count == 3 && words.starts(with: ["swift", "run"])
        let isPlain = words.allSatisfy { word in
            !word.isEmpty && !word.hasPrefix("-") && !word.unicodeScalars.contains { $0.properties.generalCategory == .control }
        }
        return ((isProgram && isPlain ? words : tool) + ["accept"]).map(quoted).joined(separator: " ")
    }

    /// The outcomes of pictures that can be accepted.
    package static let outcomes: [GoldenOutcome] = [.changed, .new, .missing]

    /// Returns the command.
    ///
    /// - Parameters:
    ///   - folder: the report's folder.
    ///   - names: the pictures to accept; nil for all.
    package static func text(of report: VerificationReport, folder: String, names: [String]? = nil) -> String {
        ([start(of: report), quoted(folder)] + (names ?? []).map(quoted)).joined(separator: " ")
    }

    /// Returns a word, quoted for a POSIX shell if necessary.
    package static func quoted(_ word: String) -> String {
        let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-./:@%+=,")
        if !word.isEmpty, word.allSatisfy({ plain.contains($0) }) { return word }
        return "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
}
