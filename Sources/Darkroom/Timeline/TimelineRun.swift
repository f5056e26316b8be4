import CairoGraphics
import DisplayList
import Foundation
import Processes
import SwiftUICore
import WidgetKitCore

/// Draws the timelines of widgets in the order of time.
@MainActor final class TimelineRun {
    /// A widget in one family with its current timeline and its next event.
    private final class ScheduledWidget {
        let widget: ConfiguredWidget
        var schedule: ReloadSchedule
        var timeline = WidgetTimeline(entries: WidgetEntries(), policy: .never)
        var hasFailed = false

        init(widget: ConfiguredWidget, budget: ReloadBudget) {
            self.widget = widget
            schedule = ReloadSchedule(budget: budget)
        }
    }

    private let setup: RunSetup
    private let span: TimelineSpan
    private let output: TimelineOutput
    private var scheduledWidgets: [ScheduledWidget] = []

    init(setup: RunSetup, span: TimelineSpan, output: TimelineOutput) {
        var setup = setup
        setup.drawsPlaceholders = true
        (self.setup, self.span, self.output) = (setup, span, output)
    }

    /// Asks the providers and draws the pictures. If a widget fails, the others are drawn nevertheless.
    ///
    /// - Parameter surfaces: the Live Activities and controls.
    /// - Returns: whether a widget failed.
    /// - Throws: `ProgramFailure` if a parameter is invalid or a file cannot be written.
    func run(surfaces: [PreviewSubject] = []) async throws -> Bool {
        let failed = try await setup.forEachWidget { widget in
            let scheduled = ScheduledWidget(widget: widget, budget: span.budget)
            scheduledWidgets.append(scheduled)
            try await start(scheduled)
        }
        if span.until != nil { try await simulate() }
        let surfacesFailed = try await draw(surfaces)
        return failed || surfacesFailed || scheduledWidgets.contains { $0.hasFailed }
    }

    /// Draws the states of Live Activities one after the other, and each control once: neither has a timeline.
    ///
    /// - Returns: whether one failed.
    private func draw(_ surfaces: [PreviewSubject]) async throws -> Bool {
        guard !surfaces.isEmpty else { return false }
        var setup = setup
        setup.now = span.from
        let run = PreviewRun(setup: setup, format: .png, inspects: false, stateInterval: TimelineRun.stateInterval) {
            [output, span] subject, _, drawing in
            let date = drawing.date ?? span.from
            if let until = span.until, date > until { return }
            var surroundings = drawing.surroundings
            surroundings.size = drawing.view.displayList.size
            try output.add(
                drawing.view, of: nil, from: date, policy: .never, kind: subject.content.kind ?? subject.name,
                in: surroundings, named: subject.name)
        }
        return try await run.render(surfaces).failed
    }

    /// The time in seconds between two states of a Live Activity, which have no dates of their own.
    private static let stateInterval: Double = 60

    private func start(_ scheduled: ScheduledWidget) async throws {
        if span.until == nil {
            scheduled.timeline = try await ask(scheduled, at: span.from, cause: .start, due: span.from)
            _ = WidgetCenter.shared.takeReloads()
            for entry in scheduled.timeline.entries { try show(entry, on: scheduled, from: entry.date) }
            scheduled.timeline = WidgetTimeline(entries: WidgetEntries(), policy: .never)
        } else {
            try await reload(scheduled, at: span.from, cause: .start, due: span.from)
        }
    }

    /// Advances the clock over the span from event to event.
    private func simulate() async throws {
        while let (scheduled, date, event) = next() {
            do {
                switch event {
                case .entry(let index):
                    scheduled.schedule.advance()
                    try show(scheduled.timeline.entries[index], on: scheduled, from: date)
                case .reload(let cause, let due):
                    try await reload(scheduled, at: date, cause: cause, due: due)
                }
            } catch let failure as ProgramFailure where failure.status == .widgetFailed {
                setup.console.error(failure.message)
                scheduled.hasFailed = true
            }
        }
    }

    /// Returns the earliest event of the span. If several are at the same date, returns the first widget's.
    private func next() -> (ScheduledWidget, Date, ReloadSchedule.Event)? {
        var earliest: (scheduled: ScheduledWidget, date: Date, event: ReloadSchedule.Event)?
        for scheduled in scheduledWidgets where !scheduled.hasFailed {
            guard let (date, event) = scheduled.schedule.upcoming, span.until.map({ date <= $0 }) ?? true
            else { continue }
            if earliest.map({ date < $0.date }) ?? true { earliest = (scheduled, date, event) }
        }
        return earliest
    }

    private func reload(
        _ scheduled: ScheduledWidget, at date: Date, cause: ReloadSchedule.Cause, due: Date
    ) async throws {
        scheduled.timeline = try await ask(scheduled, at: date, cause: cause, due: due)
        let current = scheduled.schedule.load(
            Array(scheduled.timeline.entries.dates), policy: scheduled.timeline.policy.rule, at: date,
            isFirst: cause == .start)
        takeReloads(at: date)
        try show(scheduled.timeline.entries[current], on: scheduled, from: date)
    }

    private func ask(
        _ scheduled: ScheduledWidget, at date: Date, cause: ReloadSchedule.Cause, due: Date
    ) async throws -> WidgetTimeline {
        HostSettings.freeze(at: date)
        let widget = scheduled.widget
        let timeline = try await widget.timeline(isReload: cause != .start)
        TimelineWarnings(timeline, at: date, isBounded: span.until != nil, in: "\(widget.widget.kind), \(widget.family)")
            .forEach(setup.console.warn)
        output.add(
            TimelineManifest.Reload(
                kind: widget.widget.kind, family: widget.family.name, date: date, due: due, cause: cause,
                policy: timeline.policy.description, entries: timeline.entries.count))
        return timeline
    }

    /// Schedules the reloads that widgets have requested from `WidgetCenter`.
    private func takeReloads(at date: Date) {
        for reload in WidgetCenter.shared.takeReloads() {
            for scheduled in scheduledWidgets {
                if case .timelines(let kind) = reload, kind != scheduled.widget.widget.kind { continue }
                scheduled.schedule.request(.reloadTimelines, due: date, at: date)
            }
        }
    }

    private func show(_ entry: WidgetEntry, on scheduled: ScheduledWidget, from date: Date) throws {
        for surroundings in scheduled.widget.surroundings {
            let picture = try scheduled.widget.picture(of: entry, in: surroundings, at: date)
            var surroundings = surroundings
            // A picture in its place is larger than the widget.
            surroundings.size = picture.displayList.size
            try output.add(
                picture, of: entry, from: date, policy: scheduled.timeline.policy, kind: scheduled.widget.widget.kind,
                in: surroundings)
        }
    }
}

extension TimelineReloadPolicy {
    /// `atEnd`, `never`, or `after` with the date as ISO 8601.
    var description: String {
        switch rule {
        case .atEnd: "atEnd"
        case .never: "never"
        case .after(let date): "after \(date.formatted(.iso8601))"
        }
    }
}
