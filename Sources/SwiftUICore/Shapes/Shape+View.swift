import DisplayList
import Foundation

/// A view that draws a shape and on which further fills and strokes can be drawn.
@MainActor @preconcurrency public protocol ShapeView<Content>: View {
    associatedtype Content: Shape

    nonisolated var shape: Content { get }
}

/// A shape view that exposes its coats.
protocol CoatedShapeView: ShapeView, _PrimitiveView {
    @MainActor func coats(in context: _ResolutionContext) -> [ShapeCoat]
}

extension CoatedShapeView {
    @MainActor public static func _resolve(
        _ view: Self, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        nodes.append(ShapeNode(view.shape, coats: view.coats(in: context), context: context))
    }

    /// Returns the coats of the background view; none if it is not a shape view.
    @MainActor fileprivate static func coats<V: View>(of view: V, in context: _ResolutionContext) -> [ShapeCoat] {
        (view as? any CoatedShapeView)?.coats(in: context) ?? []
    }
}

/// A shape filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: CoatedShapeView {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle

    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    @MainActor func coats(in context: _ResolutionContext) -> [ShapeCoat] {
        [.fill(shape, fillStyle, context.paint(style))]
    }
}

/// A filled shape over another shape view.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle
    public var background: Background

    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }
}

extension FillShapeView: CoatedShapeView {
    @MainActor func coats(in context: _ResolutionContext) -> [ShapeCoat] {
        Self.coats(of: background, in: context) + [.fill(shape, fillStyle, context.paint(style))]
    }
}

/// A stroked shape over another shape view.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    public var background: Background

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

extension StrokeShapeView: CoatedShapeView {
    @MainActor func coats(in context: _ResolutionContext) -> [ShapeCoat] {
        Self.coats(of: background, in: context)
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

extension StrokeBorderShapeView: CoatedShapeView {
    @MainActor func coats(in context: _ResolutionContext) -> [ShapeCoat] {
        let inner = shape.inset(by: strokeStyle.lineWidth / 2)
        return Self.coats(of: background, in: context)
            + [.stroke(inner, strokeStyle, isAntialiased: isAntialiased, context.paint(style))]
    }
}

extension Shape {
    /// The shape filled with the foreground style.
    @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }
}
