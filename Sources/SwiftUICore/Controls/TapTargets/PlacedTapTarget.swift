import Foundation

/// A part of a picture that can be tapped.
package struct PlacedTapTarget {
    package let action: TapAction
    /// What the view says of itself to those who cannot see it, else what is written there.
    package let label: String
    /// What is written there.
    package let text: String
    /// The smallest rectangle around it in the picture, in points.
    package let frame: CGRect

    /// What a tap opens, where it opens something.
    package var url: URL? { if case .link(let url) = action { url } else { nil } }
    /// The intent that a tap performs, where it performs one: a value of a type that AppIntents knows.
    package var intent: Any? { if case .intent(let intent) = action { intent } else { nil } }
}

extension RenderedView {
    /// What can be tapped, in drawing order: of two that overlap, the later one gets the tap.
    package var tapTargets: [PlacedTapTarget] { root.tapTargets }
}

extension _LayoutNode {
    /// What can be tapped in the node, in drawing order: of two that overlap, the later one gets the tap.
    package var tapTargets: [PlacedTapTarget] {
        var targets: [PlacedTapTarget] = []
        collectTapTargets(label: nil, into: &targets)
        return targets
    }

    /// - Parameter label: what a view around this one says of itself.
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
