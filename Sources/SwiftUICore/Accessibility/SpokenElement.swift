import Foundation

/// Something that VoiceOver would read, and where it is.
package struct SpokenElement: Equatable, Sendable {
    package let label: String
    package let value: String?
    package let hint: String?
    /// The smallest rectangle around it in the picture, in points.
    package let frame: CGRect
}

extension _LayoutNode {
    /// What VoiceOver would read of the node and what is in it, in drawing order: labels that views were given, else
    /// their texts. Hidden views and images without a label are left out.
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
        // A value or a hint alone belongs to what the view reads as by itself.
        let label = elements[first...].map(\.label).joined(separator: ", ")
        elements.replaceSubrange(
            first..., with: [SpokenElement(label: label, value: own.value, hint: own.hint, frame: frame)])
    }
}
