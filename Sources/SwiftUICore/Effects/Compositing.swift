import DisplayList
import Foundation

extension View {
    /// Sets the way in which the view's colors blend with the backdrop.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(GroupModifier { group, _ in group.blendMode = blendMode })
    }

    /// Composites the views inside with each other before any other effect applies.
    nonisolated public func compositingGroup() -> some View {
        modifier(GroupModifier { group, _ in group.isIsolated = true })
    }

    /// Works like `compositingGroup()`, because a still picture is always drawn off screen.
    nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        compositingGroup()
    }
}

/// The working color space of a drawing group. All pictures are drawn in nonlinear sRGB.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// Draws a view into a group and modifies the group.
package struct GroupModifier {
    let change: (inout DisplayGroup, CGRect) -> Void

    nonisolated init(_ change: @escaping (inout DisplayGroup, CGRect) -> Void) { self.change = change }
}

extension GroupModifier: NodeModifier {
    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        GroupNode(node, context: context, change: change)
    }
}
