import DisplayList
import Foundation

/// A view that a closure draws at the size that the view is given.
public struct Canvas<Symbols: View> {
    /// The views that the closure can draw, each identified by its tag.
    public var symbols: Symbols
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    public var isOpaque: Bool
    public var colorMode: ColorRenderingMode
    public var rendersAsynchronously: Bool
    private let trace = SourceTrace.here()

    /// Opacity, color mode and asynchronous rendering affect only speed on a screen. The picture is the same without
    /// them.
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        (isOpaque, self.colorMode) = (opaque, colorMode)
        self.rendersAsynchronously = rendersAsynchronously
    }
}

extension Canvas where Symbols == EmptyView {
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
        ) { EmptyView() }
    }
}

extension Canvas: View, _PrimitiveView {
    public typealias Body = Never

    public var body: Never { fatalError("a canvas draws itself and has no body") }

    public static func _resolve(_ view: Canvas, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        var inner = context
        inner.environment.stackOrientation = nil
        nodes.append(CanvasNode(symbols: view.symbols.resolved(in: inner), context: context, renderer: view.renderer))
        context.note(view.trace, on: nodes.suffix(1))
    }
}

/// Takes the proposed space and draws the closure's content clipped to it.
private final class CanvasNode: _LayoutNode {
    private let symbols: [_LayoutNode]
    private let context: _ResolutionContext
    private let renderer: (inout GraphicsContext, CGSize) -> Void

    init(
        symbols: [_LayoutNode], context: _ResolutionContext,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        (self.symbols, self.context, self.renderer) = (symbols, context, renderer)
        super.init(context: context)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func draw(in drawing: inout DrawingContext) {
        let frame = drawing.pixelFrame(frame.size)
        guard frame.width > 0, frame.height > 0 else { return }
        let layer = CanvasLayer(size: self.frame.size)
        var graphics = GraphicsContext(layer: layer, symbols: symbols, resolution: context)
        renderer(&graphics, self.frame.size)
        let place = CGAffineTransform(translationX: frame.minX, y: frame.minY)
        drawing.group(transform: place) { drawing in
            for item in layer.items { drawing.append(item) }
        } change: { [size = frame.size] group in
            group.clips = [.init(path: Path(CGRect(origin: .zero, size: size)))]
            // Blend modes that read the backdrop apply to the canvas's own drawing only.
            group.isIsolated = layer.mixes
        }
    }
}
