import Checks
import Foundation
import SwiftUICore
import WidgetKitCore

/// The states that a widget shows one after the other: some entries of its timeline, and its toggles on and off.
@MainActor struct EntryStates {
    private let widget: ConfiguredWidget
    private let now: Date
    private let comparison: StateComparison

    /// - Parameter now: the present of the run.
    init(_ widget: ConfiguredWidget, at now: Date, comparison: StateComparison) {
        (self.widget, self.now, self.comparison) = (widget, now, comparison)
    }

    /// The most entries of a timeline that are compared. Each of them is laid out once more.
    private static let mostEntries = 4

    /// Returns the states that differ in colors alone.
    ///
    /// - Throws: `ProgramFailure` with the status `widgetFailed` if a view fails.
    func facts(of timeline: WidgetTimeline) throws -> [StateFacts] {
        defer { HostSettings.freeze(at: now) }
        let entries = timeline.sorted().entries
        guard !entries.isEmpty, let surroundings = widget.surroundings.first else { return [] }
        let last = entries.count - 1
        let count = min(EntryStates.mostEntries, entries.count)
        var facts: [StateFacts] = []
        var first: RenderedView?
        for number in 0..<count {
            let entry = entries[count == 1 ? 0 : last * number / (count - 1)]
            let view = try view(of: entry, in: surroundings)
            first = first ?? view
            if count > 1, let found = try comparison.add(picture(of: entry, view, in: surroundings), as: .entries) { facts.append(found) }
        }
        if let first, hasToggles(first) {
            var inverted = surroundings
            inverted.invertsToggles = true
            _ = try comparison.add(picture(of: entries[0], first, in: surroundings), as: .toggle)
            let other = try view(of: entries[0], in: inverted)
            if let found = try comparison.add(picture(of: entries[0], other, in: surroundings), as: .toggle) { facts.append(found) }
        }
        return facts
    }

    private func hasToggles(_ view: RenderedView) -> Bool {
        PlacedContent(of: view.root, in: CGRect(origin: .zero, size: view.displayList.size)).targets.contains(where: \.isToggle)
    }

    private func view(of entry: WidgetEntry, in surroundings: WidgetSurroundings) throws -> RenderedView {
        try widget.picture(of: entry, in: surroundings, at: max(entry.date, now))
    }

    private func picture(of entry: WidgetEntry, _ view: RenderedView, in surroundings: WidgetSurroundings) -> SelectedPicture {
        SelectedPicture(
            kind: widget.widget.kind, form: widget.family.name, preview: nil, view: view, surroundings: surroundings, date: entry.date,
            entry: entry)
    }
}
