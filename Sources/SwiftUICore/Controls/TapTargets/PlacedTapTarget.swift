import Foundation

/// A part of a picture that can be tapped.
package struct PlacedTapTarget {
    package let action: TapAction
    /// In points, before transformations.
    package let frame: CGRect
}

extension ViewRenderer.Result {
    /// What can be tapped, in drawing order: of two that overlap, the later one gets the tap.
    package var tapTargets: [PlacedTapTarget] {
        var targets: [PlacedTapTarget] = []
        root.collectTapTargets(into: &targets)
        return targets
    }
}

extension _LayoutNode {
    fileprivate func collectTapTargets(into targets: inout [PlacedTapTarget]) {
        if let node = self as? TapTargetNode {
            targets.append(
                PlacedTapTarget(action: node.action, frame: CGRect(origin: absoluteOrigin, size: frame.size)))
        }
        for child in children { child.collectTapTargets(into: &targets) }
    }
}
