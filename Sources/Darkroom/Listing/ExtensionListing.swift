import Files
import Foundation
import Processes
import WidgetKitCore

/// The output of `list`.
struct ExtensionListing: Codable, Equatable, Sendable {
    /// The version of the format. It changes if readers have to change.
    var version = 1
    /// What the tool has set aside of the sources; nil if it is nothing.
    var setAside = SetAsideList.current
    let device: String
    let widgets: [WidgetListing]
    /// The attributes' types of the Live Activities; nil if there are none.
    let activities: [String]?
    /// The controls; nil if there are none.
    let controls: [ControlListing]?
    let previews: [PreviewListing]

    /// The listing as text.
    var text: String {
        var parts = widgets.isEmpty ? ["The program has no widgets."] : widgets.map(\.text)
        if let activities {
            parts.append((["Live Activities, drawn by render --previews"] + activities.map { "  \($0)" }).joined(separator: "\n"))
        }
        if let controls {
            parts.append((["Controls, not drawn yet"] + controls.map { "  \($0.text)" }).joined(separator: "\n"))
        }
        if !previews.isEmpty {
            parts.append((["Previews"] + previews.map { "  \($0.text)" }).joined(separator: "\n"))
        }
        return parts.joined(separator: "\n\n")
    }

    func json() throws -> String { try ReportEncoding.json(self) }
}

/// A control, as `list` shows it.
struct ControlListing: Codable, Equatable, Sendable {
    let kind: String
    let displayName: String
    let description: String?

    @MainActor init(_ control: ControlDescription) {
        (kind, displayName, description) = (control.kind, control.displayName, control.summary)
    }

    var text: String { displayName == kind ? kind : "\(kind): \(displayName)" }
}
