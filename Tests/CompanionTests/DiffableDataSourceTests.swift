import Foundation
import Testing
import UIKit

/// Snapshots really hold their sections and items, and data sources the snapshots that are applied.
@MainActor @Suite struct DiffableDataSourceTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private var snapshot: Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([4])
        return snapshot
    }

    @Test func snapshotsAreBridged() {
        let reference = snapshot as NSDiffableDataSourceSnapshotReference
        #expect(reference.numberOfItems == 4 && reference.sectionIdentifiers as? [String] == ["a", "b"])
        #expect((reference as Snapshot).itemIdentifiers == [1, 2, 3, 4])
        #expect((NSDiffableDataSourceSnapshotReference() as Snapshot).numberOfSections == 0)
    }

    @Test func itemsComeGoAndMove() {
        var snapshot = snapshot
        #expect(snapshot.itemIdentifiers == [1, 2, 3, 4] && snapshot.numberOfItems == 4)
        #expect(snapshot.sectionIdentifier(containingItem: 4) == "b" && snapshot.indexOfItem(4) == 3)
        snapshot.insertItems([5, 6], beforeItem: 2)
        snapshot.insertItems([7], afterItem: 4)
        #expect(snapshot.itemIdentifiers == [1, 5, 6, 2, 3, 4, 7])
        snapshot.moveItem(1, afterItem: 7)
        snapshot.moveItem(3, beforeItem: 5)
        #expect(snapshot.itemIdentifiers(inSection: "a") == [3, 5, 6, 2] && snapshot.itemIdentifiers(inSection: "b") == [4, 7, 1])
        snapshot.deleteItems([6, 7, 99])
        #expect(snapshot.itemIdentifiers == [3, 5, 2, 4, 1] && snapshot.indexOfItem(6) == nil)
        snapshot.reloadItems([3])
        snapshot.reconfigureItems([5])
        #expect(snapshot.reloadedItemIdentifiers == [3] && snapshot.reconfiguredItemIdentifiers == [5])
        snapshot.deleteAllItems()
        #expect(snapshot == Snapshot())
    }

    @Test func sectionsComeGoAndMove() {
        var snapshot = snapshot
        snapshot.insertSections(["c"], beforeSection: "a")
        snapshot.insertSections(["d"], afterSection: "a")
        #expect(snapshot.sectionIdentifiers == ["c", "a", "d", "b"] && snapshot.numberOfItems(inSection: "d") == 0)
        snapshot.moveSection("a", afterSection: "b")
        snapshot.moveSection("b", beforeSection: "c")
        #expect(snapshot.sectionIdentifiers == ["b", "c", "d", "a"] && snapshot.itemIdentifiers == [4, 1, 2, 3])
        snapshot.deleteSections(["a", "d"])
        #expect(snapshot.sectionIdentifiers == ["b", "c"] && snapshot.sectionIdentifier(containingItem: 1) == nil)
        #expect(snapshot.indexOfSection("c") == 1 && snapshot.indexOfSection("a") == nil)
    }

    @Test func outlinesOpenAndClose() {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["a", "b"])
        outline.append(["a1", "a2"], to: "a")
        outline.append(["a1x"], to: "a1")
        #expect(outline.items == ["a", "a1", "a1x", "a2", "b"] && outline.rootItems == ["a", "b"])
        #expect(outline.visibleItems == ["a", "b"] && outline.level(of: "a1x") == 2 && outline.parent(of: "a2") == "a")
        outline.expand(["a"])
        #expect(outline.visibleItems == ["a", "a1", "a2", "b"] && outline.isExpanded("a") && !outline.isVisible("a1x"))
        #expect(outline.snapshot(of: "a").rootItems == ["a1", "a2"])
        #expect(outline.snapshot(of: "a", includingParent: true).items == ["a", "a1", "a1x", "a2"])
        outline.insert(["a3"], after: "a1")
        #expect(outline.items == ["a", "a1", "a1x", "a3", "a2", "b"])
        outline.delete(["a1"])
        outline.collapse(["a"])
        #expect(outline.items == ["a", "a3", "a2", "b"] && outline.visibleItems == ["a", "b"])
        var other = NSDiffableDataSourceSectionSnapshot<String>()
        other.append(["c"])
        outline.replace(childrenOf: "a", using: other)
        #expect(outline.items == ["a", "c", "b"] && outline.level(of: "c") == 1)
    }

    @Test func tablesHaveTheAppliedRows() async {
        let table = UITableView()
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
            let cell = UITableViewCell()
            cell.textLabel?.text = "\(item)"
            return cell
        }
        var isDone = false
        source.apply(snapshot, animatingDifferences: false) { isDone = true }
        #expect(isDone && table.dataSource === source && source.snapshot() == snapshot)
        #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 2)
        #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == nil)
        #expect(source.indexPath(for: 4) == IndexPath(row: 0, section: 1) && source.sectionIdentifier(for: 1) == "b")
        #expect(source.tableView(table, numberOfRowsInSection: 0) == 3 && source.numberOfSections(in: table) == 2)
        #expect(table.numberOfRows(inSection: 0) == 3 && table.numberOfSections == 2)
        #expect(source.tableView(table, cellForRowAt: IndexPath(row: 2, section: 0)).textLabel?.text == "3")
        await source.apply(Snapshot(), animatingDifferences: true)
        #expect(source.numberOfSections(in: table) == 0)
    }

    @Test func collectionsHaveTheVisibleItemsOfOutlines() {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) { _, _, _ in nil }
        source.apply(snapshot) {}
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([10, 20])
        outline.append([11], to: 10)
        source.apply(outline, to: "a", animatingDifferences: false) {}
        #expect(source.snapshot().itemIdentifiers == [10, 20, 4])
        #expect(source.snapshot(for: "a") == outline && source.snapshot(for: "b").items == [4])
        outline.expand([10])
        source.apply(outline, to: "a") {}
        #expect(source.snapshot().itemIdentifiers == [10, 11, 20, 4])
        var other = NSDiffableDataSourceSectionSnapshot<Int>()
        other.append([30])
        source.apply(other, to: "c") {}
        #expect(source.snapshot().sectionIdentifiers == ["a", "b", "c"] && source.snapshot().itemIdentifiers == [10, 11, 20, 4, 30])
    }
}
