import Foundation
import FoundationSupplement
import Processes
import SwiftUICore
import WidgetKitCore

/// A configured widget in one family on a device. It returns entries and draws them in each appearance.
@MainActor struct ConfiguredWidget {
    let widget: WidgetDescription
    let family: WidgetFamily
    /// The requested appearances, whose dates are not set yet.
    let surroundings: [WidgetSurroundings]
    /// Whether the provider ended an earlier process, so that its placeholder stands in.
    let drawsPlaceholder: Bool
    private let loader: EntryLoader
    private let setup: RunSetup

    /// The widget in messages.
    private var name: String { "\(widget.kind), \(family)" }

    /// - Throws: `ProgramFailure` if a parameter has an invalid value, a query of the configuration fails, or the
    ///   device does not show the family.
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
        if !setup.sharesProcess { RandomNumbers.begin("configuration of \(widget.kind) \(family)") }
        drawsPlaceholder = CrashRecovery.placeholderNames.contains(widget.pictureName(in: family))
        let intent = drawsPlaceholder ? nil : try await HostEnvironment.with(host) {
            try await WidgetParameters.intent(
                of: WidgetParameters.Owner(widget), setting: parameters, recommendation: settings.recommendation, timeout: settings.timeout,
                sharesMainThread: setup.sharesProcess)
        }
        loader = EntryLoader(
            widget: widget, intent: intent, timeout: settings.timeout, console: setup.console,
            sharesMainThread: setup.sharesProcess, standsIn: setup.drawsPlaceholders, drawsPlaceholder: drawsPlaceholder)
        WidgetCenter.shared.setCurrentConfigurations([WidgetInfo(kind: widget.kind, family: family, intent: intent)])
    }

    /// Returns the requested entry, by default the one of the options.
    ///
    /// - Throws: `ProgramFailure` with the status `widgetFailed` if the provider or the view fails.
    func entry(_ request: WidgetEntryRequest? = nil) async throws -> WidgetEntry {
        let request = request ?? setup.settings.request
        return try await asking {
            try await loader.entry(request, in: context(isPreview: request == .snapshot), at: setup.now)
        }
    }

    /// Returns the provider's timeline. It has at least one entry, and its entries are in the order of their dates.
    ///
    /// - Parameter isReload: whether the widget has shown an earlier timeline.
    /// - Throws: `ProgramFailure` with the status `widgetFailed` if the provider or the view fails.
    func timeline(isReload: Bool = false) async throws -> WidgetTimeline {
        try await asking {
            try await loader.timeline(in: context(isPreview: false), isReload: isReload)
        }
    }

    /// Returns the provider's timeline as it is delivered; nil if a placeholder stands in for it.
    ///
    /// - Parameter round: the number of the question, from 1. Each has random numbers of its own.
    /// - Throws: `ProgramFailure` with the status `widgetFailed` if the provider fails, and nothing stands in for it.
    func deliveredTimeline(round: Int) async throws -> WidgetTimeline? {
        try await asking {
            try await loader.delivered(in: context(isPreview: false), round: round)
        }
    }

    /// Returns what the provider answers in the widget's environment.
    private func asking<Answer>(_ ask: () async throws -> Answer) async throws -> Answer {
        try await HostEnvironment.with(surroundings[0].host) {
            if setup.sharesProcess { return try await ask() }
            return try await CrashRecovery.asking(for: widget.pictureName(in: family), ask)
        }
    }

    /// Whether a parameter of the configuration has no value, as before somebody edits the widget.
    ///
    /// - Throws: the error of a query.
    func lacksValues() async throws -> Bool {
        try await HostEnvironment.with(surroundings[0].host) {
            try await loader.intent?.parameters().contains { $0.value == nil } ?? false
        }
    }

    /// Returns the context for the provider.
    func context(isPreview: Bool) -> TimelineProviderContext {
        TimelineProviderContext(
            family: family, isPreview: isPreview, displaySize: surroundings[0].size,
            environmentVariants: .init(surroundings.map(\.environmentVariant)))
    }

    /// Returns the picture of an entry.
    ///
    /// The clock stands at the entry's date while the body is evaluated, or at the present where the entry is older: the system evaluates it
    /// after the provider has answered.
    /// - Parameters:
    ///   - date: the date that running texts show.
    ///   - isPlaceholder: whether the content is drawn as a placeholder.
    ///   - inspects: whether the layout tree keeps the names of views.
    /// - Throws: `ProgramFailure` with the status `widgetFailed` if the provider or the view fails.
    func picture(
        of entry: WidgetEntry, in surroundings: WidgetSurroundings, at date: Date, isPlaceholder: Bool = false,
        inspects: Bool = false
    ) throws -> RenderedView {
        var surroundings = surroundings
        surroundings.date = date
        surroundings.isPlaceholder = isPlaceholder || entry.isPlaceholder
        HostSettings.freeze(at: max(entry.date, setup.now))
        let renderer = WidgetRenderer(
            widget: widget, surroundings: surroundings, session: setup.session(for: name, inspects: inspects))
        let subject = RunWarning.Subject(
            kind: widget.kind, family: family.name,
            picture: PicturePath.base(kind: widget.kind, surroundings: surroundings))
        func draw() throws -> RenderedView {
            try RunWarning.about(subject) {
                try RandomNumbers.drawing(name) {
                    try setup.withinLimit(name) {
                        try setup.presented(
                            renderer.render(entry.content()), as: .widget(family), named: widget.displayName, in: surroundings,
                            at: date)
                    }
                }
            }
        }
        do {
            return try setup.sharesProcess ? draw() : CrashRecovery.making(widget.pictureName(in: family), draw)
        } catch {
            throw ProgramFailure.widgetFailed("\(name): \(error)")
        }
    }

    /// Returns the picture of the requested entry, by default the one of the options.
    ///
    /// - Throws: `ProgramFailure` with the status `widgetFailed` if the provider or the view fails.
    func requestedPicture(
        of entry: WidgetEntry, _ request: WidgetEntryRequest? = nil, in surroundings: WidgetSurroundings,
        inspects: Bool = false
    ) throws -> RenderedView {
        // A timeline's entries do without, because one that crashes says nothing about the others.
        if setup.drawsPlaceholders, !setup.sharesProcess, !entry.isPlaceholder { CrashRecovery.asked = .view }
        defer {
            CrashRecovery.asked = nil
            HostSettings.freeze(at: setup.now)
        }
        let request = request ?? setup.settings.request
        return try picture(
            of: entry, in: surroundings,
            // Running texts have advanced since the entry's date.
            at: request == .current ? max(entry.date, setup.now) : entry.date,
            isPlaceholder: request == .placeholder, inspects: inspects)
    }
}

extension WidgetDescription {
    /// The name of the widget's picture in a family, in notes and messages about programs that ended.
    func pictureName(in family: WidgetFamily) -> String { "\(kind) \(family.name)" }
}
