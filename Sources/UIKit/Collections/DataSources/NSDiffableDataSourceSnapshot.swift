import Foundation

// Apps describe the sections and items of their lists with it. It really holds them, whether a list is shown or not.

/// The sections and items of a list at one time.
@preconcurrency public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: @unchecked Sendable {
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]

    public init() {}

    // MARK: Questions

    public var numberOfItems: Int { sections.count }
    public var numberOfSections: Int { sectionIdentifiers.count }
    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { itemIdentifiers(inSection: identifier).count }
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let found = items[identifier] else { preconditionFailure("The snapshot has no section \(identifier).") }
        return found
    }
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sections[identifier]
    }
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        sections[identifier] == nil ? nil : itemIdentifiers.firstIndex(of: identifier)
    }
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sectionIdentifiers.firstIndex(of: identifier) }

    // MARK: Items

    /// Without a section, the items come at the end of the last one.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
            preconditionFailure("Items are appended to a snapshot without sections.")
        }
        add(identifiers, to: section, at: numberOfItems(inSection: section))
    }
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
        let (section, index) = place(of: beforeIdentifier)
        add(identifiers, to: section, at: index)
    }
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
        let (section, index) = place(of: afterIdentifier)
        add(identifiers, to: section, at: index + 1)
    }
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in Set(identifiers.compactMap { sections[$0] }) { items[section]?.removeAll(where: gone.contains) }
        for identifier in identifiers { sections[identifier] = nil }
    }
    public mutating func deleteAllItems() { self = Self() }
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier else { return }
        deleteItems([identifier])
        insertItems([identifier], beforeItem: toIdentifier)
    }
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier else { return }
        deleteItems([identifier])
        insertItems([identifier], afterItem: toIdentifier)
    }
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { reconfiguredItemIdentifiers += identifiers }

    // MARK: Sections

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { add(identifiers, at: numberOfSections) }
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { add(identifiers, at: place(of: toIdentifier)) }
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) { add(identifiers, at: place(of: toIdentifier) + 1) }
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            for item in items.removeValue(forKey: identifier) ?? [] { sections[item] = nil }
        }
        sectionIdentifiers.removeAll(where: Set(identifiers).contains)
    }
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { move(identifier, toIdentifier, 0) }
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { move(identifier, toIdentifier, 1) }
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) { reloadedSectionIdentifiers += identifiers }

    // MARK: Places

    private func place(of item: ItemIdentifierType) -> (SectionIdentifierType, Int) {
        guard let section = sections[item], let index = items[section]?.firstIndex(of: item) else {
            preconditionFailure("The snapshot has no item \(item).")
        }
        return (section, index)
    }
    private func place(of section: SectionIdentifierType) -> Int {
        guard let index = indexOfSection(section) else { preconditionFailure("The snapshot has no section \(section).") }
        return index
    }
    private mutating func add(_ identifiers: [ItemIdentifierType], to section: SectionIdentifierType, at index: Int) {
        for identifier in identifiers where sections.updateValue(section, forKey: identifier) != nil {
            preconditionFailure("The snapshot has the item \(identifier) twice.")
        }
        items[section]?.insert(contentsOf: identifiers, at: index)
    }
    private mutating func add(_ identifiers: [SectionIdentifierType], at index: Int) {
        for identifier in identifiers where items.updateValue([], forKey: identifier) != nil {
            preconditionFailure("The snapshot has the section \(identifier) twice.")
        }
        sectionIdentifiers.insert(contentsOf: identifiers, at: index)
    }
    private mutating func move(_ section: SectionIdentifierType, _ other: SectionIdentifierType, _ distance: Int) {
        guard section != other else { return }
        sectionIdentifiers.remove(at: place(of: section))
        sectionIdentifiers.insert(section, at: place(of: other) + distance)
    }
}

extension NSDiffableDataSourceSnapshot: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.sectionIdentifiers == rhs.sectionIdentifiers && lhs.items == rhs.items
            && lhs.reloadedSectionIdentifiers == rhs.reloadedSectionIdentifiers
            && lhs.reloadedItemIdentifiers == rhs.reloadedItemIdentifiers
            && lhs.reconfiguredItemIdentifiers == rhs.reconfiguredItemIdentifiers
    }
}
