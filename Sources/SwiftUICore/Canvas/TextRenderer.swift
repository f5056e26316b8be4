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

private enum TextRendererKey: EnvironmentKey { static var defaultValue: (any TextRenderer)? { nil } }

extension EnvironmentValues {
    var textRenderer: (any TextRenderer)? {
        get { self[TextRendererKey.self] }
        set { self[TextRendererKey.self] = newValue }
    }
}

extension View {
    /// Sets the renderer of the texts inside.
    nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        transformEnvironment(\.self) { $0.textRenderer = renderer }
    }
}

extension DrawingContext {
    /// Draws a text with its renderer.
    mutating func draw(_ picture: TextDrawing, with renderer: any TextRenderer, in context: _ResolutionContext) {
        let layer = CanvasLayer(size: picture.frame.size)
        var graphics = GraphicsContext(layer: layer, symbols: [], resolution: context)
        var local = picture
        local.frame.origin = .zero
        renderer.draw(layout: Text.Layout(local), in: &graphics)
        let place = CGAffineTransform(translationX: picture.frame.minX, y: picture.frame.minY)
        group(transform: place) { drawing in
            for item in layer.items { drawing.append(item) }
        } change: { $0.isIsolated = layer.mixes }
    }
}
