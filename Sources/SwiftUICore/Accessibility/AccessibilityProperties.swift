import Foundation

/// The accessibility information of a view. None of it is drawn.
package struct AccessibilityProperties: Sendable {
    package internal(set) var label: Text?
    package internal(set) var value: Text?
    package internal(set) var hint: Text?
    package internal(set) var identifier: String?
    package internal(set) var inputLabels: [Text] = []
    package internal(set) var isHidden: Bool?
    package internal(set) var addedTraits: AccessibilityTraits = []
    package internal(set) var removedTraits: AccessibilityTraits = []
    package internal(set) var sortPriority: Double?
    /// The role of the view's children, if the view is an accessibility element of its own.
    package internal(set) var children: AccessibilityChildBehavior?
}

/// Stores a view's accessibility information on its node.
public struct AccessibilityAttachmentModifier: NodeModifier {
    let change: @Sendable (inout AccessibilityProperties) -> Void

    nonisolated init(_ change: @escaping @Sendable (inout AccessibilityProperties) -> Void) { self.change = change }

    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        var properties = (node as? AccessibilityNode)?.properties ?? AccessibilityProperties()
        change(&properties)
        // Consecutive modifiers describe the same element.
        guard let node = node as? AccessibilityNode else {
            return AccessibilityNode(node, properties: properties, context: context)
        }
        node.properties = properties
        return node
    }
}

/// A node that carries accessibility information.
final class AccessibilityNode: UnaryNode {
    fileprivate(set) var properties: AccessibilityProperties
    private let environment: EnvironmentValues

    override var inspectedDetails: InspectedView.Details { properties.details(in: environment) }

    init(_ child: _LayoutNode, properties: AccessibilityProperties, context: _ResolutionContext) {
        self.properties = properties
        environment = context.environment
        super.init(child, context: context)
    }
}

/// An accessibility element and its place in the picture.
package struct PlacedAccessibilityElement {
    package let properties: AccessibilityProperties
    /// The smallest rectangle in the picture that encloses the element, in points.
    package let frame: CGRect
}

extension RenderedView {
    /// The accessibility elements of the picture in drawing order, outer elements first.
    package var accessibilityElements: [PlacedAccessibilityElement] {
        var elements: [PlacedAccessibilityElement] = []
        root.collectAccessibilityElements(into: &elements)
        return elements
    }
}

extension _LayoutNode {
    fileprivate func collectAccessibilityElements(into elements: inout [PlacedAccessibilityElement]) {
        if let node = self as? AccessibilityNode {
            elements.append(
                PlacedAccessibilityElement(
                    properties: node.properties, frame: node.place.pictureFrame))
        }
        for child in children { child.collectAccessibilityElements(into: &elements) }
    }
}
