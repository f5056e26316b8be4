import Foundation

/// An interactive region of a picture.
package struct PlacedTapTarget {
    package let action: TapAction
    /// The accessibility label, or the visible text if there is none.
    package let label: String
    /// The visible text.
    package let text: String
    /// The smallest rectangle in the picture that encloses the region, in points.
    package let frame: CGRect

    /// The URL that a tap opens, if any.
    package var url: URL? { if case .link(let url) = action { url } else { nil } }
    /// The intent that a tap performs, if any. Its type is defined in AppIntents.
    package var intent: Any? { if case .intent(let intent) = action { intent } else { nil } }
}

extension RenderedView {
    /// The interactive regions in drawing order. Where two overlap, the later one receives the tap.
    package var tapTargets: [PlacedTapTarget] { root.tapTargets }
}

extension _LayoutNode {
    /// The interactive regions in the node, in drawing order. Where two overlap, the later one receives the tap.
    package var tapTargets: [PlacedTapTarget] {
        var targets: [PlacedTapTarget] = []
        collectTapTargets(label: nil, into: &targets)
        return targets
    }

    /// - Parameter label: The accessibility label of an enclosing view.
    private func collectTapTargets(label: String?, into targets: inout [PlacedTapTarget]) {
        guard session.stack.hasRoom(reserving: StackGuard.layoutReserve) else { return }
        var label = label
        switch self {
        case let node as TapTargetNode:
            targets.append(
                PlacedTapTarget(
                    action: node.action, label: label ?? spokenElements.map(\.label).joined(separator: ", "),
                    text: writtenTexts.joined(separator: ", "), frame: place.pictureFrame))
            label = nil
        case is AccessibilityNode: label = inspectedDetails.accessibilityLabel ?? label
        default: break
        }
        if let onlyChild {
            onlyChild.collectTapTargets(label: label, into: &targets)
        } else {
            for child in children { child.collectTapTargets(label: label, into: &targets) }
        }
    }

    /// The texts in the node, in drawing order.
    private var writtenTexts: [String] {
        guard session.stack.hasRoom(reserving: StackGuard.layoutReserve), !(self is HiddenNode) else { return [] }
        return [inspectedDetails.text].compactMap { $0 } + children.flatMap(\.writtenTexts)
    }
}
