import DisplayList
import Foundation

/// Multiplies the opacity of a view's drawing as a whole.
package struct OpacityModifier: NodeModifier {
    let opacity: Double

    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        let group = GroupNode(node, context: context) { [opacity] group, _ in
            group.opacity = opacity.isNaN ? 1 : min(1, max(0, opacity))
        }
        group.isTransparent = opacity <= 0
        return group
    }
}

/// A node that draws its child into a separate group.
final class GroupNode: UnaryNode {
    private let change: (inout DisplayGroup, CGRect) -> Void
    /// Whether nothing of the child is visible, so that VoiceOver leaves it out.
    var isTransparent = false

    /// Creates a group. `change` modifies it and receives the node's frame in the group's coordinates.
    init(
        _ child: _LayoutNode, context: _ResolutionContext, change: @escaping (inout DisplayGroup, CGRect) -> Void
    ) {
        self.change = change
        super.init(child, context: context)
    }

    /// The opacity of the group as a whole, 0…1.
    var opacity: Double {
        var group = DisplayGroup()
        change(&group, frame)
        return group.opacity
    }

    override func draw(in drawing: inout DrawingContext) {
        let frame = CGRect(origin: drawing.origin, size: frame.size)
        drawing.group { $0.draw(child) } change: { change(&$0, frame) }
    }
}

extension View {
    /// Sets the opacity: 0 is invisible, 1 is opaque.
    nonisolated public func opacity(_ opacity: Double) -> some View { modifier(OpacityModifier(opacity: opacity)) }
}
