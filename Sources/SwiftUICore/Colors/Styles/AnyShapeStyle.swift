/// A style of any kind.
public struct AnyShapeStyle: ShapeStyle {
    private let base: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) {
        base = (style as? AnyShapeStyle)?.base ?? style
    }

    public func _paint(in context: ShapeStyleContext) -> ShapeStylePaint { base._paint(in: context) }

    /// The colour that the style is, if it is one.
    package var color: Color? { base as? Color }
}
