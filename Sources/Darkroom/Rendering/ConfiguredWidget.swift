import Foundation
import FoundationSupplement
import Processes
import SwiftUICore
import WidgetKitCore

/// A widget in one family on a device, configured: it can be asked for entries, and drawn in each appearance.
@MainActor struct ConfiguredWidget {
    let widget: WidgetDescription
    let family: WidgetFamily
    /// The appearances asked for; only the picture's date is still open.
    let surroundings: [WidgetSurroundings]
    private let loader: EntryLoader
    private let setup: RunSetup

    /// What messages call it.
    private var name: String { "\(widget.kind), \(family)" }

    /// - Throws: `ProgramFailure` where a parameter does not take its value, the configuration's queries fail, or the
    ///   device shows no widgets of the family.
    init(
        _ widget: WidgetDescription, family: WidgetFamily, on device: WidgetDevice,
        parameters: [WidgetParameters.Setting], setup: RunSetup
    ) async throws {
        (self.widget, self.family, self.setup) = (widget, family, setup)
        let settings = setup.settings
        surroundings = settings.surroundings(of: family, on: device)
        guard let host = surroundings.first?.host else {
            throw ProgramFailure.badInput("\(device.name) shows no \(family) widgets.")
        }
        let intent = try await HostEnvironment.with(host) {
            try await WidgetParameters.intent(
                of: widget, setting: parameters, recommendation: settings.recommendation, timeout: settings.timeout,
                sharesMainThread: setup.sharesProcess)
        }
        loader = EntryLoader(
            widget: widget, intent: intent, timeout: settings.timeout, console: setup.console,
            sharesMainThread: setup.sharesProcess)
        WidgetCenter.shared.setCurrentConfigurations([WidgetInfo(kind: widget.kind, family: family, intent: intent)])
    }

    /// The entry that is asked for, by default the one of the options.
    ///
    /// - Throws: `ProgramFailure` with the status `widgetFailed`.
    func entry(_ request: WidgetEntryRequest? = nil) async throws -> WidgetEntry {
        let request = request ?? setup.settings.request
        return try await HostEnvironment.with(surroundings[0].host) {
            try await loader.entry(request, in: context(isPreview: request == .snapshot), at: setup.now)
        }
    }

    /// The provider's timeline, its entries in the order of their dates; there is at least one.
    ///
    /// - Throws: `ProgramFailure` with the status `widgetFailed`.
    func timeline() async throws -> WidgetTimeline {
        try await HostEnvironment.with(surroundings[0].host) {
            try await loader.timeline(in: context(isPreview: false))
        }
    }

    /// What a provider is told.
    func context(isPreview: Bool) -> TimelineProviderContext {
        TimelineProviderContext(
            family: family, isPreview: isPreview, displaySize: surroundings[0].size,
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
        let renderer = WidgetRenderer(
            widget: widget, surroundings: surroundings, session: setup.session(for: name, inspects: inspects))
        do {
            return try setup.withinLimit(name) { try renderer.render(entry.content()) }
        } catch {
            throw ProgramFailure.widgetFailed("\(name): \(error)")
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
