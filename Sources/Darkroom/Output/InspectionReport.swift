import Files
import Foundation
import FoundationSupplement
import Processes
import SwiftUICore

/// The output of `inspect`: the layout trees of widgets.
struct InspectionReport: Codable, Equatable, Sendable {
    struct Widget: Codable, Equatable, Sendable {
        /// The name of the preview; nil for a widget.
        var preview: String?
        let kind: String
        let family: String
        let scheme: String
        /// The name or the settings of the variant; nil if the run has one.
        var variant: String?
        let date: Date
        let widgetURL: URL?
        /// The widget's size in points.
        let width: Double
        let height: Double
        var view: InspectedView
    }

    /// The version of the format. It changes if readers have to change.
    var version = 1
    /// What the tool has set aside of the sources; nil if it is nothing.
    var setAside = SetAsideList.current
    /// The warnings of the run; nil if there are none.
    var warnings: [RunWarning]?
    var widgets: [Widget]

    /// Finds the places of all views in the sources.
    ///
    /// - Parameter note: receives the reason if no place can be found.
    mutating func locate(note: (String) -> Void) {
        let positions = SourceLocator().positions(of: widgets.flatMap(\.view.allTraces), note: note)
        for index in widgets.indices {
            widgets[index].view = widgets[index].view.located { positions.first(of: $0)?.description }
        }
    }

    /// Returns the trees as JSON with keys in alphabetical order. An infinite length is the string "infinity".
    func json() throws -> String { try ReportEncoding.json(self) }

    /// The trees as indented lines, each under the widget's name.
    var text: String {
        widgets.map { widget in
            let url = widget.widgetURL.map { ", opens \($0.absoluteString)" } ?? ""
            let name = widget.preview.map { "preview \($0)" } ?? "\(widget.kind) \(widget.family)"
            let variant = widget.variant.map { ", \($0)" } ?? ""
            return "\(name) \(widget.scheme)\(variant)\(url)\n" + widget.view.text
        }
        .joined(separator: "\n\n")
    }
}

extension InspectionReport: JoinedReport {
    mutating func join(_ other: InspectionReport) {
        warnings = warnings.joined(with: other.warnings)
        widgets += other.widgets
    }
}
