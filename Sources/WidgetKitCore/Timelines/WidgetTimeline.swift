import Foundation
import SwiftUI

/// A type-erased entry with its view.
package struct WidgetEntry: @unchecked Sendable {  // Its closure runs on the main actor alone.
    package let date: Date
    package let relevance: TimelineEntryRelevance?
    /// Returns the view. Each call runs the widget's own closure.
    package let content: @MainActor () -> AnyView
    /// The entry as the provider made it.
    package let value: any TimelineEntry
    /// Whether this is the placeholder, which is drawn redacted.
    package var isPlaceholder = false
}

/// A type-erased timeline.
package struct WidgetTimeline: Sendable {
    /// The entries in the provider's order.
    package let entries: WidgetEntries
    package let policy: TimelineReloadPolicy

    package init(entries: WidgetEntries, policy: TimelineReloadPolicy) {
        (self.entries, self.policy) = (entries, policy)
    }

    /// Returns the entries sorted by date. Entries with the same date keep the provider's order.
    package func sorted() -> WidgetTimeline { WidgetTimeline(entries: entries.sorted(), policy: policy) }
}

/// The provider's own entries, each converted to a `WidgetEntry` on access, so that a long timeline is only stored
/// once.
package struct WidgetEntries: RandomAccessCollection, @unchecked Sendable {  // The provider gave its entries away.
    package let startIndex = 0
    package let endIndex: Int
    private let entry: (Int) -> WidgetEntry
    private let date: (Int) -> Date
    /// The indices of the entries in the provider's order, or `nil` if the order is the same.
    private var order: [Int32]?

    init<Entry: TimelineEntry, Content: View>(
        _ entries: [Entry], content: @escaping @MainActor (Entry) -> Content
    ) {
        endIndex = entries.count
        entry = { WidgetEntry(entries[$0], content: content) }
        date = { entries[$0].date }
    }

    /// Creates a collection of one entry.
    package init(_ single: WidgetEntry) {
        endIndex = 1
        entry = { _ in single }
        date = { _ in single.date }
    }

    /// Creates an empty collection.
    package init() {
        endIndex = 0
        entry = { _ in preconditionFailure("There are no entries.") }
        date = { _ in preconditionFailure("There are no entries.") }
    }

    /// The entry at a place in the order of this collection. Each access makes it anew.
    package subscript(index: Int) -> WidgetEntry { entry(place(of: index)) }

    /// The dates of the entries.
    package var dates: some RandomAccessCollection<Date> { indices.lazy.map { [self] in date(place(of: $0)) } }

    private func place(of index: Int) -> Int { order.map { Int($0[index]) } ?? index }

    fileprivate func sorted() -> WidgetEntries {
        let dates = Array(dates)
        guard zip(dates, dates.dropFirst()).contains(where: { $0 > $1 }) else { return self }
        var sorted = self
        sorted.order = dates.indices.sorted { (dates[$0], $0) < (dates[$1], $1) }.map { Int32(place(of: $0)) }
        return sorted
    }
}

extension WidgetEntry {
    init<Entry: TimelineEntry, Content: View>(
        _ entry: Entry, content: @escaping @MainActor (Entry) -> Content
    ) {
        self.init(date: entry.date, relevance: entry.relevance, content: { AnyView(content(entry)) }, value: entry)
    }
}

extension WidgetTimeline {
    init<Entry: TimelineEntry, Content: View>(
        _ timeline: Timeline<Entry>, content: @escaping @MainActor (Entry) -> Content
    ) {
        self.init(entries: WidgetEntries(timeline.entries, content: content), policy: timeline.policy)
    }
}
