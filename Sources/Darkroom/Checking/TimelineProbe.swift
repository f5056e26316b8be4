import Checks
import Foundation
import SwiftUICore
import WidgetKitCore

/// Asks a widget's provider for one family, and describes its answers.
@MainActor struct TimelineProbe {
    private let widget: ConfiguredWidget
    private let now: Date
    private let measuresHeap: Bool

    /// - Parameter measuresHeap: whether the growth of the process's heap is the provider's. If not, its images alone are counted.
    init(_ widget: ConfiguredWidget, at now: Date, measuresHeap: Bool) {
        (self.widget, self.now, self.measuresHeap) = (widget, now, measuresHeap)
    }

    /// Returns the URLs that `placeholder(in:)` asks for, in the order of their names.
    ///
    /// - Throws: `ProgramFailure` with the status `widgetFailed` if it does not answer in time.
    func placeholderRequests() async throws -> [String] {
        try await RecordedNetwork.shared.listening { try await widget.entry(.placeholder) }.urls.keys.sorted()
    }

    /// Returns what is known of the provider's timeline; nil if a placeholder stands in for it.
    ///
    /// The provider is asked twice for the same moment. If it asks for too many reloads, it is asked at two later moments too,
    /// because a match that is about to begin asks for few reloads later.
    /// - Parameters:
    ///   - hasPlaceholder: whether the provider's placeholder came when it was asked for before.
    ///   - look: receives the first timeline, if it has entries.
    /// - Throws: `ProgramFailure` with the status `widgetFailed` if the provider or the view fails, and the errors of `look`.
    func facts(hasPlaceholder: Bool, look: (WidgetTimeline) throws -> Void = { _ in }) async throws -> TimelineFacts? {
        let kind = widget.widget.kind
        let (first, seconds, urls) = try await timed(round: 1)
        guard let first else { return nil }
        let (dates, policy) = (Array(first.entries.dates), first.policy.rule)
        var facts = TimelineFacts(
            kind: kind, family: widget.family.name, place: SourceLocation(widget.widget.place), now: now, dates: dates,
            policy: TimelineFacts.Policy(policy))
        facts.seconds = seconds
        // A query that fails gives no value.
        let lacksValues = (try? await widget.lacksValues()) ?? true
        facts.lacksInput = urls.values.contains(false) || lacksValues
        guard !dates.isEmpty else { return facts }
        let picture = try self.picture(of: first)

        // What the first picture needed once, such as fonts, is there now.
        let before = EntryMemory.allocated
        let (second, again, _) = try await timed(round: 2)
        facts.seconds = min(seconds, again)
        if let second, !second.entries.isEmpty {
            let other = try self.picture(of: second)
            let grown = EntryMemory.allocated - before
            facts.memory = max(measuresHeap ? grown : 0, EntryMemory.imageBytes(of: other.view))
            facts.isUnstable =
                picture.date == other.date && PictureDigest(picture.view.displayList) != PictureDigest(other.view.displayList)
            withExtendedLifetime((second, other)) {}
        }
        if !facts.lacksInput, hasPlaceholder, isImpatient(dates, policy) {
            // Providers answer with their placeholder where they have nothing to show, and ask again soon.
            let placeholder = try await widget.entry(.placeholder)
            let view = try self.picture(of: WidgetTimeline(entries: WidgetEntries(placeholder), policy: .never)).view
            facts.lacksInput = PictureDigest(view.displayList) == PictureDigest(picture.view.displayList)
        }
        try look(first)
        try await simulateDay(dates.sorted(), policy, into: &facts)
        return facts
    }

    /// The timeline, the seconds by the monotonic clock until it came, and the URLs that it asked for.
    private func timed(round: Int) async throws -> (timeline: WidgetTimeline?, seconds: Double, urls: [String: Bool]) {
        let start = DispatchTime.now().uptimeNanoseconds
        let (timeline, urls) = try await RecordedNetwork.shared.listening { try await widget.deliveredTimeline(round: round) }
        return (timeline, Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9, urls)
    }

    /// Whether a provider that always answers so asks for more reloads than a day has.
    private func isImpatient(_ dates: [Date], _ policy: TimelineReloadPolicy.Rule) -> Bool {
        policy != .never && ReloadDay(dates: dates.sorted(), policy: policy, at: now).usedUp != nil
    }

    /// The picture of the entry that a widget shows at first.
    private func picture(of timeline: WidgetTimeline) throws -> (date: Date, view: RenderedView) {
        let entries = timeline.sorted().entries
        let entry = entries.last { $0.date <= now } ?? entries[0]
        defer { HostSettings.freeze(at: now) }
        return (entry.date, try widget.picture(of: entry, in: widget.surroundings[0], at: max(entry.date, now)))
    }

    /// How far apart the moments are at which a provider is asked whether it always asks for many reloads, in seconds.
    private static let later: [TimeInterval] = [6 * 3600, 13 * 3600]

    private func simulateDay(
        _ dates: [Date], _ policy: TimelineReloadPolicy.Rule, into facts: inout TimelineFacts
    ) async throws {
        guard let interval = ReloadDay.interval(dates: dates, policy: policy, at: now), interval > 0 else { return }
        var longest = (interval, dates, policy, now)
        guard isImpatient(dates, policy) else {
            facts.reloadsOfDay = ReloadDay(dates: dates, policy: policy, at: now).reloads
            return
        }
        defer { HostSettings.freeze(at: now) }
        for delay in TimelineProbe.later {
            let moment = now.addingTimeInterval(delay)
            HostSettings.freeze(at: moment)
            guard let timeline = try await widget.deliveredTimeline(round: 1), !timeline.entries.isEmpty else { continue }
            let dates = timeline.entries.dates.sorted()
            guard let interval = ReloadDay.interval(dates: dates, policy: timeline.policy.rule, at: moment) else { return }
            if interval > longest.0 { longest = (interval, dates, timeline.policy.rule, moment) }
        }
        let day = ReloadDay(dates: longest.1, policy: longest.2, at: longest.3)
        (facts.reloadsOfDay, facts.reloadInterval) = (day.reloads, longest.0)
        facts.budgetUsedUp = day.usedUp.map { now.addingTimeInterval($0.timeIntervalSince(longest.3)) }
    }
}

extension TimelineFacts.Policy {
    init(_ rule: TimelineReloadPolicy.Rule) {
        switch rule {
        case .never: self = .never
        case .atEnd: self = .atEnd
        case .after(let date): self = .after(date)
        }
    }
}
