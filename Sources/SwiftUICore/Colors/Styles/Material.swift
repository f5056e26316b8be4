import DisplayList

/// A translucent background, which blurs the content below.
///
/// The blur and the light ultra-thin material were measured on a screenshot of an iPhone. The other opacities are unconfirmed.
public struct Material: ShapeStyle, Hashable {
    /// A translucent tint, and the saturation of the content below it.
    private struct Tint: Hashable {
        /// The gray, 0…255.
        var level: Int
        var opacity: Double
        var saturation = 1.0
    }

    private let light: Tint
    private let dark: Tint

    public static let ultraThin = Material(
        light: Tint(level: 218, opacity: 0.384, saturation: 0.86), dark: Tint(level: 37, opacity: 0.44))
    public static let thin = Material(light: Tint(level: 247, opacity: 0.6), dark: Tint(level: 37, opacity: 0.58))
    public static let regular = Material(light: Tint(level: 247, opacity: 0.73), dark: Tint(level: 37, opacity: 0.72))
    public static let thick = Material(light: Tint(level: 247, opacity: 0.86), dark: Tint(level: 37, opacity: 0.84))
    public static let ultraThick = Material(light: Tint(level: 247, opacity: 0.94), dark: Tint(level: 37, opacity: 0.92))
    /// The material of toolbars.
    public static let bar = Material(light: Tint(level: 247, opacity: 0.8), dark: Tint(level: 37, opacity: 0.8))

    /// The standard deviation of the blur in points.
    private static let blur = 20.0

    public func _paint(in context: ShapeStyleContext) -> ShapeStylePaint {
        let tint = context.colors.isDark ? dark : light
        var paint = ShapeStylePaint(.color(RGBAColor(tint.level, tint.level, tint.level, opacity: tint.opacity)))
        paint.backdrop = [.blur(radius: Material.blur, isOpaque: true)]
        if tint.saturation != 1 { paint.backdrop.append(.colorMatrix(ColorMatrices.saturation(tint.saturation))) }
        return context.leveled(paint)
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
