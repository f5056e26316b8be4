import Files
import Foundation
import FoundationSupplement

/// What `check` found in a run. All formats are made of it alone.
package struct CheckReport: Codable, Equatable, Sendable {
    /// The rules that held for a kind.
    package struct Scope: Codable, Equatable, Sendable {
        /// The kind; nil for the extension as a whole.
        package var kind: String?
        /// The identifiers of the rules.
        package var rules: [String]

        /// Creates the scope of a kind.
        package init(kind: String?, rules: [String]) { (self.kind, self.rules) = (kind, rules) }
    }

    /// The file of a picture beside the report.
    package struct PictureFile: Codable, Equatable, Sendable {
        /// The path in the report's folder.
        package var path: String
        /// The size of the picture in points.
        package var width, height: Double

        /// Creates the place of a picture.
        package init(path: String, width: Double, height: Double) { (self.path, self.width, self.height) = (path, width, height) }
    }

    /// The version of the format. It changes if readers have to change.
    package var version = 1
    /// The version of Darkroom.
    package var darkroom: String
    /// The number of pictures that were judged.
    package var pictures: Int
    /// The rules that were applied, by kind.
    package var scopes: [Scope]
    /// The findings that are neither ignored nor in the baseline.
    package var findings: [Finding]
    /// The number of findings that the baseline knows.
    package var known = 0
    /// The number of findings that darkroom.yml or comments in the sources ignore.
    package var ignored = 0
    /// The files of pictures by their names; nil if none were written.
    package var files: [String: PictureFile]?
    /// The warnings of the run; nil if there are none.
    package var warnings: [RunWarning]?

    /// Creates the report of a run.
    package init(
        darkroom: String, pictures: Int, scopes: [Scope], findings: [Finding], files: [String: PictureFile]? = nil,
        warnings: [RunWarning]? = nil
    ) {
        (self.darkroom, self.pictures, self.scopes) = (darkroom, pictures, scopes)
        (self.findings, self.files, self.warnings) = (findings, files, warnings)
    }

    /// Returns the report as JSON with keys in alphabetical order.
    ///
    /// - Throws: the encoder's errors.
    package func json() throws -> String { try ReportEncoding.json(self) }

    /// Whether a finding is at least as serious as a severity.
    package func reaches(_ severity: Severity) -> Bool { findings.contains { $0.severity >= severity } }

    /// The number of findings by severity in words, the most serious first: `3 findings: 1 error and 2 warnings`.
    package var headline: String {
        guard !findings.isEmpty else { return "No findings" }
        let counts = Severity.allCases.reversed().compactMap { severity -> String? in
            let count = findings.count { $0.severity == severity }
            return count == 0 ? nil : Quoted.count(count, severity.rawValue)
        }
        let list = counts.count < 2 ? counts.joined() : counts.dropLast().joined(separator: ", ") + " and " + counts[counts.count - 1]
        return counts.count == 1 ? list : "\(Quoted.count(findings.count, "finding")): \(list)"
    }

    /// The headline with what was judged and what is left out, as a sentence.
    package var summary: String {
        var text = "\(headline) in \(Quoted.count(pictures, "picture"))."
        if known > 0 { text += " The baseline knows \(known) more." }
        if ignored > 0 { text += " \(ignored == 1 ? "1 is" : "\(ignored) are") ignored." }
        return text
    }
}

extension Finding {
    /// The pictures in words: `TodoWidget/systemSmall, 3 more`; nil if there are none.
    var pictureWords: String? {
        guard let first = pictures.first else { return nil }
        return pictures.count == 1 ? first : "\(first), \(pictures.count - 1) more"
    }
}
