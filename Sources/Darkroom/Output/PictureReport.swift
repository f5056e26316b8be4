import Files
import Foundation

/// What was written, for `--json`.
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
    }

    /// A tap, and what it did.
    struct Tap: Codable, Equatable, Sendable {
        let label: String
        let kind: String
        /// What was opened.
        let url: String?
        /// The intent that ran.
        let intent: String?

        /// For people.
        var text: String {
            let deed = intent.map { "ran \($0)" } ?? "opens \(url ?? "nothing")"
            return "A tap on \"\(label)\" in \(kind) \(deed)."
        }
    }

    /// The format's version; it changes where a reader would have to.
    var version = 1
    var pictures: [File]
    var taps: [Tap]?

    /// The report as JSON, its keys in alphabetical order.
    func json() throws -> String { try ReportEncoding.json(self) }
}
