import Files
import Foundation
import FoundationSupplement
import Processes

/// The output of `render --json`.
struct PictureReport: Codable, Equatable, Sendable {
    struct File: Codable, Equatable, Sendable {
        let kind: String
        let family: String
        let scheme: String
        let date: Date
        /// The file's path in the output folder.
        let file: String
        /// The widget's size in points.
        let width: Double
        let height: Double
        /// Pixels per point.
        let scale: Double
        let url: URL?
        /// True if the provider gave no entry, so that the widget's placeholder was drawn.
        let placeholder: Bool?
        /// The name or the settings of the variant; nil if the run has one.
        var variant: String?
    }

    /// A tap and its effect.
    struct Tap: Codable, Equatable, Sendable {
        let label: String
        let kind: String
        /// The URL that the tap opens.
        let url: String?
        /// The intent that the tap has run.
        let intent: String?

        /// The tap as a sentence.
        var text: String {
            let deed = intent.map { "ran \($0)" } ?? "opens \(url ?? "nothing")"
            return "A tap on \"\(label)\" in \(kind) \(deed)."
        }
    }

    /// The version of the format. It changes if readers have to change.
    var version = 1
    /// What the tool has set aside of the sources; nil if it is nothing.
    var setAside = SetAsideList.current
    /// The warnings of the run; nil if there are none.
    var warnings: [RunWarning]?
    var pictures: [File]
    var taps: [Tap]?

    /// Returns the report as JSON with keys in alphabetical order.
    func json() throws -> String { try ReportEncoding.json(self) }
}

extension PictureReport: JoinedReport {
    mutating func join(_ other: PictureReport) {
        warnings = warnings.joined(with: other.warnings)
        pictures += other.pictures
        if let others = other.taps { taps = (taps ?? []) + others }
    }
}
