import CairoGraphics
import Foundation
import Processes
import WidgetKitCore

/// The widgets and families that the options select.
@MainActor struct WidgetSelection {
    /// A widget with the selected families.
    struct Selected {
        let widget: WidgetDescription
        let families: [WidgetFamily]
    }

    let widgets: [Selected]

    /// Messages about widgets that are not selected because the device shows none of their families.
    let leftOut: [String]

    /// No widgets.
    static let none = WidgetSelection(widgets: [])

    init(widgets: [Selected]) { (self.widgets, leftOut) = (widgets, []) }

    /// - Parameters:
    ///   - widgets: the widgets of the program.
    ///   - activities: the Live Activities of the program, for messages. They cannot be selected.
    ///   - controls: the controls of the program, for messages. They cannot be selected.
    ///   - kinds: the kinds. An empty list selects all.
    ///   - families: the families. An empty list selects all families that a widget supports and the device shows.
    /// - Throws: `ProgramFailure` if a kind or family does not exist, or no selected widget supports a family.
    init(
        of widgets: [WidgetDescription], activities: [LiveActivityDescription] = [],
        controls: [ControlDescription] = [], kinds: [String],
        families: [WidgetFamily], on device: WidgetDevice, outOf devices: DeviceTable
    ) throws {
        guard !widgets.isEmpty else {
            if let activity = activities.first {
                throw ProgramFailure.badInput(
                    "The program has only Live Activities (\(activity.attributes)) and no previews of them. Write a #Preview, or give "
                        + "attributes and states with render --state FILE.")
            }
            if let control = controls.first {
                throw ProgramFailure.badInput(
                    "The program has only controls (\(control.kind)), which are not drawn yet; list names them.")
            }
            throw ProgramFailure.badInput("The program has no widgets. Give the bundle's body at least one.")
        }
        let chosen = try kinds.isEmpty
            ? widgets
            : kinds.map { try Choice.of($0, for: "--kind", in: widgets, name: \.kind) }
        for family in families where device.size(of: family) == nil {
            throw ProgramFailure.badInput(
                "--family: \(device.name) shows no \(family) widgets; "
                    + "it shows \(Choice.joined(device.families.map(\.name))). "
                    + Self.advice(showing: [family], among: devices))
        }
        for family in families where !chosen.contains(where: { $0.families(on: device).contains(family) }) {
            let supported = chosen.map { "\($0.kind) supports \(Choice.joined($0.families(on: device).map(\.name)))" }
            throw ProgramFailure.badInput(
                "--family: no widget supports \(family); \(supported.joined(separator: "; ")).")
        }
        let selected = chosen.map { widget in
            let supported = widget.families(on: device)
            return Selected(
                widget: widget,
                families: families.isEmpty
                    ? supported.filter { device.size(of: $0) != nil } : families.filter(supported.contains))
        }
        let unshown = families.isEmpty ? selected.filter(\.families.isEmpty).map(\.widget) : []
        let reasons = unshown.map { widget in
            widget.families.isEmpty
                ? "\(widget.kind) supports no family."
                : "\(widget.kind) supports \(Choice.joined(widget.families.map(\.name))); \(device.name) "
                    + "shows none of these. " + Self.advice(showing: widget.families, among: devices)
        }
        // It is an error if a kind that the options name cannot be shown. Without --kind, some widgets may be for other
        // devices.
        if let reason = reasons.first, unshown.count == selected.count || !kinds.isEmpty {
            throw ProgramFailure.badInput(reason)
        }
        leftOut = reasons
        self.widgets = selected.filter { families.isEmpty ? !$0.families.isEmpty : true }
    }

    private static func advice(showing families: [WidgetFamily], among devices: DeviceTable) -> String {
        let device = devices.devices.first { device in families.contains { device.size(of: $0) != nil } }
        return "Choose another --device" + (device.map { ", such as \"\($0.name)\"." } ?? ".")
    }
}
