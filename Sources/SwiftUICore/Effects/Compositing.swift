import DisplayList
import Foundation

extension View {
    /// How the view's colours mix with what lies below.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(GroupModifier { group, _ in group.blendMode = blendMode })
    }

    /// Mixes the views inside with each other before anything else happens to them.
    nonisolated public func compositingGroup() -> some View {
        modifier(GroupModifier { group, _ in group.isIsolated = true })
    }

    /// As `compositingGroup()`: a still picture is always drawn off screen.
    nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        compositingGroup()
    }
}

/// The working space of a drawing group; every picture here is drawn in non-linear sRGB.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// Draws a view into a group and changes that.
struct GroupModifier {
    let change: (inout DisplayGroup, CGRect) -> Void

    nonisolated init(_ change: @escaping (inout DisplayGroup, CGRect) -> Void) { self.change = change }
}

extension GroupModifier: NodeModifier {
    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        GroupNode(node, context: context, change: change)
    }
}
