import Foundation
import FoundationSupplement
import Processes
import SwiftUICore
import WidgetKitCore

/// A widget in one family, configured, ready to be asked for entries and to be drawn in each appearance.
@MainActor struct WidgetStage {
    let widget: WidgetDescription
    let family: WidgetFamily
    /// The appearances asked for; only the picture's date is still open.
    let surroundings: [WidgetSurroundings]
    let loader: EntryLoader
    private let setup: RunSetup
    private let size: CGSize

    /// - Parameter device: what shows the widget; nil for the options' device.
    /// - Throws: `ProgramFailure` where a parameter will not take its value, or the configuration's queries fail.
    init(
        _ widget: WidgetDescription, family: WidgetFamily, size: CGSize, device: WidgetDevice? = nil,
        parameters: [WidgetParameters.Setting], setup: RunSetup
    ) async throws {
        (self.widget, self.family, self.size, self.setup) = (widget, family, size, setup)
        let settings = setup.settings
        let intent = try await WidgetParameters.intent(
            of: widget, setting: parameters, recommendation: settings.recommendation, timeout: settings.timeout)
        loader = EntryLoader(widget: widget, intent: intent, timeout: settings.timeout, console: setup.console)
        surroundings = settings.surroundings(of: family, size: size, on: device ?? settings.device)
        WidgetCenter.shared.setCurrentConfigurations([WidgetInfo(kind: widget.kind, family: family, intent: intent)])
    }

    /// The entry that is asked for, by default the one of the options.
    ///
    /// - Throws: `ProgramFailure` with the status `widgetFailed`.
    func entry(_ request: WidgetEntryRequest? = nil) async throws -> WidgetEntry {
        let request = request ?? setup.settings.request
        return try await loader.entry(request, in: context(isPreview: request == .snapshot), at: setup.now)
    }

    /// What a provider is told.
    func context(isPreview: Bool) -> TimelineProviderContext {
        TimelineProviderContext(
            family: family, isPreview: isPreview, displaySize: size,
            environmentVariants: .init(surroundings.map(\.environmentVariant)))
    }

    /// The picture of an entry.
    ///
    /// The body is evaluated with the clock at the entry's date.
    /// - Parameters:
    ///   - date: the moment that texts which run by themselves show.
    ///   - isPlaceholder: whether the content is only hinted at.
    ///   - inspects: whether the tree keeps the names of views.
    /// - Throws: `ProgramFailure` with the status `widgetFailed`.
    func picture(
        of entry: WidgetEntry, in surroundings: WidgetSurroundings, at date: Date, isPlaceholder: Bool = false,
        inspects: Bool = false
    ) throws -> RenderedView {
        var surroundings = surroundings
        surroundings.date = date
        surroundings.isPlaceholder = isPlaceholder
        HostSettings.freeze(at: entry.date)
        HostEnvironment.current.isDark = surroundings.colorScheme == .dark
        let session = setup.engine.session()
        session.inspects = inspects
        session.onAbandon = { [setup, widget, family] failure in
            setup.beforeAbandoning()
            setup.console.error("\(widget.kind), \(family): \(failure) No picture is made of it and of what follows it.")
            TemporaryFiles.shared.removeAll()
            ProgramEnd.exit(ProgramFailure.Status.widgetFailed.rawValue)
        }
        let renderer = WidgetRenderer(widget: widget, surroundings: surroundings, session: session)
        do {
            return try Watchdog.guarding(
                seconds: setup.settings.timeout,
                message: { "\(self.widget.kind), \(self.family): \(RunSetup.lateness(of: "its view", self.setup.settings))" }
            ) { try renderer.render(entry.content()) }
        } catch {
            throw ProgramFailure.widgetFailed("\(widget.kind), \(family): \(error)")
        }
    }

    /// The picture of the entry that was asked for, by default the one of the options.
    ///
    /// - Throws: `ProgramFailure` with the status `widgetFailed`.
    func requestedPicture(
        of entry: WidgetEntry, _ request: WidgetEntryRequest? = nil, in surroundings: WidgetSurroundings,
        inspects: Bool = false
    ) throws -> RenderedView {
        defer { HostSettings.freeze(at: setup.now) }
        let request = request ?? setup.settings.request
        return try picture(
            of: entry, in: surroundings,
            // Texts that run by themselves have gone on since the entry's date.
            at: request == .current ? max(entry.date, setup.now) : entry.date,
            isPlaceholder: request == .placeholder, inspects: inspects)
    }
}
