import Files
import Foundation

/// The pictures of previews, for `--json`.
struct PreviewReport: Codable, Equatable, Sendable {
    struct Preview: Codable, Equatable, Sendable {
        /// What `--preview` calls it.
        let name: String
        /// File and line, or the type of a `PreviewProvider`.
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
        /// Which of the preview's entries or states, from 1 on; nil for views.
        let entry: Int?
        /// The entry's date.
        let date: Date?
        /// The size in points.
        let width: Double
        let height: Double
        /// Pixels per point.
        let scale: Double
    }

    /// The format's version; it changes where a reader would have to.
    var version = 1
    var previews: [Preview]

    func json() throws -> String { try ReportEncoding.json(self) }

    /// A line for each preview.
    var text: String {
        previews.filter { !$0.pictures.isEmpty }
            .map { "\($0.name): \($0.pictures.map(\.file).joined(separator: ", "))" }.joined(separator: "\n")
    }
}
