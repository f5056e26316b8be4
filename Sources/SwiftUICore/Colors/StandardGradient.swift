import DisplayList

/// The colors of `Color.gradient`: a lighter color above the color itself. A color that cannot become lighter lies above
/// a darker one.
///
/// The locations and the two ends are measured for teal and for white. How a hue's lighter color is made is a rule that
/// fits the measured one; the limit between the two kinds of gradient is a guess.
enum StandardGradient {
    /// The share of its saturation that the lighter color keeps, and how much brighter it is.
    private static let (keptSaturation, brightening) = (0.75, 0.09)
    private static let darkening = 0.1
    /// The smallest visible difference of the lighter color from the color itself, in its channels.
    private static let visibleDifference = 0.045

    static func stops(of base: RGBAColor) -> [GradientRamp.Stop] {
        let lighter = adjusted(base, keptSaturation: keptSaturation, brightness: brightening)
        let differences = [lighter.red - base.red, lighter.green - base.green, lighter.blue - base.blue]
        if differences.contains(where: { abs($0) >= visibleDifference }) {
            return [.init(color: lighter, location: 0), .init(color: base, location: 0.7)]
        }
        let darker = adjusted(base, keptSaturation: 1, brightness: -darkening)
        return [.init(color: base, location: 0.3), .init(color: darker, location: 1)]
    }

    /// Returns a color of the same hue.
    private static func adjusted(_ color: RGBAColor, keptSaturation: Double, brightness: Double) -> RGBAColor {
        let channels = [color.red, color.green, color.blue].map { min(1, max(0, $0)) }
        let (old, least) = (channels.max()!, channels.min()!)
        let new = min(1, max(0, old + brightness))
        let saturation = old > 0 ? (old - least) / old * keptSaturation : 0
        // A channel's distance from the brightest one is in proportion to the saturation.
        func channel(_ value: Double) -> Double {
            guard old > least else { return new }
            return new * (1 - saturation * (old - value) / (old - least))
        }
        return RGBAColor(
            red: channel(channels[0]), green: channel(channels[1]), blue: channel(channels[2]), opacity: color.opacity)
    }
}
