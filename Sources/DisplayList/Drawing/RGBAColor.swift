import Foundation

/// A color in extended sRGB, gamma-encoded and not premultiplied. Components outside 0…1 are outside sRGB's gamut.
public struct RGBAColor: Hashable, Sendable, Codable {
    /// The red component. The range 0…1 is within sRGB.
    public var red: Double
    /// The green component. The range 0…1 is within sRGB.
    public var green: Double
    /// The blue component. The range 0…1 is within sRGB.
    public var blue: Double
    /// The alpha, from 0 (transparent) to 1 (opaque).
    public var opacity: Double

    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }

    /// Creates a color from components of 0…255, as color tables list them.
    public init(_ red: Int, _ green: Int, _ blue: Int, opacity: Double = 1) {
        self.init(
            red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, opacity: opacity)
    }

    /// Transparent black.
    public static let clear = RGBAColor(red: 0, green: 0, blue: 0, opacity: 0)
    /// sRGB's black, opaque.
    public static let black = RGBAColor(red: 0, green: 0, blue: 0)
    /// sRGB's white, opaque.
    public static let white = RGBAColor(red: 1, green: 1, blue: 1)

    /// Returns the color with its opacity multiplied by `factor`, which is not clamped.
    public func multiplyingOpacity(by factor: Double) -> RGBAColor {
        RGBAColor(red: red, green: green, blue: blue, opacity: opacity * factor)
    }
}
