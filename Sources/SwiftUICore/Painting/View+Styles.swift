import DisplayList
import Foundation

/// Sets the styles of the foreground.
package struct ForegroundStyleModifier: EnvironmentModifier {
    let styles: [AnyShapeStyle]

    func change(_ environment: inout EnvironmentValues) { environment.setForegroundStyles(styles) }
}

extension View {
    /// Sets the style of text, symbols and shapes inside.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(ForegroundStyleModifier(styles: [AnyShapeStyle(style)]))
    }

    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        modifier(ForegroundStyleModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
    }

    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(
            ForegroundStyleModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
    }

    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        transformEnvironment(\.self) { environment in
            if let color { environment.setForegroundStyles([AnyShapeStyle(color)]) }
        }
    }

    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        transformEnvironment(\.self) { environment in
            if let tint { environment.tint = AnyShapeStyle(tint) }
        }
    }

    nonisolated public func tint(_ tint: Color?) -> some View {
        transformEnvironment(\.self) { environment in
            if let tint { environment.tint = AnyShapeStyle(tint) }
        }
    }

    nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }

    /// Fills the space behind the view with a style. The background extends into the safe area on the given edges.
    nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(
            LayerModifier(
                layer: StyleFill(style: style).ignoresSafeArea(edges: edges), alignment: .center, isInFront: false))
    }

    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    nonisolated public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(LayerModifier(layer: StyleFill(style: style), alignment: .center, isInFront: true))
    }

    /// Adds a line along the inside of the view's edges, `width` points wide.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modifier(LayerModifier(layer: Border(style: content, width: width), alignment: .center, isInFront: true))
    }

    /// Multiplies each color component of the view's drawing.
    nonisolated public func colorMultiply(_ color: Color) -> some View {
        modifier(ColorMultiplyModifier(color: color))
    }

    /// Adds a shadow to the view's drawing. `radius` is twice the blur's standard deviation, in points.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }
}

/// Fills all the proposed space with a style.
package struct StyleFill<S: ShapeStyle>: _PrimitiveView {
    let style: S

    package static func _resolve(_ view: StyleFill, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        nodes.append(StyleNode(context.paint(view.style), context: context))
    }
}

/// Multiplies the colors of a view by a color.
package struct ColorMultiplyModifier: NodeModifier {
    let color: Color

    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        let matrix = ColorMatrices.multiply(color.resolved(in: context.environment.colorContext))
        return GroupNode(node, context: context) { group, _ in group.filters = [.colorMatrix(matrix)] }
    }
}

/// Draws a shadow behind a view.
package struct ShadowModifier: NodeModifier {
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        let color = color.resolved(in: context.environment.colorContext)
        let radius = radius.isFinite ? max(0, radius) : 0
        let offset = CGPoint(x: offset.width, y: offset.height).finite
        return GroupNode(node, context: context) { group, _ in
            group.filters = [
                .shadow(color: color, radius: ShadowStyle.blur(of: radius), offset: CGSize(width: offset.x, height: offset.y))
            ]
        }
    }
}

/// A border inside the edges of its place.
package struct Border<S: ShapeStyle>: _PrimitiveView {
    let style: S
    let width: CGFloat

    package static func _resolve(_ view: Border, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        nodes.append(BorderNode(context.paint(view.style), width: view.width, context: context))
    }
}

private final class BorderNode: _LayoutNode {
    private let paint: ShapeStylePaint
    private let width: CGFloat

    init(_ paint: ShapeStylePaint, width: CGFloat, context: _ResolutionContext) {
        self.paint = paint
        self.width = width.isFinite ? max(0, width) : 0
        super.init(context: context)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func draw(in drawing: inout DrawingContext) {
        let frame = drawing.pixelFrame(frame.size)
        var path = Path(frame)
        let inside = frame.insetBy(dx: width, dy: width)
        if !inside.isNull && !inside.isEmpty { path.addRect(inside) }
        drawing.draw(with: paint, frame: frame, outline: path) { [.fill(path, FillStyle(eoFill: true), $0)] }
    }
}
