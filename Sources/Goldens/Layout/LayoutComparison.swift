import Foundation

/// Compares two layout trees.
package enum LayoutComparison {
    /// Returns the changes from one tree to another, from the top down.
    ///
    /// A view is not listed if it only moves with its parent, fills its parent before and after, or is inside an added
    /// or removed view. A view with a new parent is listed once. If modifiers and the view inside them have the same
    /// frame, only the view is listed.
    package static func changes(from old: LayoutTree, to new: LayoutTree) -> [LayoutChange] {
        LayoutComparer(LayoutOutline(old), LayoutOutline(new)).changes()
    }
}

/// The comparison of two trees.
private struct LayoutComparer {
    typealias Change = LayoutChange

    /// The frames of a view's parent; nil for the root.
    private struct ParentFrames {
        var from: Change.Frame
        var to: Change.Frame
    }

    private enum Step {
        case compare(old: Int, new: Int, path: [String], ParentFrames?)
        case add(LayoutMoves.Region, path: [String])
        case remove(LayoutMoves.Region, path: [String])
    }

    /// A result, before views with a new parent are known.
    private enum Finding {
        case change(Change)
        case added(LayoutMoves.Region, path: [String])
        case removed(LayoutMoves.Region, path: [String])
    }

    /// The smallest difference in points. Smaller ones are rounding errors, because frames are rounded to 0.001 points.
    private static let least = 0.005

    private let old: LayoutOutline
    private let new: LayoutOutline

    init(_ old: LayoutOutline, _ new: LayoutOutline) { (self.old, self.new) = (old, new) }

    func changes() -> [Change] {
        let findings = findings(steps(for: [LayoutAlignment.Pair(old: 0, new: 0)], path: [], nil))
        var (removed, added) = ([LayoutMoves.Region](), [LayoutMoves.Region]())
        for finding in findings {
            if case .removed(let region, _) = finding { removed.append(region) }
            if case .added(let region, _) = finding { added.append(region) }
        }
        let moves = LayoutMoves(old, new, removed: removed, added: added)
        return findings.flatMap { finding -> [Change] in
            switch finding {
            case .change: return listed(finding)
            case .removed(let region, _): return moves.olds.contains(region.view) ? [] : listed(finding)
            case .added(let region, _):
                let own = moves.oldByNew[region.view] == nil ? listed(finding) : []
                return own + moves.moved(into: region).flatMap { moved(from: moves.oldByNew[$0]!, to: $0) }
            }
        }
    }

    private func listed(_ finding: Finding) -> [Change] {
        switch finding {
        case .change(let change): [change]
        case .added(let region, let path): [change(.added, path, new[region.view], to: new[region.view].frame)]
        case .removed(let region, let path): [change(.removed, path, old[region.view], from: old[region.view].frame)]
        }
    }

    /// Returns the changes of a view with a new parent and of the views inside it.
    private func moved(from first: Int, to second: Int) -> [Change] {
        var found: [Finding] = []
        let inside = compare(first, second, new.path(to: second), nil, hasOtherParent: true, &found)
        return (found + findings(inside)).flatMap(listed)
    }

    private func findings(_ steps: [Step]) -> [Finding] {
        var findings: [Finding] = []
        var steps = steps
        while let step = steps.popLast() {
            switch step {
            case .add(let region, let path): findings.append(.added(region, path: path))
            case .remove(let region, let path): findings.append(.removed(region, path: path))
            case .compare(let first, let second, let path, let around):
                steps += compare(first, second, path, around, &findings)
            }
        }
        return findings
    }

    /// Adds the changes of a view to `findings`, and returns the steps for the views inside it, the last first.
    private func compare(
        _ first: Int, _ second: Int, _ path: [String], _ around: ParentFrames?, hasOtherParent: Bool = false,
        _ findings: inout [Finding]
    ) -> [Step] {
        var (first, second, path) = (first, second, path)
        let (from, to) = (old[first].frame, new[second].frame)
        let fillsAround = around.map { $0.from == from && $0.to == to } ?? false
        let isResized = !fillsAround && (differ(from.width, to.width) || differ(from.height, to.height))
        let isMoved = hasOtherParent || !fillsAround && moves(from, to, within: around)
        let oldPath = hasOtherParent ? old.path(to: first) : nil
        var note = new[second].details.changes(since: old[first].details)
        var shown = (path: path, view: second)
        if isResized || isMoved {
            // In a chain of views with the same frame, the innermost named view represents all.
            while note == nil, let (a, b) = onlyChildren(first, second), old[a].frame == from, new[b].frame == to {
                if new[second].isNamed { path.append(new[second].name) }
                (first, second) = (a, b)
                note = new[b].details.changes(since: old[a].details)
                if note != nil || new[b].isNamed || !new[shown.view].isNamed { shown = (path, b) }
            }
        }
        if note != nil || isResized || isMoved {
            let kind: Change.Kind = note != nil ? .altered : isResized && !hasOtherParent ? .resized : .moved
            var change = change(kind, shown.path, new[shown.view], from: from, to: to, note: note)
            change.oldView = oldPath.map { ($0 + [new[shown.view].name]).joined(separator: "/") }
            findings.append(.change(change))
        }
        if new[second].isNamed { path.append(new[second].name) }
        let pairs = LayoutAlignment(old, new).pairs(old[first].children, new[second].children)
        return steps(for: pairs, path: path, ParentFrames(from: from, to: to))
    }

    /// Returns whether a view has moved relative to its parent.
    private func moves(_ from: Change.Frame, _ to: Change.Frame, within around: ParentFrames?) -> Bool {
        let (right, down) = (to.x - from.x, to.y - from.y)
        guard differ(right, 0) || differ(down, 0) else { return false }
        guard let around else { return true }
        return differ(right, around.to.x - around.from.x) || differ(down, around.to.y - around.from.y)
    }

    private func onlyChildren(_ first: Int, _ second: Int) -> (Int, Int)? {
        guard old[first].children.count == 1, new[second].children.count == 1 else { return nil }
        let (a, b) = (old[first].children[0], new[second].children[0])
        return old[a].type == new[b].type ? (a, b) : nil
    }

    /// Returns the steps for a row of views, the last first.
    private func steps(for pairs: [LayoutAlignment.Pair], path: [String], _ around: ParentFrames?) -> [Step] {
        var steps: [Step] = []
        var index = 0
        while index < pairs.count {
            let pair = pairs[index]
            switch (pair.old, pair.new) {
            case (let first?, let second?) where old[first].type == new[second].type:
                steps.append(.compare(old: first, new: second, path: path, around))
            case (let first?, let second?):
                steps += exchanged(first, second, path, around)
            case (let first?, nil):
                // The view in its place may be the same view, wrapped or unwrapped.
                if index + 1 < pairs.count, pairs[index + 1].old == nil, let second = pairs[index + 1].new {
                    steps += exchanged(first, second, path, around)
                    index += 1
                } else {
                    steps.append(.remove(.init(view: first), path: path))
                }
            case (nil, let second?): steps.append(.add(.init(view: second), path: path))
            case (nil, nil): break
            }
            index += 1
        }
        return steps.reversed()
    }

    /// Returns the steps for a replaced view: it is wrapped, unwrapped, or another view.
    private func exchanged(_ first: Int, _ second: Int, _ path: [String], _ around: ParentFrames?) -> [Step] {
        let (before, after) = (old[first], new[second])
        let wrapped = new.nearest(in: second) { $0.signature == before.signature }
            ?? new.nearest(in: second) { $0.type == before.type }
        if let wrapped {
            return [.add(.init(view: second, kept: wrapped), path: path), .compare(old: first, new: wrapped, path: path, around)]
        }
        let bare = old.nearest(in: first) { $0.signature == after.signature }
            ?? old.nearest(in: first) { $0.type == after.type }
        if let bare {
            return [.remove(.init(view: first, kept: bare), path: path), .compare(old: bare, new: second, path: path, around)]
        }
        return [.remove(.init(view: first), path: path), .add(.init(view: second), path: path)]
    }

    private func change(
        _ kind: Change.Kind, _ path: [String], _ view: LayoutOutline.Node, from: Change.Frame? = nil, to: Change.Frame? = nil,
        note: String? = nil
    ) -> Change {
        Change(
            kind: kind, view: (path + [view.name]).joined(separator: "/"), from: from, to: to,
            note: note ?? view.details.recognition)
    }

    private func differ(_ first: Double, _ second: Double) -> Bool {
        // The difference of equal infinite lengths is NaN.
        first != second && !(abs(first - second) < LayoutComparer.least)
    }
}
