import CairoGraphics
import DisplayList
import Foundation
import Processes
import SwiftUICore
import WidgetKitCore

/// Makes the pictures of widgets' timelines, in the order of time.
@MainActor final class TimelineRun {
    /// A widget in one family, and what it is about to show.
    private final class Line {
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
    private var lines: [Line] = []

    init(setup: RunSetup, span: TimelineSpan, output: TimelineOutput) {
        (self.setup, self.span, self.output) = (setup, span, output)
    }

    /// Asks the providers and makes the pictures; a widget that fails does not keep the others from theirs.
    ///
    /// - Returns: whether a widget failed.
    /// - Throws: `ProgramFailure` for parameters that will not do and files that cannot be written.
    func run() async throws -> Bool {
        let failed = try await setup.forEachWidget { widget in
            let line = Line(widget: widget, budget: span.budget)
            lines.append(line)
            try await start(line)
        }
        if span.until != nil { try await simulate() }
        return failed || lines.contains { $0.hasFailed }
    }

    private func start(_ line: Line) async throws {
        if span.until == nil {
            line.timeline = try await ask(line, at: span.from, cause: .start, due: span.from)
            _ = WidgetCenter.shared.takeReloads()
            for entry in line.timeline.entries { try show(entry, on: line, from: entry.date) }
            line.timeline = WidgetTimeline(entries: WidgetEntries(), policy: .never)
        } else {
            try await reload(line, at: span.from, cause: .start, due: span.from)
        }
    }

    /// Lets the clock run over the span, from event to event.
    private func simulate() async throws {
        while let (line, date, event) = next() {
            do {
                switch event {
                case .entry(let index):
                    line.schedule.advance()
                    try show(line.timeline.entries[index], on: line, from: date)
                case .reload(let cause, let due):
                    try await reload(line, at: date, cause: cause, due: due)
                }
            } catch let failure as ProgramFailure where failure.status == .widgetFailed {
                setup.console.error(failure.message)
                line.hasFailed = true
            }
        }
    }

    /// The earliest event of the span; of those of one moment the first widget's.
    private func next() -> (Line, Date, ReloadSchedule.Event)? {
        var earliest: (line: Line, date: Date, event: ReloadSchedule.Event)?
        for line in lines where !line.hasFailed {
            guard let (date, event) = line.schedule.upcoming, span.until.map({ date <= $0 }) ?? true else { continue }
            if earliest.map({ date < $0.date }) ?? true { earliest = (line, date, event) }
        }
        return earliest
    }

    private func reload(
        _ line: Line, at date: Date, cause: ReloadSchedule.Cause, due: Date
    ) async throws {
        line.timeline = try await ask(line, at: date, cause: cause, due: due)
        let current = line.schedule.load(
            Array(line.timeline.entries.dates), policy: line.timeline.policy.rule, at: date, isFirst: cause == .start)
        takeReloads(at: date)
        try show(line.timeline.entries[current], on: line, from: date)
    }

    private func ask(
        _ line: Line, at date: Date, cause: ReloadSchedule.Cause, due: Date
    ) async throws -> WidgetTimeline {
        HostSettings.freeze(at: date)
        let widget = line.widget
        let timeline = try await widget.timeline()
        TimelineWarnings(timeline, at: date, isBounded: span.until != nil, in: "\(widget.widget.kind), \(widget.family)")
            .forEach(setup.console.warn)
        output.add(
            TimelineManifest.Reload(
                kind: widget.widget.kind, family: widget.family.name, date: date, due: due, cause: cause,
                policy: timeline.policy.description, entries: timeline.entries.count))
        return timeline
    }

    /// Lets the widgets reload that `WidgetCenter` was asked for.
    private func takeReloads(at date: Date) {
        for reload in WidgetCenter.shared.takeReloads() {
            for line in lines {
                if case .timelines(let kind) = reload, kind != line.widget.widget.kind { continue }
                line.schedule.request(.reloadTimelines, due: date, at: date)
            }
        }
    }

    private func show(_ entry: WidgetEntry, on line: Line, from date: Date) throws {
        for surroundings in line.widget.surroundings {
            let picture = try line.widget.picture(of: entry, in: surroundings, at: date)
            try output.add(
                picture, of: entry, from: date, policy: line.timeline.policy, kind: line.widget.widget.kind,
                in: surroundings)
        }
    }
}

extension TimelineReloadPolicy {
    /// `atEnd`, `never`, or `after` and the date as ISO 8601.
    var description: String {
        switch rule {
        case .atEnd: "atEnd"
        case .never: "never"
        case .after(let date): "after \(date.formatted(.iso8601))"
        }
    }
}
