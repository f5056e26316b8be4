import DisplayList
import Foundation

/// Multiplies a view's alpha by that of another view.
package struct MaskModifier<Mask: View>: _PrimitiveModifier {
    let mask: Mask
    let alignment: Alignment

    package static func _resolve<V: View>(
        _ modifier: MaskModifier, content: V, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        for child in content.resolved(in: context) {
            var inner = context
            inner.environment.stackOrientation = nil
            let mask = modifier.mask.resolvedAsOne(in: inner, alignment: modifier.alignment)
            nodes.append(MaskNode(child, mask: mask, alignment: modifier.alignment, context: context))
        }
    }
}

private final class MaskNode: UnaryNode {
    private let mask: _LayoutNode
    private let alignment: Alignment

    init(_ child: _LayoutNode, mask: _LayoutNode, alignment: Alignment, context: _ResolutionContext) {
        (self.mask, self.alignment) = (mask, alignment)
        super.init(child, context: context)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize, context: PlacementContext) {
        super.placeChildren(in: size, proposal: proposal, context: context)
        let offer = ProposedViewSize(size)
        let target = child.dimensions(in: proposal).point(at: alignment)
        let guide = mask.dimensions(in: offer).point(at: alignment)
        place(
            mask, at: CGPoint(x: target.x - guide.x, y: target.y - guide.y), proposal: offer, in: size,
            context: context)
    }

    override func draw(in drawing: inout DrawingContext) {
        let items = drawing.separately { $0.draw(mask) }
        drawing.group { $0.draw(child) } change: { $0.mask = items }
    }
}

extension View {
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(MaskModifier(mask: mask(), alignment: alignment))
    }

    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(MaskModifier(mask: mask, alignment: .center))
    }
}
