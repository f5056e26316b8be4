import CoreGraphics
import Foundation
import SwiftUICore
import UIKit

/// A color space. Colors are in sRGB here.
public final class NSColorSpace: NSObject, Sendable {
    public static let sRGB = NSColorSpace()
    public static let deviceRGB = NSColorSpace()
    public static let genericRGB = NSColorSpace()
    public static let displayP3 = NSColorSpace()
    public static let extendedSRGB = NSColorSpace()
}

extension UIColor {
    public typealias Name = String

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }
    public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }

    /// Creates a color that a provider selects for an appearance.
    public convenience init(name: Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
        self.init { traits in dynamicProvider(NSAppearance(isDark: traits.userInterfaceStyle == .dark)) }
    }

    private var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return (red, green, blue, alpha)
    }

    public var redComponent: CGFloat { components.red }
    public var greenComponent: CGFloat { components.green }
    public var blueComponent: CGFloat { components.blue }
    public var alphaComponent: CGFloat { components.alpha }

    private var shade: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        _ = getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        return (hue, saturation, brightness)
    }

    public var hueComponent: CGFloat { shade.hue }
    public var saturationComponent: CGFloat { shade.saturation }
    public var brightnessComponent: CGFloat { shade.brightness }

    /// Returns the color itself, because all colors are in sRGB.
    public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { self }

    /// Returns a mixture with another color.
    public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
        let (own, other) = (components, color.components)
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
        return NSColor(
            red: mix(own.red, other.red), green: mix(own.green, other.green), blue: mix(own.blue, other.blue),
            alpha: mix(own.alpha, other.alpha))
    }

    /// Fills a rectangle.
    public func drawSwatch(in rect: CGRect) {
        setFill()
        UIRectFill(rect)
    }

    private static func gray(_ light: CGFloat, _ dark: CGFloat, alpha: (light: CGFloat, dark: CGFloat) = (1, 1)) -> NSColor {
        NSColor { traits in
            let isDark = traits.userInterfaceStyle == .dark
            return UIColor(white: isDark ? dark : light, alpha: isDark ? alpha.dark : alpha.light)
        }
    }
}

// The system's colors in the light and the dark appearance, as macOS 14 resolves them (from memory, unconfirmed).
extension UIColor {
    public class var labelColor: NSColor { gray(0, 1, alpha: (0.85, 0.85)) }
    public class var secondaryLabelColor: NSColor { gray(0, 1, alpha: (0.5, 0.55)) }
    public class var tertiaryLabelColor: NSColor { gray(0, 1, alpha: (0.26, 0.25)) }
    public class var quaternaryLabelColor: NSColor { gray(0, 1, alpha: (0.1, 0.1)) }
    public class var textColor: NSColor { gray(0, 1) }
    public class var placeholderTextColor: NSColor { gray(0, 1, alpha: (0.25, 0.25)) }
    public class var selectedTextColor: NSColor { gray(0, 1) }
    public class var textBackgroundColor: NSColor { gray(1, 30 / 255) }
    public class var controlBackgroundColor: NSColor { gray(1, 30 / 255) }
    public class var controlColor: NSColor { gray(1, 1, alpha: (1, 0.25)) }
    public class var controlTextColor: NSColor { gray(0, 1, alpha: (0.85, 0.85)) }
    public class var disabledControlTextColor: NSColor { gray(0, 1, alpha: (0.25, 0.25)) }
    public class var selectedControlTextColor: NSColor { gray(0, 1, alpha: (0.85, 0.85)) }
    public class var alternateSelectedControlTextColor: NSColor { gray(1, 1) }
    public class var windowBackgroundColor: NSColor { gray(236 / 255, 50 / 255) }
    public class var underPageBackgroundColor: NSColor { gray(150 / 255, 40 / 255, alpha: (0.9, 1)) }
    public class var windowFrameTextColor: NSColor { gray(0, 1, alpha: (0.85, 0.85)) }
    public class var separatorColor: NSColor { gray(0, 1, alpha: (0.1, 0.1)) }
    public class var gridColor: NSColor { gray(230 / 255, 26 / 255) }
    public class var headerTextColor: NSColor { gray(0, 1, alpha: (0.85, 1)) }
    public class var highlightColor: NSColor { gray(1, 180 / 255) }
    public class var shadowColor: NSColor { gray(0, 0) }
    public class var linkColor: NSColor {
        NSColor { $0.userInterfaceStyle == .dark ? UIColor(red: 65 / 255, green: 156 / 255, blue: 1, alpha: 1) : UIColor(red: 0, green: 104 / 255, blue: 218 / 255, alpha: 1) }
    }
    public class var controlAccentColor: NSColor { tintColor }
    public class var selectedControlColor: NSColor {
        NSColor { $0.userInterfaceStyle == .dark ? UIColor(red: 63 / 255, green: 99 / 255, blue: 139 / 255, alpha: 1) : UIColor(red: 179 / 255, green: 215 / 255, blue: 1, alpha: 1) }
    }
    public class var selectedContentBackgroundColor: NSColor {
        NSColor { $0.userInterfaceStyle == .dark ? UIColor(red: 0, green: 88 / 255, blue: 208 / 255, alpha: 1) : UIColor(red: 0, green: 99 / 255, blue: 225 / 255, alpha: 1) }
    }
    public class var selectedTextBackgroundColor: NSColor { selectedControlColor }
    public class var unemphasizedSelectedContentBackgroundColor: NSColor { gray(220 / 255, 70 / 255) }
    public class var keyboardFocusIndicatorColor: NSColor {
        NSColor { $0.userInterfaceStyle == .dark ? UIColor(red: 26 / 255, green: 169 / 255, blue: 1, alpha: 0.3) : UIColor(red: 0, green: 103 / 255, blue: 244 / 255, alpha: 0.25) }
    }
}

extension Color {
    public init(nsColor: NSColor) { self.init(uiColor: nsColor) }
}
