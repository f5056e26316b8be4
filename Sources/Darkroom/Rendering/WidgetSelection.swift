import CairoGraphics
import Foundation
import Goldens
import Processes
import WidgetKitCore

/// The widgets, Live Activities and controls that the options select, and in which forms.
@MainActor struct WidgetSelection {
    /// A widget with the selected families.
    struct Selected {
        let widget: WidgetDescription
        let families: [WidgetFamily]
    }

    typealias SelectedActivity = (activity: LiveActivityDescription, forms: [ActivityPreviewViewKind])

    let widgets: [Selected]
    /// The Live Activities with their selected presentations.
    private(set) var activities: [SelectedActivity]
    /// The controls with the selected places.
    private(set) var controls: [(control: ControlDescription, forms: [ControlForm])]

    /// Messages about what is not selected because the device does not show it.
    let leftOut: [String]

    /// Nothing.
    static let none = WidgetSelection(widgets: [])

    init(widgets: [Selected], leftOut: [String] = []) {
        (self.widgets, activities, controls, self.leftOut) = (widgets, [], [], leftOut)
    }

    /// Everything whose configuration may have parameters.
    var parameterOwners: [WidgetParameters.Owner] {
        widgets.map { WidgetParameters.Owner($0.widget) } + controls.map { WidgetParameters.Owner($0.control) }
    }

    /// - Parameters:
    ///   - contents: what the program has.
    ///   - kinds: the kinds of widgets and controls, and the types of Live Activities' attributes. An empty list selects all.
    ///   - forms: the families, presentations and places. An empty list selects all that the device shows.
    ///   - presentation: the place in which pictures are shown. Forms that it does not show are not selected.
    /// - Throws: `ProgramFailure` if a kind or form does not exist, or nothing that is selected has a form.
    init(
        of contents: ExtensionDescription, kinds: [String], forms: [PictureForm], on device: WidgetDevice,
        outOf devices: DeviceTable, in presentation: Presentation = .bare
    ) throws {
        guard !contents.isEmpty else {
            if !LostWidgets.part.names.isEmpty { throw ProgramFailure.widgetFailed("No other widget is left.") }
            throw ProgramFailure.badInput("The program has no widgets. Give the bundle's body at least one.")
        }
        let names = try kinds.map { try Choice.of($0, for: "--kind", in: contents.kinds, name: \.self) }
        let chosen = kinds.isEmpty
            ? contents.widgets : names.compactMap { name in contents.widgets.first { $0.kind == name } }
        let activities = contents.activities.filter { kinds.isEmpty || names.contains($0.attributes) }
        let controls = contents.controls.filter { kinds.isEmpty || names.contains($0.kind) }
        try WidgetSelection.check(forms, hasActivities: !activities.isEmpty, hasControls: !controls.isEmpty, on: device)

        self.activities = activities.map { activity in
            (activity, PictureForm.presentations(on: device).filter { forms.isEmpty || forms.contains(.activity($0)) })
        }.filter { !$0.forms.isEmpty }
        self.controls = controls.map { control in
            (control, PictureForm.places(on: device).filter { forms.isEmpty || forms.contains(.control($0)) })
        }.filter { !$0.forms.isEmpty }
        let families = forms.compactMap(\.family)
        try WidgetSelection.check(families, of: chosen, on: device, outOf: devices)
        let selected = chosen.map { widget in
            let supported = widget.families(on: device)
            return Selected(
                widget: widget,
                families: forms.isEmpty
                    ? supported.filter { device.size(of: $0) != nil } : families.filter(supported.contains))
        }
        let unshown = forms.isEmpty ? selected.filter(\.families.isEmpty).map(\.widget) : []
        let reasons = unshown.map { widget in
            widget.families.isEmpty
                ? "\(widget.kind) supports no family."
                : "\(widget.kind) supports \(Choice.joined(widget.families.map(\.name))); \(device.name) "
                    + "shows none of these. " + Self.advice(showing: widget.families, among: devices)
        }
        // It is an error if a kind that the options name cannot be shown. Without --kind, some widgets may be for other
        // devices.
        let isNothing = unshown.count == selected.count && self.activities.isEmpty && self.controls.isEmpty
        if let reason = reasons.first, isNothing || !kinds.isEmpty {
            throw ProgramFailure.badInput(reason)
        }
        let shown = (selected.flatMap(\.families).map(PictureForm.widget)
            + self.activities.flatMap(\.forms).map(PictureForm.activity) + self.controls.flatMap(\.forms).map(PictureForm.control))
        try WidgetSelection.check(presentation, shows: shown, areNamed: !forms.isEmpty, on: device)
        func isInPlace(_ form: PictureForm) -> Bool { presentation.place(of: form, on: device) != nil }
        self.activities = self.activities.map { ($0.activity, $0.forms.filter { isInPlace(.activity($0)) }) }
            .filter { !$0.forms.isEmpty }
        self.controls = self.controls.map { ($0.control, $0.forms.filter { isInPlace(.control($0)) }) }
            .filter { !$0.forms.isEmpty }
        var leftOut = reasons
        if forms.isEmpty, [.watch, .mac].contains(device.kind) {
            let owner = device.kind == .watch ? "a watch" : "a Mac"
            leftOut += controls.map { "\($0.kind): the controls of \(owner) are not drawn yet." }
        }
        self.leftOut = leftOut
        widgets = selected.map { one in
            Selected(widget: one.widget, families: one.families.filter { isInPlace(.widget($0)) })
        }.filter { !$0.families.isEmpty }
    }

    /// What a variant of the run is for.
    func including(_ isIncluded: (_ kind: String, _ form: String) -> Bool) -> WidgetSelection {
        var selection = WidgetSelection(widgets: widgets.map { one in
            Selected(widget: one.widget, families: one.families.filter { isIncluded(one.widget.kind, $0.name) })
        }.filter { !$0.families.isEmpty }, leftOut: leftOut)
        selection.activities = activities.map { one in
            (one.activity, one.forms.filter { isIncluded(one.activity.attributes, PictureForm.activity($0).name) })
        }.filter { !$0.forms.isEmpty }
        selection.controls = controls.map { one in
            (one.control, one.forms.filter { isIncluded(one.control.kind, $0.rawValue) })
        }.filter { !$0.forms.isEmpty }
        return selection
    }

    /// The Live Activities and controls of a golden folder.
    func choosingSurfaces(in choice: GoldenScope.Choice) -> WidgetSelection {
        var chosen = WidgetSelection.none
        chosen.activities = activities.map { selected in
            (selected.activity, selected.forms.filter { choice.includes(kind: selected.activity.attributes, family: $0.name) })
        }.filter { !$0.forms.isEmpty }
        chosen.controls = controls.map { selected in
            (selected.control, selected.forms.filter { choice.includes(kind: selected.control.kind, family: $0.rawValue) })
        }.filter { !$0.forms.isEmpty }
        return chosen
    }

    /// - Throws: `ProgramFailure` if a presentation or place is named that the program or the device does not have.
    private static func check(
        _ forms: [PictureForm], hasActivities: Bool, hasControls: Bool, on device: WidgetDevice
    ) throws {
        for form in forms {
            switch form {
            case .widget: continue
            case .activity(let kind):
                guard hasActivities else {
                    throw ProgramFailure.badInput(
                        "--family: \(form.name) is a presentation of Live Activities, and none is chosen. list names them.")
                }
                if PictureForm.presentations(on: device).contains(kind) { continue }
            case .control(let place):
                guard hasControls else {
                    throw ProgramFailure.badInput(
                        "--family: \(form.name) is a place of controls, and none is chosen. list names them.")
                }
                if PictureForm.places(on: device).contains(place) { continue }
            }
            throw ProgramFailure.badInput("--family: \(device.name) has no \(form.name). Choose another --device.")
        }
    }

    /// - Throws: `ProgramFailure` if the presentation does not show a form that is named, or none at all.
    private static func check(
        _ presentation: Presentation, shows forms: [PictureForm], areNamed: Bool, on device: WidgetDevice
    ) throws {
        let others = forms.filter { presentation.place(of: $0, on: device) == nil }
        guard let other = others.first, areNamed || others.count == forms.count else { return }
        let usual = Presentation.automatic.place(of: other, on: device).map { " \($0.rawValue) shows it, and" } ?? ""
        throw ProgramFailure.badInput(
            "--presentation: \(presentation.rawValue) on \(device.name) does not show \(other.name).\(usual) auto shows each "
                + "picture in its place.")
    }

    /// - Throws: `ProgramFailure` if the device does not show a family, or no widget supports it.
    private static func check(
        _ families: [WidgetFamily], of widgets: [WidgetDescription], on device: WidgetDevice, outOf devices: DeviceTable
    ) throws {
        for family in families where device.size(of: family) == nil {
            throw ProgramFailure.badInput(
                "--family: \(device.name) shows no \(family) widgets; "
                    + "it shows \(Choice.joined(device.families.map(\.name))). "
                    + advice(showing: [family], among: devices))
        }
        for family in families where !widgets.contains(where: { $0.families(on: device).contains(family) }) {
            let supported = widgets.map { "\($0.kind) supports \(Choice.joined($0.families(on: device).map(\.name)))" }
            throw ProgramFailure.badInput(
                "--family: no widget supports \(family)\(supported.isEmpty ? "" : "; ")\(supported.joined(separator: "; ")).")
        }
    }

    private static func advice(showing families: [WidgetFamily], among devices: DeviceTable) -> String {
        let device = devices.devices.first { device in families.contains { device.size(of: $0) != nil } }
        return "Choose another --device" + (device.map { ", such as \"\($0.name)\"." } ?? ".")
    }
}
