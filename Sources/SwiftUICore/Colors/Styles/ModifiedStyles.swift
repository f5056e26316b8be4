import DisplayList
import Foundation

/// A style with its opacity multiplied.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let opacity: Double

    public func _paint(in context: ShapeStyleContext) -> ShapeStylePaint {
        style._paint(in: context).multiplyingOpacity(by: opacity)
    }
}

/// A style with its own blend mode.
public struct _BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
    public var style: Style
    public var blendMode: BlendMode

    public init(style: Style, blendMode: BlendMode) { (self.style, self.blendMode) = (style, blendMode) }

    public func _paint(in context: ShapeStyleContext) -> ShapeStylePaint {
        var paint = style._paint(in: context)
        paint.blendMode = blendMode
        return paint
    }
}

/// A style with a shadow.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let shadow: ShadowStyle

    public func _paint(in context: ShapeStyleContext) -> ShapeStylePaint {
        var paint = style._paint(in: context)
        paint.shadows.append(ResolvedShadow(
            isInner: shadow.isInner, color: shadow.color.resolved(in: context.colors), radius: ShadowStyle.blur(of: shadow.radius),
            offset: shadow.offset))
        return paint
    }
}

/// A style with a frame of its own.
public struct _AnchoredShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let bounds: CGRect

    public func _paint(in context: ShapeStyleContext) -> ShapeStylePaint {
        var paint = style._paint(in: context)
        paint.frame = bounds
        return paint
    }
}

// Gradients are both views and styles. If the context accepts either, the view's modifier takes precedence; the types
// that are both have methods of their own (StylesAsViews), because the compiler finds no difference where a call takes either.
extension ShapeStyle {
    @_disfavoredOverload
    public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(style: self, opacity: opacity) }

    @_disfavoredOverload
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        _BlendModeShapeStyle(style: self, blendMode: mode)
    }

    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowShapeStyle(style: self, shadow: style) }

    /// Returns the style as it fills `rect`, regardless of the shape that it is used for.
    public func `in`(_ rect: CGRect) -> some ShapeStyle { _AnchoredShapeStyle(style: self, bounds: rect) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with its opacity multiplied.
    public static func opacity(_ opacity: Double) -> AnyShapeStyle { .init(ForegroundStyle().opacity(opacity)) }

    public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle { .init(ForegroundStyle().blendMode(mode)) }

    /// The foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle { .init(ForegroundStyle().shadow(style)) }
}
