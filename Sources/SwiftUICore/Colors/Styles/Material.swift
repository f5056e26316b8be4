import DisplayList

/// A translucent background.
///
/// iOS blurs and saturates the content below. A still picture of flat widgets shows a translucent fill of the same
/// lightness instead. The opacities are unconfirmed by measurement.
public struct Material: ShapeStyle, Hashable {
    private let lightOpacity: Double
    private let darkOpacity: Double

    public static let ultraThin = Material(lightOpacity: 0.44, darkOpacity: 0.44)
    public static let thin = Material(lightOpacity: 0.6, darkOpacity: 0.58)
    public static let regular = Material(lightOpacity: 0.73, darkOpacity: 0.72)
    public static let thick = Material(lightOpacity: 0.86, darkOpacity: 0.84)
    public static let ultraThick = Material(lightOpacity: 0.94, darkOpacity: 0.92)
    /// The material of toolbars.
    public static let bar = Material(lightOpacity: 0.8, darkOpacity: 0.8)

    public func _paint(in context: ShapeStyleContext) -> ShapeStylePaint {
        let isDark = context.colors.isDark
        let color = isDark
            ? RGBAColor(37, 37, 37, opacity: darkOpacity) : RGBAColor(247, 247, 247, opacity: lightOpacity)
        return context.leveled(ShapeStylePaint(.color(color)))
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
