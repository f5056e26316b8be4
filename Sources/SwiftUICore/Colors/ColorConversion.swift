import DisplayList
import Foundation

extension RGBAColor {
    /// Creates a color from components in a color space. Non-finite components count as 0.
    init(_ space: Color.RGBColorSpace, _ red: Double, _ green: Double, _ blue: Double, opacity: Double) {
        func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
        let (red, green, blue) = (finite(red), finite(green), finite(blue))
        let opacity = min(1, max(0, finite(opacity)))
        switch space {
        case .sRGB: self.init(red: red, green: green, blue: blue, opacity: opacity)
        case .sRGBLinear: self.init(linear: (red, green, blue), opacity: opacity)
        case .displayP3:
            self.init(displayP3: (red, green, blue), opacity: opacity)
        }
    }

    /// Creates a color from hue, saturation and brightness. The hue wraps around at whole numbers.
    init(hue: Double, saturation: Double, brightness: Double, opacity: Double) {
        let turn = hue.isFinite ? hue - hue.rounded(.down) : 0
        let saturation = min(1, max(0, saturation.isFinite ? saturation : 0))
        func component(_ offset: Double) -> Double {
            let k = (offset + turn * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(.sRGB, component(5), component(3), component(1), opacity: opacity)
    }

    /// The components in Oklab (Björn Ottosson, 2020), a perceptually uniform color space.
    var oklab: ColorTriple {
        let (r, g, b) = linear
        let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        return (
            0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
        )
    }

    init(oklab: ColorTriple, opacity: Double) {
        let l = oklab.0 + 0.3963377774 * oklab.1 + 0.2158037573 * oklab.2
        let m = oklab.0 - 0.1055613458 * oklab.1 - 0.0638541728 * oklab.2
        let s = oklab.0 - 0.0894841775 * oklab.1 - 1.2914855480 * oklab.2
        let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
        self.init(
            linear: (
                4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
                -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
                -0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3
            ), opacity: opacity)
    }

    /// Returns the color that lies at `fraction` of the way to another. Colors are weighted by their opacity, so that
    /// mixing with a transparent color fades the color without changing its hue.
    func mixed(with other: RGBAColor, by fraction: Double, in space: GradientRamp.Space) -> RGBAColor {
        let fraction = fraction.isFinite ? min(1, max(0, fraction)) : 0
        if fraction == 0 { return self }
        if fraction == 1 { return other }
        let opacity = self.opacity * (1 - fraction) + other.opacity * fraction
        guard opacity > 0 else { return RGBAColor(red: red, green: green, blue: blue, opacity: 0) }
        let weight = other.opacity * fraction / opacity
        func mix(_ a: ColorTriple, _ b: ColorTriple) -> ColorTriple {
            (a.0 + (b.0 - a.0) * weight, a.1 + (b.1 - a.1) * weight, a.2 + (b.2 - a.2) * weight)
        }
        switch space {
        case .device:
            let (red, green, blue) = mix((red, green, blue), (other.red, other.green, other.blue))
            return RGBAColor(red: red, green: green, blue: blue, opacity: opacity)
        case .perceptual: return RGBAColor(oklab: mix(oklab, other.oklab), opacity: opacity)
        }
    }
}
