import CairoGraphics
import DisplayList
import Foundation
import PictureEngine
import Processes
import SwiftUI
import SwiftUICore
import WidgetKitCore

/// Makes the pictures of previews: one of each view, entry or state in each appearance.
@MainActor final class PreviewRun {
    /// Takes a picture of a preview.
    typealias Output = (PreviewSubject, PreviewReport.File, RenderedView) throws -> Void

    private let setup: RunSetup
    private let format: PictureFormat
    private let inspects: Bool
    private let output: Output

    /// - Parameters:
    ///   - inspects: whether the trees keep the names of views.
    ///   - output: gets each picture as soon as it is laid out.
    init(setup: RunSetup, format: PictureFormat, inspects: Bool, output: @escaping Output) {
        (self.setup, self.format, self.inspects, self.output) = (setup, format, inspects, output)
    }

    /// A preview that fails does not keep the others from their pictures.
    ///
    /// - Parameters:
    ///   - willDraw: hears of each preview before it is drawn.
    ///   - onFailure: hears of each preview that failed, and why.
    /// - Returns: what was drawn, and whether a preview failed.
    /// - Throws: what `output` throws, but for widgets' failures.
    func render(
        _ subjects: [PreviewSubject], willDraw: (PreviewSubject) -> Void = { _ in },
        onFailure: (PreviewSubject, ProgramFailure) -> Void = { _, _ in }
    ) async throws -> (report: PreviewReport, failed: Bool) {
        var (report, failed) = (PreviewReport(previews: []), false)
        for subject in subjects {
            var entry = PreviewReport.Preview(
                name: subject.name, source: subject.source, kind: subject.content.kind, family: subject.content.form,
                pictures: [])
            do {
                HostSettings.freeze(at: setup.now)
                willDraw(subject)
                try await draw(subject) { entry.pictures.append($0) }
            } catch let failure as ProgramFailure where failure.status == .widgetFailed {
                setup.console.error("\(subject.place): \(failure.message)")
                onFailure(subject, failure)
                failed = true
            }
            HostSettings.freeze(at: setup.now)
            report.previews.append(entry)
        }
        return (report, failed)
    }

    private func draw(_ subject: PreviewSubject, note: (PreviewReport.File) -> Void) async throws {
        switch subject.content {
        case .widget(let content): try await draw(content, of: subject, note: note)
        case .activity(let content): try await draw(content, of: subject, note: note)
        case .view(let preview):
            let made = try await setup.answer("what its modifiers share") { await ModifiedView(preview) }.result
            guard let view = try guarded(subject, { try made.get() }) else { return }
            let canvas = PreviewCanvas(
                device: setup.settings.device, layout: preview.layout, orientation: preview.orientation)
            try draw(view, of: subject, on: canvas, colorScheme: nil, note: note)
        case .member(let member): try draw(member, of: subject, note: note)
        }
    }

    // Widgets.

    private func draw(
        _ content: WidgetPreviewContent, of subject: PreviewSubject, note: (PreviewReport.File) -> Void
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
                try write(
                    picture, of: subject, in: surroundings,
                    entry: entries.count > 1 ? (index + 1, entries.count) : nil, date: entry.date, note: note)
            }
        }
    }

    /// The device that shows the family: the one asked for, or else the first of the table that has it.
    private func device(for family: WidgetFamily) throws -> WidgetDevice {
        for device in [setup.settings.device] + setup.devices.devices where device.size(of: family) != nil {
            return device
        }
        throw ProgramFailure.widgetFailed("no device shows \(family) widgets.")
    }

    // Activities.

    private func draw(
        _ content: LiveActivityPreviewContent, of subject: PreviewSubject, note: (PreviewReport.File) -> Void
    ) async throws {
        let states = try await setup.answer("its states") { @MainActor in
            UncheckedStates(states: await content.states())
        }.states
        guard !states.isEmpty else { throw ProgramFailure.widgetFailed("it has no states. List at least one.") }
        for (index, state) in states.enumerated() {
            for surroundings in viewSurroundings(on: setup.settings.device) {
                let renderer = LiveActivityRenderer(
                    content: content, surroundings: surroundings, screenWidth: setup.settings.device.screen.width,
                    session: session(of: subject))
                guard let picture = try guarded(subject, { try renderer.picture(of: state) }) else {
                    throw ProgramFailure.widgetFailed(
                        "its widget is no Live Activity of \(content.attributes). "
                            + "Show one whose ActivityConfiguration is for these.")
                }
                try write(
                    picture, of: subject, in: surroundings,
                    entry: states.count > 1 ? (index + 1, states.count) : nil, date: nil, note: note)
            }
        }
    }

    // Views.

    private func draw(
        _ member: PreviewSubject.ProviderMember, of subject: PreviewSubject, note: (PreviewReport.File) -> Void
    ) throws {
        var device = setup.settings.device
        if let name = member.options.device?.rawValue {
            if let named = setup.devices.device(named: name) {
                device = named
            } else {
                setup.console.warn("\(subject.name): there is no device \"\(name)\" in the table; \(device.name) is shown.")
            }
        }
        let view = member.provider.member(member.index)
        guard let family = member.family else {
            let canvas = PreviewCanvas(
                device: device, layout: member.options.layout ?? .device,
                orientation: member.options.orientation ?? .portrait)
            return try draw(view, of: subject, on: canvas, colorScheme: member.colorScheme, note: note)
        }
        let shown = try device.size(of: family) == nil ? self.device(for: family) : device
        for asked in setup.settings.surroundings(of: family, on: shown) {
            var surroundings = asked
            surroundings.colorScheme = member.colorScheme ?? asked.colorScheme
            surroundings.date = setup.now
            let renderer = WidgetRenderer(widget: nil, surroundings: surroundings, session: session(of: subject))
            let picture = try guarded(subject) { try renderer.render(view) }
            try write(picture, of: subject, in: asked, note: note)
        }
    }

    private func draw(
        _ view: AnyView, of subject: PreviewSubject, on canvas: PreviewCanvas, colorScheme: ColorScheme?,
        note: (PreviewReport.File) -> Void
    ) throws {
        for asked in viewSurroundings(on: canvas.device) {
            var surroundings = asked
            let preferred = try guarded(subject) {
                PreviewRenderer(surroundings: asked, session: session(of: subject)).views
                    .preference(PreferredColorSchemeKey.self, of: view) ?? nil
            }
            surroundings.colorScheme = preferred ?? colorScheme ?? asked.colorScheme
            let renderer = PreviewRenderer(surroundings: surroundings, session: session(of: subject))
            let picture = try guarded(subject) { try canvas.picture(of: view, with: renderer) }
            try write(picture, of: subject, in: asked, note: note)
        }
    }

    /// The appearances of what is in no widget.
    private func viewSurroundings(on device: WidgetDevice) -> [WidgetSurroundings] {
        setup.settings.surroundings(screenOf: device).map {
            var surroundings = $0
            surroundings.date = setup.now
            return surroundings
        }
    }

    // What all have in common.

    private func write(
        _ view: RenderedView, of subject: PreviewSubject, in surroundings: WidgetSurroundings,
        entry: (number: Int, count: Int)? = nil, date: Date? = nil, note: (PreviewReport.File) -> Void
    ) throws {
        let file = PicturePath.preview(
            subject.name, entry: entry, surroundings: surroundings, format: format)
        let picture = PreviewReport.File(
            file: file, scheme: surroundings.colorScheme.name, entry: entry?.number, date: date,
            width: view.displayList.size.width, height: view.displayList.size.height, scale: surroundings.scale)
        try output(subject, picture, view)
        note(picture)
    }

    /// What `draw` makes within the time limit; its failures are the preview's.
    private func guarded<Value>(_ subject: PreviewSubject, _ draw: () throws -> Value) throws -> Value {
        do {
            return try setup.withinLimit(subject.place, draw)
        } catch {
            throw ProgramFailure.widgetFailed("\(error)")
        }
    }

    private func session(of subject: PreviewSubject) -> RenderSession {
        setup.session(for: subject.place, inspects: inspects)
    }
}

/// Entries on their way from one task of the main actor to another.
// Both tasks are the main actor's.
private struct UncheckedEntries: @unchecked Sendable { let entries: [any TimelineEntry] }
// Both tasks are the main actor's.
private struct UncheckedStates: @unchecked Sendable { let states: [Any] }

/// A preview's view with what its modifiers do to it, or why they could not.
// Made and read on the main actor.
private struct ModifiedView: @unchecked Sendable {
    let result: Result<AnyView?, any Error>

    @MainActor init(_ preview: Preview) async {
        do { result = .success(try await preview.view()) } catch { result = .failure(error) }
    }
}
