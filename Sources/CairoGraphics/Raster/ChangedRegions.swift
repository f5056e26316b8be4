import CPango
import DisplayList
import Foundation

/// Finds the parts of a picture in which two display lists may differ.
///
/// Equal items at the start and at the end of two lists change nothing. Groups that differ in their items alone are compared
/// item by item. All other items change what they cover, and what the filters around them make of that.
struct ChangedRegions {
    /// The nesting depth below which groups are compared as wholes, because a thread's stack is limited.
    private static let deepest = 100
    /// The number of pixels that take as long as the start of a region. Regions are joined if they grow by less.
    private static let startPixels = 12_288
    /// The number of changes from which on they are one region, because each one is compared with all others.
    private static let mostChanges = 256

    private let replay: Replay

    /// Returns rectangles of the new picture, which may overlap. Both pictures have the same size.
    ///
    /// - Throws: `PictureFailure` for a size that no picture can have.
    static func between(
        _ old: DisplayList, and new: DisplayList, scale: CGFloat, resources: ReplayResources
    ) throws -> [PixelRect] {
        let size = try PictureSize(new.size, scale: scale)
        let whole = PixelRect(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
        // A backdrop carries a change into what lies above it.
        if old.items.haveBackdrop || new.items.haveBackdrop { return [whole] }
        var resources = resources
        // The notes come when the items are drawn.
        resources.onNote = nil
        // The longest blur depends on the picture's size.
        let regions = ChangedRegions(replay: Replay(on: .unpainted(whole), resources: resources))
        let transform = CGAffineTransform(scaleX: scale, y: scale)
        // Antialiasing, and the rounding of glyphs and images to pixels, reach a pixel farther than the bounds.
        return joined(regions.changes(from: old.items, to: new.items, through: transform, depth: 0).map {
            PixelRect(around: $0.expanded(x: 2, y: 2)).intersection(whole)
        })
    }

    /// Joins rectangles where drawing them as one takes no longer. A joined one has pixels that none of its parts has.
    private static func joined(_ rects: [PixelRect]) -> [PixelRect] {
        let rects = rects.filter { !$0.isEmpty }
        guard rects.count <= mostChanges else { return [rects.reduce(.empty) { $0.union($1) }] }
        var regions: [PixelRect] = []
        for var rect in rects {
            while let near = regions.firstIndex(where: { $0.union(rect).area <= $0.area + rect.area + startPixels }) {
                rect = rect.union(regions.remove(at: near))
            }
            regions.append(rect)
        }
        return regions
    }

    /// Returns the bounds of the changes in device pixels.
    private func changes(
        from old: [DisplayItem], to new: [DisplayItem], through transform: CGAffineTransform, depth: Int
    ) -> [Bounds] {
        let shared = zip(old, new).prefix { $0 == $1 }.count
        let (oldRest, newRest) = (old.dropFirst(shared), new.dropFirst(shared))
        let ends = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
        let (before, after) = (Array(oldRest.dropLast(ends)), Array(newRest.dropLast(ends)))
        guard before.count == after.count, depth < Self.deepest else {
            return [ink(of: before, through: transform), ink(of: after, through: transform)]
        }
        return zip(before, after).flatMap { first, second -> [Bounds] in
            if first == second { return [] }
            guard let one = first.asGroup, let other = second.asGroup, one.differsInItemsAlone(from: other),
                one.pixelsStandAlone, one.isFadedAsOne == other.isFadedAsOne,
                !one.isIsolated || one.items.blend == other.items.blend
            else {
                return [ink(of: [first], through: transform), ink(of: [second], through: transform)]
            }
            let inner = one.transform.concatenating(transform)
            guard inner.isDrawable else { return [] }
            // A layer of another size is filtered and masked with other rounding.
            guard one.needsNoLayer || ink(of: one.items, through: inner) == ink(of: other.items, through: inner) else {
                return [ink(of: [first], through: transform), ink(of: [second], through: transform)]
            }
            return changes(from: one.items, to: other.items, through: inner, depth: depth + 1).map { change in
                let visible = one.clips.reduce(change) {
                    $0.intersection(PathTracing.append($1.path, through: inner, to: nil).expanded(x: 1, y: 1))
                }
                return one.filters.reduce(visible.isEmpty ? Bounds() : visible) {
                    FilterMeasures($1, through: inner, limit: replay.longestBlur).ink(after: $0)
                }
            }
        }
    }

    private func ink(of items: [DisplayItem], through transform: CGAffineTransform) -> Bounds {
        items.isEmpty ? Bounds() : LayerPlan(items, transform: transform, replay: replay, measuresAll: true).ink
    }
}

extension DisplayGroup {
    /// Returns whether the groups have the same properties but for their items.
    fileprivate func differsInItemsAlone(from other: DisplayGroup) -> Bool {
        var same = other
        same.items = items
        return same == self
    }
}

extension DisplayGroup {
    /// Whether a change of one item leaves the pixels that it does not cover as they are.
    fileprivate var pixelsStandAlone: Bool {
        mask == nil && (filters.isEmpty || clips.isEmpty) && !filters.contains(where: \.dependsOnExtent)
    }
}

extension [DisplayItem] {
    /// Whether a group among the items, at any depth, filters the content below.
    fileprivate var haveBackdrop: Bool {
        var lists = [self]
        while let items = lists.popLast() {
            for case .group(let group) in items {
                if !group.backdrop.isEmpty { return true }
                lists.append(group.items)
                if let mask = group.mask { lists.append(mask) }
            }
        }
        return false
    }

    /// Whether a group among the items, at any depth, has a blend mode, so that an isolated group around it has a layer.
    fileprivate var blend: Bool {
        contains { item in
            guard let group = item.asGroup else { return false }
            return group.blendMode != .normal || group.items.blend
        }
    }
}

extension DisplayFilter {
    /// Whether pixels depend on how far the content reaches: blurred edges are repeated from there, and a matrix may color what is
    /// transparent.
    fileprivate var dependsOnExtent: Bool {
        switch self {
        case .shadow: false
        case .blur(_, let isOpaque): isOpaque
        case .colorMatrix, .luminanceToAlpha: true
        }
    }
}
