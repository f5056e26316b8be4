import Files
import Foundation
import PictureEngine
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

    /// Lists what the program has on a device.
    ///
    /// - Parameter engine: opens the engine, if the views of previews have to be asked for what they are.
    /// - Throws: `ProgramFailure` if parameters or previews cannot be listed.
    @MainActor init(on device: WidgetDevice, engine: () throws -> PictureEngine) async throws {
        let contents = ExtensionContents.make()
        var widgets: [WidgetListing] = []
        for widget in contents.widgets { widgets.append(try await WidgetListing(widget, on: device)) }
        var controls: [ControlListing] = []
        for control in contents.controls { controls.append(try await ControlListing(control, on: device)) }
        (self.device, self.widgets) = (device.name, widgets)
        activities = contents.activities.isEmpty ? nil : contents.activities.map(\.attributes)
        self.controls = contents.controls.isEmpty ? nil : controls
        previews = try PreviewCatalog.all(on: device, with: engine).map { PreviewListing($0) }
    }

    /// The listing as text.
    var text: String {
        var parts = widgets.isEmpty ? ["The program has no widgets."] : widgets.map(\.text)
        if let activities {
            let forms = ActivityPreviewViewKind.all.map(\.name).joined(separator: ", ")
            parts.append((["Live Activities"] + activities.map { "  \($0): \(forms)" }).joined(separator: "\n"))
        }
        if let controls {
            parts.append((["Controls"] + controls.map { "  \($0.text)" }).joined(separator: "\n"))
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
    /// The places, without those that the device does not have.
    let families: [String]
    /// The parameters of the configuration; nil if there are none.
    let parameters: [WidgetListing.Parameter]?

    /// - Throws: `ProgramFailure` if the control's parameters cannot be listed.
    @MainActor init(_ control: ControlDescription, on device: WidgetDevice) async throws {
        (kind, displayName, description) = (control.kind, control.displayName, control.summary)
        families = PictureForm.places(on: device).map(\.rawValue)
        let parameters = try await WidgetListing.Parameter.all(of: control.runner.makeIntent(), kind: kind)
        self.parameters = parameters.isEmpty ? nil : parameters
    }

    var text: String {
        let title = displayName == kind ? kind : "\(kind): \(displayName)"
        let lines = ["families: \(families.joined(separator: ", "))"] + (parameters ?? []).map { "parameter \($0.text)" }
        return ([title] + lines.map { "    \($0)" }).joined(separator: "\n")
    }
}
