import Files
import Foundation
import SwiftUICore

/// The layout trees of widgets, for `inspect`.
struct InspectionReport: Codable, Equatable, Sendable {
    struct Widget: Codable, Equatable, Sendable {
        let kind: String
        let family: String
        let scheme: String
        let date: Date
        let widgetURL: URL?
        /// The widget's size in points.
        let width: Double
        let height: Double
        let view: InspectedView
    }

    /// The format's version; it changes where a reader would have to.
    var version = 1
    var widgets: [Widget]

    /// The trees as JSON, keys in alphabetical order; a length without an end is the string "infinity".
    func json() throws -> String { try ReportEncoding.json(self) }

    /// The trees as indented lines, each under the widget's name.
    var text: String {
        widgets.map { widget in
            let url = widget.widgetURL.map { ", opens \($0.absoluteString)" } ?? ""
            return "\(widget.kind) \(widget.family) \(widget.scheme)\(url)\n" + widget.view.text
        }
        .joined(separator: "\n\n")
    }
}
