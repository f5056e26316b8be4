import DisplayList
import Foundation

/// Draws texts in a way of its own.
public protocol TextRenderer: Animatable {
    /// Draws the laid-out text; the context's origin is the text's top left corner.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

    /// The size the text takes when offered `proposal`.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// How far drawing may reach beyond the text, in points. A picture cuts nothing off.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer may measure.
public struct TextProxy {
    let typesetter: TextTypesetter

    /// In points.
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
    /// Lets `renderer` draw the texts inside.
    nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        transformEnvironment(\.self) { $0.textRenderer = renderer }
    }
}

extension DrawingContext {
    /// Draws a text as its renderer wants it.
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
