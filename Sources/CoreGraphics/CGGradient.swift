import DisplayList
import Foundation

/// A transition between colors along 0…1.
public final class CGGradient: Hashable, Sendable {
    package let ramp: GradientRamp

    /// Creates a gradient. The result is `nil` without colors. Missing locations are spaced evenly.
    public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?) {
        guard !colors.isEmpty else { return nil }
        let last = CGFloat(max(1, colors.count - 1))
        let stops = colors.enumerated().map { index, color in
            GradientRamp.Stop(color: color.rgba, location: Double(locations?[index] ?? CGFloat(index) / last))
        }
        ramp = GradientRamp(stops: stops.sorted { $0.location < $1.location }, interpolation: .straight)
    }

    /// Creates a gradient of components: those of a color space with the opacity behind them, color after color. Missing locations
    /// are spaced evenly.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let length = space.numberOfComponents + 1
        let colors = (0..<count).compactMap { CGColor(colorSpace: space, components: components + $0 * length) }
        guard colors.count == count else { return nil }
        self.init(colorsSpace: space, colors: colors, locations: locations)
    }

    /// Creates a gradient of an array of colors. The result is `nil` if it is empty or holds something else.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) {
        let list = colors.compactMap { $0 as? CGColor }
        guard list.count == colors.count else { return nil }
        self.init(colorsSpace: space, colors: list, locations: locations)
    }

    public static func == (lhs: CGGradient, rhs: CGGradient) -> Bool { lhs.ramp == rhs.ramp }
    public func hash(into hasher: inout Hasher) { hasher.combine(ramp) }
}

/// Options that continue a gradient's first and last colors beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)

    public init(rawValue: UInt32) { self.rawValue = rawValue }
}
