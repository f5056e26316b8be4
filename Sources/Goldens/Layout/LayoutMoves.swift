/// Finds views with a new parent: unambiguous pairs of a removed and an added view.
struct LayoutMoves {
    /// A removed or added view with all views inside it, except for a view that was kept, if any.
    struct Region {
        let view: Int
        var kept: Int?
    }

    private let old: LayoutOutline
    private let new: LayoutOutline
    private var tops: (old: Set<Int>, new: Set<Int>) = ([], [])
    /// The old view of each new view that has moved. None of these views is inside another one.
    private(set) var oldByNew: [Int: Int] = [:]
    /// The old views that have moved.
    private(set) var olds: Set<Int> = []
    /// The new views that have moved, from the top down.
    private var order: [Int] = []

    init(_ old: LayoutOutline, _ new: LayoutOutline, removed: [Region], added: [Region]) {
        (self.old, self.new) = (old, new)
        guard !removed.isEmpty, !added.isEmpty else { return }
        tops = (Set(removed.map(\.view)), Set(added.map(\.view)))
        let (gone, fresh) = (removed.flatMap(old.views), added.flatMap(new.views).sorted())
        let trees = (LayoutMoves.single(gone) { old[$0].signature }, LayoutMoves.single(fresh) { new[$0].signature })
        let marks = (LayoutMoves.single(gone) { old[$0].mark }, LayoutMoves.single(fresh) { new[$0].mark })
        var (usedOld, covered) = (Set<Int>(), 0)
        // The loop goes from the top down, because views inside a moved view do not count as moved.
        for view in fresh where view >= covered {
            let same = trees.1[new[view].signature] == view ? trees.0[new[view].signature] : nil
            let marked = new[view].mark.flatMap { marks.1[$0] == view ? marks.0[$0] : nil }
            guard let other = same.flatMap({ isTelling($0, view) ? $0 : nil }) ?? marked,
                usedOld.isDisjoint(with: other..<old[other].end)
            else { continue }
            oldByNew[view] = other
            order.append(view)
            olds.insert(other)
            usedOld.formUnion(other..<old[other].end)
            covered = new[view].end
        }
    }

    /// Returns the views that have moved into a region, from the top down.
    func moved(into region: Region) -> [Int] {
        let (end, kept) = (new[region.view].end, region.kept.map { $0..<new[$0].end })
        let first = order.partitioningIndex { $0 >= region.view }
        return order[first...].prefix { $0 < end }.filter { kept?.contains($0) != true }
    }

    /// Returns whether two equal trees are the same view: they have details, or the same size.
    private func isTelling(_ first: Int, _ second: Int) -> Bool {
        if new[second].isMarked { return true }
        let (from, to) = (old[first].frame, new[second].frame)
        return new[second].isNamed && tops.old.contains(first) && tops.new.contains(second)
            && from.width == to.width && from.height == to.height
    }

    /// Returns the views with a unique key, by key.
    private static func single<Key: Hashable>(_ views: [Int], _ key: (Int) -> Key?) -> [Key: Int] {
        var counts: [Key: (view: Int, count: Int)] = [:]
        for view in views {
            if let key = key(view) { counts[key] = (view, (counts[key]?.count ?? 0) + 1) }
        }
        return counts.compactMapValues { $0.count == 1 ? $0.view : nil }
    }
}

extension [Int] {
    /// Returns the first index for whose element `isBehind` is true. It must be true for all later elements.
    fileprivate func partitioningIndex(where isBehind: (Int) -> Bool) -> Int {
        var range = startIndex..<endIndex
        while !range.isEmpty {
            let middle = (range.lowerBound + range.upperBound) / 2
            range = isBehind(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
        }
        return range.lowerBound
    }
}

extension LayoutOutline {
    /// Returns the views of a region from the top down.
    fileprivate func views(of region: LayoutMoves.Region) -> [Int] {
        let all = region.view..<self[region.view].end
        guard let kept = region.kept else { return Array(all) }
        return all.filter { $0 < kept || $0 >= self[kept].end }
    }
}
