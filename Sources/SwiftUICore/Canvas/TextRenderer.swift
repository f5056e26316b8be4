import DisplayList
import Foundation

/// A custom renderer for text.
public protocol TextRenderer: Animatable {
    /// Draws the text layout. The context's origin is the text's top-left corner.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

    /// Returns the text's size for `proposal`.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// The distance by which drawing can extend beyond the text, in points. A picture does not clip it.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer can measure.
public struct TextProxy {
    let typesetter: TextTypesetter

    /// Returns the text's size for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { typesetter.layout(in: proposal.sanitized).size }
}

extension View {
    /// Sets the renderer of the texts inside.
    nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        transformEnvironment(\.self) { $0.customTextDrawing = RendererDrawing(renderer: renderer) }
    }
}

/// Lets a renderer measure and draw texts.
private struct RendererDrawing: CustomTextDrawing {
    let renderer: any TextRenderer

    func size(of typesetter: TextTypesetter, in proposal: ProposedViewSize) -> CGSize {
        renderer.sizeThatFits(proposal: proposal, text: TextProxy(typesetter: typesetter))
    }

    func draw(_ text: TextDrawing, in drawing: inout DrawingContext, context: _ResolutionContext) {
        let layer = CanvasLayer(size: text.frame.size)
        var graphics = GraphicsContext(layer: layer, symbols: [], resolution: context)
        var local = text
        local.frame.origin = .zero
        renderer.draw(layout: Text.Layout(local), in: &graphics)
        let place = CGAffineTransform(translationX: text.frame.minX, y: text.frame.minY)
        drawing.group(transform: place) { drawing in
            for item in layer.items { drawing.append(item) }
        } change: { $0.isIsolated = layer.mixes }
    }
}
