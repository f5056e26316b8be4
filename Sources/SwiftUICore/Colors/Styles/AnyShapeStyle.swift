/// A type-erased shape style.
public struct AnyShapeStyle: ShapeStyle {
    private let base: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) {
        base = (style as? AnyShapeStyle)?.base ?? style
    }

    public func _paint(in context: ShapeStyleContext) -> ShapeStylePaint { base._paint(in: context) }

    /// The color, if the style is a color.
    package var color: Color? { base as? Color }
}
