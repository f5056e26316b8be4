import DisplayList
import Foundation

/// Clips a view's drawing to a shape that fits the view's frame.
package struct ClipModifier<S: Shape>: NodeModifier {
    let shape: S
    let style: FillStyle

    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        ClipNode(node, context: context) { shape.drawnPath(in: $0, context: $1) } style: { style }
    }
}

private final class ClipNode: UnaryNode {
    private let path: (CGRect, _ShapeContext) -> Path
    private let style: () -> FillStyle
    private let environment: EnvironmentValues

    init(
        _ child: _LayoutNode, context: _ResolutionContext, path: @escaping (CGRect, _ShapeContext) -> Path,
        style: @escaping () -> FillStyle
    ) {
        self.path = path
        self.style = style
        environment = context.environment
        super.init(child, context: context)
    }

    override var clipsChildren: Bool { true }

    override func draw(in drawing: inout DrawingContext) {
        let frame = drawing.pixelFrame(frame.size)
        let outline = path(CGRect(origin: .zero, size: frame.size), environment.shapeContext(at: absoluteOrigin))
            .offsetBy(dx: frame.minX, dy: frame.minY)
        drawing.group { $0.draw(child) } change: {
            $0.clips = [DisplayGroup.Clip(path: outline, style: style())]
        }
    }
}

extension View {
    /// Clips the view's drawing to the shape.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(ClipModifier(shape: shape, style: style))
    }

    /// Clips the view's drawing to its frame.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    /// Clips the view's corners, with circular arcs as this modifier has always done.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(
            RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
    }

    /// Fills a shape behind the view with a style.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(alignment: .center) { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
    }

    /// Fills a shape behind the view with the background style.
    nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Fills a shape in front of the view with a style.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay(alignment: .center) { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
    }

    /// Effect: none, because a picture is not interactive.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

    /// Effect: none, because a picture is not interactive.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View { self }
}
