import CairoGraphics
import DisplayList
import Foundation
import FoundationSupplement
import PictureEngine
import Processes
import SwiftUI
import SwiftUICore
import WidgetKitCore

/// Draws the entries, states or views of a preview in each appearance.
@MainActor struct PreviewDrawer {
    /// A picture of a preview.
    struct Drawing {
        let view: RenderedView
        /// The appearance as the options ask for it.
        let surroundings: WidgetSurroundings
        /// The number of the entry or state, and how many there are; nil if the preview has only one.
        var entry: (number: Int, count: Int)?
        /// The entry's date; nil for activities and views, which are shown at the present.
        var date: Date?
        /// Whether a control's value for the gallery stands in for the current one.
        var isPlaceholder = false
    }

    let setup: RunSetup
    /// Whether the layout trees keep the names of views.
    let inspects: Bool
    /// The time in seconds between two states of a Live Activity. With 0, all are shown at the present.
    var stateInterval: Double = 0

    /// Draws a preview.
    ///
    /// - Parameter body: receives each picture as soon as it is laid out.
    /// - Throws: `ProgramFailure` with the status `widgetFailed` if the preview fails, and the errors of `body`.
    func draw(_ subject: PreviewSubject, _ body: (Drawing) throws -> Void) async throws {
        switch subject.content {
        case .widget(let content): try await draw(content, of: subject, body)
        case .activity(let content): try await draw(content, of: subject, body)
        case .control(let control): try await draw(control, of: subject, body)
        case .view(let preview):
            let made = try await setup.answer("what its modifiers share") { await ModifiedView(preview) }.result
            guard let view = try guarded(subject, { try made.get() }) else { return }
            let canvas = PreviewCanvas(
                device: setup.settings.device, layout: preview.layout, orientation: preview.orientation)
            try draw(view, of: subject, on: canvas, colorScheme: nil, body)
        case .member(let member): try draw(member, of: subject, body)
        }
    }

    // MARK: Widgets

    private func draw(
        _ content: WidgetPreviewContent, of subject: PreviewSubject, _ body: (Drawing) throws -> Void
    ) async throws {
        guard let widget = content.widget else {
            throw ProgramFailure.widgetFailed("the widget shown has no configuration.")
        }
        let configured = try await ConfiguredWidget(
            widget, family: content.family, on: device(for: content.family), parameters: [], setup: setup)
        let (context, console) = (configured.context(isPreview: true), setup.console)
        let listed = try await setup.answer("its entries") { @MainActor in
            UncheckedEntries(entries: await content.entries(context) { console.warn("\(subject.name): \($0)") })
        }.entries
        guard let entries = widget.runner.entries(listed) else {
            throw ProgramFailure.widgetFailed("its entries are not of the type that \(widget.kind)'s provider makes.")
        }
        guard !entries.isEmpty else { throw ProgramFailure.widgetFailed("it has no entries. List at least one.") }
        for (index, entry) in entries.enumerated() {
            for surroundings in configured.surroundings {
                let picture = try configured.picture(of: entry, in: surroundings, at: entry.date, inspects: inspects)
                try body(
                    Drawing(
                        view: picture, surroundings: surroundings,
                        entry: entries.count > 1 ? (index + 1, entries.count) : nil, date: entry.date))
            }
        }
    }

    /// Returns the device of the options if it shows the family, or else the first device of the table that does.
    private func device(for family: WidgetFamily) throws -> WidgetDevice {
        for device in [setup.settings.device] + setup.devices.devices where device.size(of: family) != nil {
            return device
        }
        throw ProgramFailure.widgetFailed("no device shows \(family) widgets.")
    }

    // MARK: Activities

    private func draw(
        _ content: LiveActivityPreviewContent, of subject: PreviewSubject, _ body: (Drawing) throws -> Void
    ) async throws {
        let states = try await setup.answer("its states") { @MainActor in
            UncheckedStates(states: await content.states())
        }.states
        guard !states.isEmpty else { throw ProgramFailure.widgetFailed("it has no states. List at least one.") }
        for (index, state) in states.enumerated() {
            let date = setup.now.addingTimeInterval(Double(index) * stateInterval)
            HostSettings.freeze(at: date)
            for surroundings in viewSurroundings(on: setup.settings.device, of: .activity(content.viewKind), at: date) {
                let renderer = LiveActivityRenderer(
                    content: content, surroundings: surroundings, session: session(of: subject))
                guard let picture = try guarded(subject, {
                    try renderer.picture(of: state).map {
                        try setup.presented(
                            $0, as: .activity(content.viewKind), named: content.attributes, in: surroundings, at: date)
                    }
                }) else {
                    throw ProgramFailure.widgetFailed(
                        "its widget is not a Live Activity of \(content.attributes). "
                            + "Use a widget whose ActivityConfiguration has these attributes.")
                }
                try body(
                    Drawing(
                        view: picture, surroundings: surroundings,
                        entry: states.count > 1 ? (index + 1, states.count) : nil, date: stateInterval > 0 ? date : nil))
            }
        }
    }

    // MARK: Controls

    private func draw(
        _ subject: ControlSubject, of preview: PreviewSubject, _ body: (Drawing) throws -> Void
    ) async throws {
        let control = subject.control
        let (content, isPlaceholder) = try await ControlLoader(setup: setup).content(of: subject, named: preview.name)
        for surroundings in viewSurroundings(on: setup.settings.device, of: .control(subject.form), at: setup.now) {
            let renderer = ControlRenderer(
                control, as: subject.form, surroundings: surroundings, session: session(of: preview))
            let picture = try guarded(preview) {
                try setup.presented(
                    renderer.picture(of: content), as: .control(subject.form), named: control.displayName, in: surroundings,
                    at: setup.now)
            }
            try body(Drawing(view: picture, surroundings: surroundings, isPlaceholder: isPlaceholder))
        }
    }

    // MARK: Views

    private func draw(
        _ member: PreviewSubject.ProviderMember, of subject: PreviewSubject, _ body: (Drawing) throws -> Void
    ) throws {
        var device = setup.settings.device
        if let name = member.options.device?.rawValue {
            if let named = setup.devices.device(named: name) {
                device = named
            } else {
                setup.console.warn("\(subject.name): there is no device \"\(name)\" in the table; \(device.name) is shown.")
            }
        }
        let view = member.provider.member(member.index, counts: member.counts)
        guard let family = member.family else {
            let canvas = PreviewCanvas(
                device: device, layout: member.options.layout ?? .device,
                orientation: member.options.orientation ?? .portrait)
            return try draw(view, of: subject, on: canvas, colorScheme: member.colorScheme, body)
        }
        let shown = try device.size(of: family) == nil ? self.device(for: family) : device
        for asked in setup.settings.surroundings(of: family, on: shown) {
            var surroundings = asked
            surroundings.colorScheme = member.colorScheme ?? asked.colorScheme
            surroundings.date = setup.now
            let renderer = WidgetRenderer(widget: nil, surroundings: surroundings, session: session(of: subject))
            let picture = try guarded(subject) {
                try setup.accessibilityPicture(of: renderer.render(view), named: subject.name, in: surroundings)
            }
            try body(Drawing(view: picture, surroundings: asked))
        }
    }

    private func draw(
        _ view: AnyView, of subject: PreviewSubject, on canvas: PreviewCanvas, colorScheme: ColorScheme?,
        _ body: (Drawing) throws -> Void
    ) throws {
        for asked in viewSurroundings(on: canvas.device) {
            var surroundings = asked
            let preferred = try guarded(subject) {
                PreviewRenderer(surroundings: asked, session: session(of: subject)).views
                    .preference(PreferredColorSchemeKey.self, of: view) ?? nil
            }
            surroundings.colorScheme = preferred ?? colorScheme ?? asked.colorScheme
            let renderer = PreviewRenderer(surroundings: surroundings, session: session(of: subject))
            let picture = try guarded(subject) {
                try setup.accessibilityPicture(of: canvas.picture(of: view, with: renderer), named: subject.name, in: surroundings)
            }
            try body(Drawing(view: picture, surroundings: asked))
        }
    }

    /// Returns the appearances of views outside widgets.
    private func viewSurroundings(on device: WidgetDevice) -> [WidgetSurroundings] {
        viewSurroundings(on: device, of: nil, at: setup.now)
    }

    /// Returns the appearances of a Live Activity or control; of a view if `form` is nil.
    private func viewSurroundings(on device: WidgetDevice, of form: PictureForm?, at date: Date) -> [WidgetSurroundings] {
        setup.settings.surroundings(screenOf: device).map {
            var surroundings = $0
            surroundings.date = date
            if let form { surroundings.form = form }
            return surroundings
        }
    }

    // MARK: All previews

    /// Returns the result of `draw`, which must finish within the time limit.
    ///
    /// - Throws: `ProgramFailure` with the status `widgetFailed` if `draw` throws.
    private func guarded<Value>(_ subject: PreviewSubject, _ draw: () throws -> Value) throws -> Value {
        do {
            return try RunWarning.about(RunWarning.Subject(picture: subject.name)) {
                try RandomNumbers.drawing(subject.place) { try setup.withinLimit(subject.place, draw) }
            }
        } catch {
            throw ProgramFailure.widgetFailed("\(error)")
        }
    }

    private func session(of subject: PreviewSubject) -> RenderSession {
        setup.session(for: subject.place, inspects: inspects)
    }
}

/// Entries that one task of the main actor hands to another.
// Both tasks run on the main actor.
private struct UncheckedEntries: @unchecked Sendable { let entries: [any TimelineEntry] }
/// States that one task of the main actor hands to another.
// Both tasks run on the main actor.
private struct UncheckedStates: @unchecked Sendable { let states: [Any] }

/// A preview's view with its modifiers applied, or their error.
// It is made and read on the main actor.
private struct ModifiedView: @unchecked Sendable {
    let result: Result<AnyView?, any Error>

    @MainActor init(_ preview: Preview) async {
        do { result = .success(try await preview.view()) } catch { result = .failure(error) }
    }
}
