import DisplayList
import Foundation
import FoundationSupplement

/// A color that can depend on its environment: either fixed components, or a name that is resolved when it is drawn.
public struct Color: Hashable, CustomStringConvertible, Sendable {
    let provider: ColorProvider

    /// Creates a color from a source of components.
    package init(provider: ColorProvider) { self.provider = provider }

    /// Creates a color with fixed components.
    package init(_ color: RGBAColor) { provider = .constant(color) }

    /// The color space of a color's components.
    public enum RGBColorSpace: Hashable, Sendable {
        /// Gamma-encoded sRGB. Components outside 0…1 are colors outside the sRGB gamut.
        case sRGB
        /// Linear light with sRGB's primaries.
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

    /// Creates a color from an asset catalog. The main bundle stands for all catalogs.
    @_disfavoredOverload
    public init(_ name: String, bundle: Bundle? = nil) {
        provider = .asset(name: name, bundle: bundle == .main ? nil : bundle?.bundleURL)
        NamedUses.note(.color, name)
    }

    /// Creates a color from an asset catalog, and keeps the place for a message about a missing color.
    public init(_ name: String, bundle: Bundle? = nil, _file: StaticString = #fileID, _line: UInt = #line) {
        provider = .asset(
            name: name, bundle: bundle == .main ? nil : bundle?.bundleURL, place: SourcePlace(_file, _line))
        NamedUses.note(.color, name)
    }

    /// Creates a color from a style of one color, which may depend on its surroundings.
    public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
        self = color as? Color
            ?? Color(provider: .custom(CustomColor { color.resolve(in: $0.environment).rgba }))
    }

    public init(_ resolved: Color.Resolved) { self.init(resolved.rgba) }

    /// Returns the color with its opacity multiplied by `opacity`.
    public func opacity(_ opacity: Double) -> Color { Color(provider: .opacity(self, opacity)) }

    /// Returns the color that lies at `fraction` of the way to `rhs`.
    public func mix(
        with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        Color(provider: .mixed(self, rhs, fraction: fraction, space: colorSpace.space))
    }

    /// The standard gradient of the color, slightly lighter at the top.
    public var gradient: AnyGradient { AnyGradient(standardFor: self) }

    /// The components, if they do not depend on the environment.
    package var fixedComponents: RGBAColor? { if case .constant(let color) = provider { color } else { nil } }

    /// Returns the components in the given color context.
    package func resolved(in context: ColorContext) -> RGBAColor { provider.resolved(in: context) }

    public var description: String { provider.description }
}
