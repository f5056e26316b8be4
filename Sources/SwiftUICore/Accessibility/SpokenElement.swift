import Foundation

/// An element that VoiceOver reads out, and its place in the picture.
package struct SpokenElement: Equatable, Sendable {
    package let label: String
    package let value: String?
    package let hint: String?
    /// The smallest rectangle in the picture that encloses the element, in points.
    package let frame: CGRect
}

extension _LayoutNode {
    /// The elements that VoiceOver reads out for the node and its descendants, in drawing order. An element's label is
    /// the view's accessibility label, or its text if it has none. Hidden views and images without a label are left
    /// out.
    package var spokenElements: [SpokenElement] {
        var elements: [SpokenElement] = []
        collectSpokenElements(into: &elements)
        return elements
    }

    private func collectSpokenElements(into elements: inout [SpokenElement]) {
        guard session.stack.hasRoom(reserving: StackGuard.layoutReserve) else { return }
        var frame: CGRect { place.pictureFrame }
        var own: (value: String?, hint: String?)?
        switch self {
        case is HiddenNode: return
        case let node as AccessibilityNode:
            if node.properties.isHidden == true { return }
            let details = inspectedDetails
            if let label = details.accessibilityLabel {
                elements.append(
                    SpokenElement(
                        label: label, value: details.accessibilityValue, hint: details.accessibilityHint,
                        frame: frame))
                return
            }
            own = (details.accessibilityValue, details.accessibilityHint)
        default:
            if let label = spokenLabel {
                elements.append(SpokenElement(label: label, value: nil, hint: nil, frame: frame))
            }
        }
        let first = elements.count
        if let onlyChild {
            onlyChild.collectSpokenElements(into: &elements)
        } else {
            for child in children { child.collectSpokenElements(into: &elements) }
        }
        guard let own, own.value != nil || own.hint != nil else { return }
        // A value or hint without a label is added to the text that the view already reads out.
        let label = elements[first...].map(\.label).joined(separator: ", ")
        elements.replaceSubrange(
            first..., with: [SpokenElement(label: label, value: own.value, hint: own.hint, frame: frame)])
    }
}
