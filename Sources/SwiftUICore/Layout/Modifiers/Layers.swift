import Foundation

/// Adds views behind or in front of a view, whose size they do not change.
package struct LayerModifier<Layer: View>: _PrimitiveModifier {
    let layer: Layer
    let alignment: Alignment
    let isInFront: Bool

    package static func _resolve<V: View>(
        _ modifier: LayerModifier, content: V, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        for child in content.resolved(in: context) {
            var inner = context
            inner.environment.stackOrientation = nil
            let layers = modifier.layer.resolved(in: inner)
            if layers.isEmpty {
                nodes.append(child)
                continue
            }
            let layer = layers.count == 1
                ? layers[0]
                : ContainerNode(
                    layout: ZStackLayout(alignment: modifier.alignment), children: layers, context: inner)
            nodes.append(
                LayerNode(
                    child, layer: layer, alignment: modifier.alignment, isInFront: modifier.isInFront,
                    context: context))
        }
    }
}

/// A view with a layer behind or in front of it.
class LayerNode: UnaryNode {
    private var layer: _LayoutNode?
    private let alignment: Alignment
    private let isInFront: Bool

    init(
        _ child: _LayoutNode, layer: _LayoutNode?, alignment: Alignment, isInFront: Bool,
        context: _ResolutionContext
    ) {
        (self.layer, self.alignment, self.isInFront) = (layer, alignment, isInFront)
        super.init(child, context: context)
    }

    final override var inspectedType: String { isInFront ? ".overlay" : ".background" }

    final override var children: [_LayoutNode] {
        guard let layer else { return [child] }
        return isInFront ? [child, layer] : [layer, child]
    }

    /// The view in front, if it is known.
    final var layerInFront: _LayoutNode? { isInFront ? layer : nil }

    final override var onlyChild: _LayoutNode? { layer == nil ? child : nil }

    /// Returns a layer that depends on the view's place.
    func layerOfPlacedChild() -> _LayoutNode? { nil }

    final override func placeChildren(in size: CGSize, proposal: ProposedViewSize, context: PlacementContext) {
        super.placeChildren(in: size, proposal: proposal, context: context)
        if layer == nil { layer = layerOfPlacedChild() }
        guard let layer else { return }
        let offer = ProposedViewSize(size)
        let target = child.dimensions(in: proposal).point(at: alignment)
        let guide = layer.dimensions(in: offer).point(at: alignment)
        let origin = CGPoint(x: target.x - guide.x, y: target.y - guide.y).finite
        place(layer, at: origin, proposal: offer, in: size, context: context)
    }

    /// The layers keep their order regardless of their zIndex.
    final override func draw(in drawing: inout DrawingContext) {
        if let layer, !isInFront { drawing.draw(layer) }
        drawing.draw(child)
        if let layer, isInFront { drawing.draw(layer) }
    }
}

extension View {
    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(LayerModifier(layer: content(), alignment: alignment, isInFront: false))
    }

    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(LayerModifier(layer: content(), alignment: alignment, isInFront: true))
    }

    @_disfavoredOverload
    nonisolated public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(LayerModifier(layer: background, alignment: alignment, isInFront: false))
    }

    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        modifier(LayerModifier(layer: overlay, alignment: alignment, isInFront: true))
    }
}
