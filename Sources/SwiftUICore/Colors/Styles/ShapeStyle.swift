import DisplayList
import Foundation

/// A color or pattern for shapes and text.
///
/// Custom styles implement `resolve(in:)`; the built-in styles implement `_paint(in:)`.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never

    /// Returns the style that replaces this one in the given environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// Returns the paint in the given context.
    func _paint(in context: ShapeStyleContext) -> ShapeStylePaint

    /// Paints a shape with the style. Styles that came before `resolve(in:)` implement this and pass the shape on to another style.
    func _apply(to shape: inout _ShapeStyle_Shape)
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) paints itself and resolves to no other style")
    }
}

extension ShapeStyle {
    public func _paint(in context: ShapeStyleContext) -> ShapeStylePaint {
        resolve(in: context.environment)._paint(in: context)
    }

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        // A style that implements nothing has no paint to give.
        guard shape.asked != ObjectIdentifier(Self.self) else { return }
        shape.paint = _paint(in: shape.context)
    }
}

extension ShapeStyle where Resolved == Never {
    public func _paint(in context: ShapeStyleContext) -> ShapeStylePaint {
        var shape = _ShapeStyle_Shape(context: context, asked: ObjectIdentifier(Self.self))
        _apply(to: &shape)
        guard let paint = shape.paint else { fatalError("\(Self.self) gives no paint: it implements neither resolve(in:) nor _apply(to:)") }
        return paint
    }
}

/// A shape that styles paint.
public struct _ShapeStyle_Shape {
    let context: ShapeStyleContext
    /// The style that was asked first.
    let asked: ObjectIdentifier
    /// What the last style gave.
    var paint: ShapeStylePaint?
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
}

/// The context in which a style is resolved.
public struct ShapeStyleContext {
    package var environment: EnvironmentValues
    /// The requested hierarchical level: 0 is the style itself, 1 its secondary form, and so on.
    package var level = 0
    /// The styles for `.primary`, `.secondary` and so on; nil for the system's label colors.
    package var foreground: ForegroundStyles?

    /// Creates the context of a style at the first level, with the environment's foreground styles.
    package init(_ environment: EnvironmentValues) {
        self.environment = environment
        foreground = environment.foregroundStyles
    }

    /// The context in which the style's colors are resolved.
    package var colors: ColorContext { environment.colorContext }

    /// Returns the opacity of a level, for styles that have no colors of their own for their levels.
    static func opacity(ofLevel level: Int) -> Double {
        switch level {
        case ...0: 1
        case 1: 0.5
        case 2: 0.25
        default: 0.18
        }
    }

    /// Returns the paint with the opacity of the requested level.
    func leveled(_ paint: ShapeStylePaint) -> ShapeStylePaint {
        level > 0 ? paint.multiplyingOpacity(by: ShapeStyleContext.opacity(ofLevel: level)) : paint
    }

    /// Returns the paint of a system color that has a form for each level.
    func paint(_ levels: [SystemColor]) -> ShapeStylePaint {
        ShapeStylePaint(.color(colors.systemColor(levels[min(level, levels.count - 1)])))
    }

    /// Returns the paint of the current foreground style.
    package func foregroundPaint() -> ShapeStylePaint {
        guard let foreground else { return paint(SystemColor.labels) }
        var inner = self
        // A style that refers to the foreground style resolves to that of the enclosing view.
        inner.foreground = foreground.outer
        let index = min(level, foreground.styles.count - 1)
        inner.level = level - index
        return foreground.styles[index]._paint(in: inner)
    }
}

/// The styles that one `foregroundStyle` modifier sets: one to three levels.
package final class ForegroundStyles: Sendable {
    let styles: [AnyShapeStyle]
    /// The foreground styles of the enclosing view.
    let outer: ForegroundStyles?

    /// Creates the levels from `styles`, which must not be empty.
    package init(_ styles: [AnyShapeStyle], outer: ForegroundStyles?) {
        self.styles = styles
        self.outer = outer
    }
}

private enum ForegroundStylesKey: EnvironmentKey { static let defaultValue: ForegroundStyles? = nil }
private enum BackgroundStyleKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }

extension EnvironmentValues {
    /// The styles that the innermost `foregroundStyle` has set; nil for the label colors.
    package var foregroundStyles: ForegroundStyles? {
        get { self[ForegroundStylesKey.self] }
        set { self[ForegroundStylesKey.self] = newValue }
    }

    /// Sets the levels of the foreground style. They can refer to the previous foreground style.
    package mutating func setForegroundStyles(_ styles: [AnyShapeStyle]) {
        foregroundStyles = ForegroundStyles(styles, outer: foregroundStyles)
    }

    /// Sets the foreground style of a control's label, where no view around the control has set one.
    package mutating func setDefaultForegroundStyle(_ style: AnyShapeStyle) {
        if foregroundStyles == nil { setForegroundStyles([style]) }
    }

    /// The style of backgrounds; nil for the system's.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}
