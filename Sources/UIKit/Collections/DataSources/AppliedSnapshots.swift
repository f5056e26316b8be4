import Foundation

// Data sources of apps apply snapshots on any queue. What they apply is kept, and asked for by paths.

/// The snapshot that a data source shows, and the outlines of its sections.
final class AppliedSnapshots<Section: Hashable & Sendable, Item: Hashable & Sendable>: @unchecked Sendable {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    private let lock = NSLock()
    private var kept = Snapshot()
    private var outlines: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]

    var current: Snapshot { lock.withLock { kept } }

    func apply(_ snapshot: Snapshot) {
        lock.withLock {
            kept = snapshot
            outlines = outlines.filter { section, outline in
                snapshot.indexOfSection(section) != nil && snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
            }
        }
    }

    func apply(_ outline: NSDiffableDataSourceSectionSnapshot<Item>, to section: Section) {
        lock.withLock {
            if kept.indexOfSection(section) == nil { kept.appendSections([section]) }
            kept.deleteItems(kept.itemIdentifiers(inSection: section))
            kept.appendItems(outline.visibleItems, toSection: section)
            outlines[section] = outline
        }
    }

    func outline(of section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
        lock.withLock {
            if let outline = outlines[section] { return outline }
            var outline = NSDiffableDataSourceSectionSnapshot<Item>()
            if kept.indexOfSection(section) != nil { outline.append(kept.itemIdentifiers(inSection: section)) }
            return outline
        }
    }

    func section(at index: Int) -> Section? {
        let sections = current.sectionIdentifiers
        return sections.indices.contains(index) ? sections[index] : nil
    }

    func count(inSection index: Int) -> Int { section(at: index).map { current.numberOfItems(inSection: $0) } ?? 0 }

    func item(at path: IndexPath) -> Item? {
        guard path.count == 2, let section = section(at: path.section) else { return nil }
        let items = current.itemIdentifiers(inSection: section)
        return items.indices.contains(path.item) ? items[path.item] : nil
    }

    func path(of item: Item) -> IndexPath? {
        let snapshot = current
        guard let section = snapshot.sectionIdentifier(containingItem: item), let index = snapshot.indexOfSection(section),
            let place = snapshot.itemIdentifiers(inSection: section).firstIndex(of: item)
        else { return nil }
        return IndexPath(item: place, section: index)
    }
}
