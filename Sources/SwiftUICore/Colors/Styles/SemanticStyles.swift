/// The current foreground style.
public struct ForegroundStyle: ShapeStyle {
    public init() {}
    public func _paint(in context: ShapeStyleContext) -> ShapeStylePaint { context.foregroundPaint() }
}

/// The style of the background behind the content.
public struct BackgroundStyle: ShapeStyle {
    public init() {}

    public func _paint(in context: ShapeStyleContext) -> ShapeStylePaint {
        guard let style = context.environment.backgroundStyle else { return context.paint(SystemColor.backgrounds) }
        var inner = context
        // A background style that refers to the background style resolves to the system's.
        inner.environment.backgroundStyle = nil
        return style._paint(in: inner)
    }
}

/// The tint of the environment, or the accent color if there is none.
public struct TintShapeStyle: ShapeStyle {
    public init() {}

    public func _paint(in context: ShapeStyleContext) -> ShapeStylePaint {
        guard let tint = context.environment.tint else { return Color.accentColor._paint(in: context) }
        var inner = context
        inner.environment.tint = nil
        return tint._paint(in: inner)
    }
}

/// The color of separators.
public struct SeparatorShapeStyle: ShapeStyle {
    public init() {}

    public func _paint(in context: ShapeStyleContext) -> ShapeStylePaint {
        context.leveled(ShapeStylePaint(.color(context.colors.systemColor(.separator))))
    }
}

/// The color of placeholder text.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    public init() {}

    public func _paint(in context: ShapeStyleContext) -> ShapeStylePaint {
        context.leveled(ShapeStylePaint(.color(context.colors.systemColor(.placeholderText))))
    }
}

/// The color of links.
public struct LinkShapeStyle: ShapeStyle {
    public init() {}

    public func _paint(in context: ShapeStyleContext) -> ShapeStylePaint {
        context.leveled(ShapeStylePaint(.color(context.colors.systemColor(.link))))
    }
}

/// The translucent gray of shapes behind content.
public struct FillShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in context: ShapeStyleContext) -> ShapeStylePaint { context.paint(SystemColor.fills) }
}

/// The background of selected content, which is the accent color.
public struct SelectionShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in context: ShapeStyleContext) -> ShapeStylePaint { TintShapeStyle()._paint(in: context) }
}

/// The background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in context: ShapeStyleContext) -> ShapeStylePaint { context.paint(SystemColor.backgrounds) }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { .init() }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { .init() }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { .init() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { .init() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { .init() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { .init() }
}

extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { .init() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { .init() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { .init() }
}
