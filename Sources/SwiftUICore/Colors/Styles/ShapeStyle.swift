import DisplayList
import Foundation

/// A colour or pattern that shapes and text are drawn with.
///
/// A style of one's own has `resolve(in:)`; the built-in ones implement `_paint(in:)`.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never

    /// The style that takes this one's place in the given surroundings.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// What is drawn with, in the given surroundings.
    func _paint(in context: ShapeStyleContext) -> ShapeStylePaint
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
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
}

/// The surroundings a style is resolved in.
public struct ShapeStyleContext {
    package var environment: EnvironmentValues
    /// The hierarchical level that is asked for: 0 is the style itself, 1 its secondary form, and so on.
    package var level = 0
    /// The styles that `.primary`, `.secondary` and so on stand for; nil for the system's label colours.
    package var foreground: ForegroundStyles?

    package init(_ environment: EnvironmentValues) {
        self.environment = environment
        foreground = environment.foregroundStyles
    }

    package var colors: ColorContext { environment.colorContext }

    /// How opaque a style's levels are that has no colours of its own for them.
    static func opacity(ofLevel level: Int) -> Double {
        switch level {
        case ...0: 1
        case 1: 0.5
        case 2: 0.25
        default: 0.18
        }
    }

    /// The paint, faded to the level asked for.
    func leveled(_ paint: ShapeStylePaint) -> ShapeStylePaint {
        level > 0 ? paint.multiplyingOpacity(by: ShapeStyleContext.opacity(ofLevel: level)) : paint
    }

    /// The paint of a system colour that has a form for each level.
    func paint(_ levels: [SystemColor]) -> ShapeStylePaint {
        ShapeStylePaint(.color(colors.systemColor(levels[min(level, levels.count - 1)])))
    }

    /// The paint of the current foreground style.
    package func foregroundPaint() -> ShapeStylePaint {
        guard let foreground else { return paint(SystemColor.labels) }
        var inner = self
        // Styles that were set in terms of the foreground mean the one outside.
        inner.foreground = foreground.outer
        let index = min(level, foreground.styles.count - 1)
        inner.level = level - index
        return foreground.styles[index]._paint(in: inner)
    }
}

/// The styles that one `foregroundStyle` set: one to three levels.
package final class ForegroundStyles: Sendable {
    let styles: [AnyShapeStyle]
    /// What the foreground was outside.
    let outer: ForegroundStyles?

    /// `styles` must not be empty.
    package init(_ styles: [AnyShapeStyle], outer: ForegroundStyles?) {
        self.styles = styles
        self.outer = outer
    }
}

private enum ForegroundStylesKey: EnvironmentKey { static let defaultValue: ForegroundStyles? = nil }
private enum BackgroundStyleKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }

extension EnvironmentValues {
    package var foregroundStyles: ForegroundStyles? {
        get { self[ForegroundStylesKey.self] }
        set { self[ForegroundStylesKey.self] = newValue }
    }

    /// Sets the foreground's levels, which may be given in terms of the foreground so far.
    package mutating func setForegroundStyles(_ styles: [AnyShapeStyle]) {
        foregroundStyles = ForegroundStyles(styles, outer: foregroundStyles)
    }

    /// The style of backgrounds; nil for the system's.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}
