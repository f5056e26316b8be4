import DisplayList
import Foundation
import FoundationSupplement

/// The source of a color's components.
package indirect enum ColorProvider: Hashable, Sendable, CustomStringConvertible {
    case constant(RGBAColor)
    case system(SystemColor)
    case accent
    case asset(name: String, bundle: URL?, place: SourcePlace = .unknown)
    case opacity(Color, Double)
    case mixed(Color, Color, fraction: Double, space: GradientRamp.Space)
    /// A color of another kind, such as one that a closure computes. It is equal only to itself.
    case custom(CustomColor)

    /// Returns the components in a color context.
    package func resolved(in context: ColorContext) -> RGBAColor {
        switch self {
        case .constant(let color): return color
        case .system(let color): return context.systemColor(color)
        case .accent: return context.accentColor
        case .asset(let name, let bundle, let place): return context.assetColor(name, bundle: bundle, at: place)
        case .opacity(let base, let opacity):
            let factor = opacity.isFinite ? max(0, opacity) : 0
            var color = base.resolved(in: context)
            color.opacity = min(1, color.opacity * factor)
            return color
        case .mixed(let first, let second, let fraction, let space):
            return first.resolved(in: context).mixed(with: second.resolved(in: context), by: fraction, in: space)
        case .custom(let color): return color.resolve(context)
        }
    }

    package var description: String {
        switch self {
        case .constant(let color): color.hexadecimal
        case .system(let color): color.description
        case .accent: "AccentColorProvider()"
        case .asset(let name, let bundle, _):
            "NamedColor(name: \"\(name)\", bundle: \(bundle.map(\.lastPathComponent) ?? "nil"))"
        case .opacity(let base, let opacity): "\(Int((opacity * 100).clamped(to: 0...100).rounded()))% \(base)"
        case .mixed(let first, let second, let fraction, _): "\(first) mixed with \(second) by \(fraction)"
        case .custom: "custom color"
        }
    }
}

/// A color that a closure computes, such as UIKit's dynamic colors.
package final class CustomColor: Hashable, Sendable {
    /// Computes the components in a color context.
    package let resolve: @Sendable (ColorContext) -> RGBAColor

    package init(resolve: @escaping @Sendable (ColorContext) -> RGBAColor) { self.resolve = resolve }

    package static func == (lhs: CustomColor, rhs: CustomColor) -> Bool { lhs === rhs }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension RGBAColor {
    /// The color as `#RRGGBBAA`, clamped to sRGB.
    var hexadecimal: String {
        let digits = Array("0123456789ABCDEF")
        return [red, green, blue, opacity].reduce(into: "#") { text, component in
            let byte = component.isFinite ? Int((component.clamped(to: 0...1) * 255).rounded()) : 0
            text.append(digits[byte / 16])
            text.append(digits[byte % 16])
        }
    }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        isNaN ? range.lowerBound : min(range.upperBound, max(range.lowerBound, self))
    }
}
