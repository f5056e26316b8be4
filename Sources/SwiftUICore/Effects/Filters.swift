import DisplayList
import Foundation

/// Filters the pixels that a view has drawn.
package struct FilterModifier: NodeModifier {
    let filter: DisplayFilter

    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        GroupNode(node, context: context) { [filter] group, _ in group.filters = [filter] }
    }
}

extension View {
    /// Applies a Gaussian blur. `radius` is in points.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(FilterModifier(filter: .blur(radius: radius.isFinite ? max(0, radius) : 0, isOpaque: opaque)))
    }

    /// Adds `amount` (−1…1) to each color component.
    nonisolated public func brightness(_ amount: Double) -> some View {
        modifier(FilterModifier(filter: .colorMatrix(ColorMatrices.brightness(amount))))
    }

    nonisolated public func contrast(_ amount: Double) -> some View {
        modifier(FilterModifier(filter: .colorMatrix(ColorMatrices.contrast(amount))))
    }

    nonisolated public func saturation(_ amount: Double) -> some View {
        modifier(FilterModifier(filter: .colorMatrix(ColorMatrices.saturation(amount))))
    }

    nonisolated public func grayscale(_ amount: Double) -> some View {
        modifier(FilterModifier(filter: .colorMatrix(ColorMatrices.saturation(1 - amount))))
    }

    nonisolated public func hueRotation(_ angle: Angle) -> some View {
        modifier(FilterModifier(filter: .colorMatrix(ColorMatrices.hueRotation(angle))))
    }

    nonisolated public func colorInvert() -> some View {
        modifier(FilterModifier(filter: .colorMatrix(ColorMatrices.invert)))
    }

    nonisolated public func luminanceToAlpha() -> some View { modifier(FilterModifier(filter: .luminanceToAlpha)) }
}
