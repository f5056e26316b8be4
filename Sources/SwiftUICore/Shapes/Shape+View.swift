import DisplayList
import Foundation

/// A view that draws a shape and on which further fills and strokes can be drawn.
@MainActor @preconcurrency public protocol ShapeView<Content>: View {
    associatedtype Content: Shape

    nonisolated var shape: Content { get }
}

/// A shape view that exposes its layers.
protocol LayeredShapeView: ShapeView, _PrimitiveView {
    /// Where the view is made.
    nonisolated var trace: SourceTrace { get }
    @MainActor func layers(in context: _ResolutionContext) -> [ShapeLayer]
}

extension LayeredShapeView {
    @MainActor public static func _resolve(
        _ view: Self, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        nodes.append(ShapeNode(view.shape, layers: view.layers(in: context), context: context))
        context.note(view.trace, on: nodes.suffix(1))
    }

    /// Returns the layers of the background view; none if it is not a shape view.
    @MainActor fileprivate static func layers<V: View>(of view: V, in context: _ResolutionContext) -> [ShapeLayer] {
        (view as? any LayeredShapeView)?.layers(in: context) ?? []
    }
}

/// A shape filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: LayeredShapeView {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle
    nonisolated let trace = SourceTrace.here()

    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    @MainActor func layers(in context: _ResolutionContext) -> [ShapeLayer] {
        [.fill(shape, fillStyle, context.paint(style))]
    }
}

/// A filled shape over another shape view.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle
    public var background: Background
    nonisolated let trace = SourceTrace.here()

    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }
}

extension FillShapeView: LayeredShapeView {
    @MainActor func layers(in context: _ResolutionContext) -> [ShapeLayer] {
        Self.layers(of: background, in: context) + [.fill(shape, fillStyle, context.paint(style))]
    }
}

/// A stroked shape over another shape view.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    public var background: Background
    nonisolated let trace = SourceTrace.here()

    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }
}

extension StrokeShapeView: LayeredShapeView {
    @MainActor func layers(in context: _ResolutionContext) -> [ShapeLayer] {
        Self.layers(of: background, in: context)
            + [.stroke(shape, strokeStyle, isAntialiased: isAntialiased, context.paint(style))]
    }
}

/// A shape with an inside stroke over another shape view.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    public var background: Background
    nonisolated let trace = SourceTrace.here()

    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }
}

extension StrokeBorderShapeView: LayeredShapeView {
    @MainActor func layers(in context: _ResolutionContext) -> [ShapeLayer] {
        let inner = shape.inset(by: strokeStyle.lineWidth / 2)
        return Self.layers(of: background, in: context)
            + [.stroke(inner, strokeStyle, isAntialiased: isAntialiased, context.paint(style))]
    }
}

extension Shape {
    /// The shape filled with the foreground style.
    @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }
}
