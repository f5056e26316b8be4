import Files
import Foundation
import FoundationSupplement
import Processes

/// The output of `render --previews --json`.
struct PreviewReport: Codable, Equatable, Sendable {
    struct Preview: Codable, Equatable, Sendable {
        /// The unique name for `--preview`.
        let name: String
        /// The file and line, or the type of a `PreviewProvider`.
        let source: String
        /// The widget's kind, or the type of an activity's attributes.
        let kind: String?
        /// The family, or the form of an activity.
        let family: String?
        var pictures: [File]
    }

    struct File: Codable, Equatable, Sendable {
        /// The file's path in the output folder.
        let file: String
        let scheme: String
        /// The number of the entry or state, starting at 1; nil if the preview has only one.
        let entry: Int?
        /// The entry's date.
        let date: Date?
        /// The size in points.
        let width: Double
        let height: Double
        /// Pixels per point.
        let scale: Double
    }

    /// The version of the format. It changes if readers have to change.
    var version = 1
    /// What the tool has set aside of the sources; nil if it is nothing.
    var setAside = SetAsideList.current
    /// The warnings of the run; nil if there are none.
    var warnings: [RunWarning]?
    var previews: [Preview]

    func json() throws -> String { try ReportEncoding.json(self) }

    /// The report as a line for each preview.
    var text: String {
        previews.filter { !$0.pictures.isEmpty }
            .map { "\($0.name): \($0.pictures.map(\.file).joined(separator: ", "))" }.joined(separator: "\n")
    }
}

extension PreviewReport: JoinedReport {
    mutating func join(_ other: PreviewReport) {
        warnings = warnings.joined(with: other.warnings)
        previews += other.previews
    }
}
