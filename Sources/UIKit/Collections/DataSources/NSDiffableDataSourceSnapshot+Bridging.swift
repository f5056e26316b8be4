import Foundation

/// A snapshot is also one of Objective-C, as which fetched results controllers of apps give it.
extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
    /// What `as NSDiffableDataSourceSnapshotReference` gives.
    public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference { HeldSnapshot(self) }

    /// What `as!` gives.
    public static func _forceBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference, result: inout NSDiffableDataSourceSnapshot?
    ) { result = _unconditionallyBridgeFromObjectiveC(source) }

    /// What `as?` gives.
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference, result: inout NSDiffableDataSourceSnapshot?
    ) -> Bool {
        result = snapshot(of: source)
        return result != nil
    }

    /// What `as` gives; an empty snapshot where an identifier has another type.
    public static func _unconditionallyBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference?
    ) -> NSDiffableDataSourceSnapshot { source.flatMap(snapshot) ?? NSDiffableDataSourceSnapshot() }

    /// Nil where an identifier has another type.
    private static func snapshot(of source: NSDiffableDataSourceSnapshotReference) -> NSDiffableDataSourceSnapshot? {
        if let held = source as? HeldSnapshot<SectionIdentifierType, ItemIdentifierType> { return held.snapshot }
        var snapshot = NSDiffableDataSourceSnapshot()
        for section in source.sectionIdentifiers {
            guard let identifier = section as? SectionIdentifierType else { return nil }
            let items = source.itemIdentifiersInSection(withIdentifier: section)
            let identifiers = items.compactMap { $0 as? ItemIdentifierType }
            guard identifiers.count == items.count else { return nil }
            snapshot.appendSections([identifier])
            snapshot.appendItems(identifiers, toSection: identifier)
        }
        return snapshot
    }
}

/// The reference to a snapshot.
private final class HeldSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>: NSDiffableDataSourceSnapshotReference {
    let snapshot: NSDiffableDataSourceSnapshot<Section, Item>

    init(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) { self.snapshot = snapshot }

    override var numberOfItems: Int { snapshot.numberOfItems }
    override var numberOfSections: Int { snapshot.numberOfSections }
    override var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers }
    override var itemIdentifiers: [Any] { snapshot.itemIdentifiers }
    override var reloadedItemIdentifiers: [Any] { snapshot.reloadedItemIdentifiers }
    override var reconfiguredItemIdentifiers: [Any] { snapshot.reconfiguredItemIdentifiers }
    override func numberOfItems(inSection sectionIdentifier: Any) -> Int {
        (sectionIdentifier as? Section).map { snapshot.numberOfItems(inSection: $0) } ?? 0
    }
    override func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
        (sectionIdentifier as? Section).map { snapshot.itemIdentifiers(inSection: $0) } ?? []
    }
}
