import DisplayList

extension Color: ShapeStyle {
    public func _paint(in context: ShapeStyleContext) -> ShapeStylePaint {
        // The lower levels of label colors have colors of their own.
        if let level = labelLevel, context.level > 0 {
            return ShapeStylePaint(.color(Color.label(level: level + context.level).resolved(in: context.colors)))
        }
        return context.leveled(ShapeStylePaint(.color(resolved(in: context.colors))))
    }
}

extension Color.Resolved: ShapeStyle {
    public typealias Resolved = Never

    public func _paint(in context: ShapeStyleContext) -> ShapeStylePaint {
        context.leveled(ShapeStylePaint(.color(rgba)))
    }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
}
