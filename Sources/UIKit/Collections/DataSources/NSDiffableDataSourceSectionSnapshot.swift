import Foundation

// Apps describe the outline of one section with it. It really holds its items, whether a list is shown or not.

/// The items of a section, and which of them are under others.
@preconcurrency public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: @unchecked Sendable {
    private struct Entry: Equatable {
        let item: ItemIdentifierType
        var level: Int
        var isExpanded = false
    }

    /// All items in the order of the outline: what is under an item follows it at a higher level.
    private var entries: [Entry] = []

    public init() {}

    // MARK: Questions

    public var items: [ItemIdentifierType] { entries.map(\.item) }
    public var rootItems: [ItemIdentifierType] { entries.filter { $0.level == 0 }.map(\.item) }
    public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }
    public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }
    public func index(of item: ItemIdentifierType) -> Int? { entries.firstIndex { $0.item == item } }
    public func level(of item: ItemIdentifierType) -> Int { entries[place(of: item)].level }
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { entries[place(of: item)].isExpanded }
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard let parent = parent(of: item) else { return contains(item) }
        return isExpanded(parent) && isVisible(parent)
    }
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        guard let index = index(of: child) else { return nil }
        return entries[..<index].last { $0.level < entries[index].level }?.item
    }
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        let range = under(parent)
        var result = Self()
        result.entries = Array(entries[(includingParent ? range.lowerBound - 1 : range.lowerBound)..<range.upperBound])
        let level = result.entries.first?.level ?? 0
        for index in result.entries.indices { result.entries[index].level -= level }
        return result
    }
    public func visualDescription() -> String {
        entries.map { String(repeating: "  ", count: $0.level) + "\($0.isExpanded ? "-" : "+") \($0.item)" }
            .joined(separator: "\n")
    }

    // MARK: Changes

    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        guard let parent else { return add(items, level: 0, at: entries.count) }
        add(items, level: level(of: parent) + 1, at: under(parent).upperBound)
    }
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        add(items, level: level(of: item), at: place(of: item))
    }
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        add(items, level: level(of: item), at: under(item).upperBound)
    }
    public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
        add(snapshot, level: level(of: item), at: place(of: item))
    }
    public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
        add(snapshot, level: level(of: item), at: under(item).upperBound)
    }
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items where contains(item) {
            let range = under(item)
            entries.removeSubrange((range.lowerBound - 1)..<range.upperBound)
        }
    }
    public mutating func deleteAll() { entries = [] }
    public mutating func expand(_ items: [ItemIdentifierType]) { items.forEach { entries[place(of: $0)].isExpanded = true } }
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        items.forEach { entries[place(of: $0)].isExpanded = false }
    }
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        let range = under(parent)
        entries.removeSubrange(range)
        add(snapshot, level: level(of: parent) + 1, at: range.lowerBound)
    }

    // MARK: Places

    private func place(of item: ItemIdentifierType) -> Int {
        guard let index = index(of: item) else { preconditionFailure("The snapshot has no item \(item).") }
        return index
    }
    /// The places of what is under an item.
    private func under(_ item: ItemIdentifierType) -> Range<Int> {
        let index = place(of: item)
        let end = entries[(index + 1)...].firstIndex { $0.level <= entries[index].level } ?? entries.count
        return (index + 1)..<end
    }
    private mutating func add(_ items: [ItemIdentifierType], level: Int, at index: Int) {
        add(items.map { Entry(item: $0, level: level) }, at: index)
    }
    private mutating func add(_ snapshot: Self, level: Int, at index: Int) {
        add(snapshot.entries.map { Entry(item: $0.item, level: $0.level + level, isExpanded: $0.isExpanded) }, at: index)
    }
    private mutating func add(_ new: [Entry], at index: Int) {
        var known = Set(items)
        for entry in new where !known.insert(entry.item).inserted {
            preconditionFailure("The snapshot has the item \(entry.item) twice.")
        }
        entries.insert(contentsOf: new, at: index)
    }
}

extension NSDiffableDataSourceSectionSnapshot: Equatable {}
