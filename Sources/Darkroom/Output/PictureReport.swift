import Foundation

/// What was written, for `--json`.
struct PictureReport: Codable, Equatable, Sendable {
    struct Picture: Codable, Equatable, Sendable {
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

    /// The format's version; it changes where a reader would have to.
    var version = 1
    var pictures: [Picture]

    /// The report as JSON, its keys in alphabetical order.
    func json() throws -> String { try ReportEncoding.json(self) }
}
