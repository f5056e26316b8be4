import Foundation

// Apps' handlers hear with these values what a user reordered. Nobody reorders in a picture.

/// A change of a list by its user.
@preconcurrency public struct NSDiffableDataSourceTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let difference: CollectionDifference<ItemIdentifierType>
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// A change of a section by its user.
@preconcurrency public struct NSDiffableDataSourceSectionTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
    public let sectionIdentifier: SectionIdentifierType
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    public let difference: CollectionDifference<ItemIdentifierType>
}

/// A snapshot as Objective-C has it. Fetched results controllers of apps name it; it is empty, unless it is a bridged one.
open class NSDiffableDataSourceSnapshotReference: NSObject {
    public override init() {}

    open var numberOfItems: Int { 0 }
    open var numberOfSections: Int { 0 }
    open var sectionIdentifiers: [Any] { [] }
    open var itemIdentifiers: [Any] { [] }
    open var reloadedItemIdentifiers: [Any] { [] }
    open var reconfiguredItemIdentifiers: [Any] { [] }
    open func numberOfItems(inSection sectionIdentifier: Any) -> Int { 0 }
    open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] { [] }
}
