import Foundation

/// A color in extended sRGB, gamma-encoded and not premultiplied. Components outside 0…1 are outside sRGB's gamut.
public struct RGBAColor: Hashable, Sendable, Codable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var opacity: Double

    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }

    /// Creates a color from components of 0…255, as color tables list them.
    public init(_ red: Int, _ green: Int, _ blue: Int, opacity: Double = 1) {
        self.init(
            red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, opacity: opacity)
    }

    public static let clear = RGBAColor(red: 0, green: 0, blue: 0, opacity: 0)
    public static let black = RGBAColor(red: 0, green: 0, blue: 0)
    public static let white = RGBAColor(red: 1, green: 1, blue: 1)

    public func multiplyingOpacity(by factor: Double) -> RGBAColor {
        RGBAColor(red: red, green: green, blue: blue, opacity: opacity * factor)
    }
}
