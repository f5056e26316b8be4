import DisplayList
import Foundation

/// A colour that may depend on its surroundings: fixed components, or a name whose components are found when drawn.
public struct Color: Hashable, CustomStringConvertible, Sendable {
    let provider: ColorProvider

    package init(provider: ColorProvider) { self.provider = provider }

    /// A colour of fixed components.
    package init(_ color: RGBAColor) { provider = .constant(color) }

    /// The spaces in which components are given.
    public enum RGBColorSpace: Hashable, Sendable {
        /// Gamma-encoded sRGB; components outside 0…1 are colours beyond its gamut.
        case sRGB
        /// sRGB's primaries in linear light.
        case sRGBLinear
        case displayP3
    }

    public init(
        _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        self.init(RGBAColor(colorSpace, red, green, blue, opacity: opacity))
    }

    public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(RGBAColor(colorSpace, white, white, white, opacity: opacity))
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(RGBAColor(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity))
    }

    /// A colour of an asset catalogue; the main bundle means whichever catalogue has it.
    public init(_ name: String, bundle: Bundle? = nil) {
        provider = .asset(name: name, bundle: bundle == .main ? nil : bundle?.bundleURL)
    }

    public init(_ resolved: Color.Resolved) { self.init(resolved.rgba) }

    /// The colour with its opacity multiplied.
    public func opacity(_ opacity: Double) -> Color { Color(provider: .opacity(self, opacity)) }

    /// The colour at `fraction` of the way to `rhs`.
    public func mix(
        with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        Color(provider: .mixed(self, rhs, fraction: fraction, space: colorSpace.space))
    }

    /// The colour's standard gradient: a little lighter at the top.
    public var gradient: AnyGradient { AnyGradient(standardFor: self) }

    /// The components of a colour that is the same everywhere.
    package var fixedComponents: RGBAColor? { if case .constant(let color) = provider { color } else { nil } }

    /// The components in the given surroundings.
    package func resolved(in context: ColorContext) -> RGBAColor { provider.resolved(in: context) }

    public var description: String { provider.description }
}
