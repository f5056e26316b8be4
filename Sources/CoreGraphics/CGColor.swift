import DisplayList
import Foundation

/// A color with fixed components.
public final class CGColor: Hashable, Sendable {
    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    public let colorSpace: CGColorSpace?
    /// The components in the color's space, with the alpha last.
    private let values: [CGFloat]
    package let rgba: RGBAColor

    /// The number of components, including the alpha.
    public var numberOfComponents: Int { values.count }
    public var components: [CGFloat]? { values }
    public var alpha: CGFloat { values[values.count - 1] }

    private init(_ space: CGColorSpace, _ values: [CGFloat]) {
        (colorSpace, self.values, rgba) = (space, values, CGColor.rgba(values, in: space))
    }

    /// Creates a color from gamma-encoded sRGB components, each from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.deviceRGB, [red, green, blue, alpha])
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(CGColorSpace(name: CGColorSpace.sRGB) ?? .deviceRGB, [red, green, blue, alpha])
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(.deviceGray, [gray, alpha]) }

    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(CGColorSpace(name: CGColorSpace.genericGrayGamma2_2) ?? .deviceGray, [gray, alpha])
    }

    /// Creates a color from inks without a profile: white minus each ink, minus black.
    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        self.init(.deviceRGB, [cyan, magenta, yellow].map { (1 - $0) * (1 - black) } + [alpha])
    }

    /// Creates a color from the space's components and the alpha.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        self.init(space, (0...space.numberOfComponents).map { components[$0] })
    }

    /// Creates a color of extended sRGB.
    package convenience init(_ color: RGBAColor) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
    }

    public func copy() -> CGColor? { self }

    /// Returns the color with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        colorSpace.map { CGColor($0, values.dropLast() + [alpha]) }
    }

    /// Returns the same color with the components of another space. Colors outside of the space are not mapped into it.
    public func converted(
        to colorSpace: CGColorSpace, intent: CGColorRenderingIntent, options: NSDictionary?
    ) -> CGColor? {
        let encoded = [rgba.red, rgba.green, rgba.blue]
        let linear = encoded.map { TransferCurve.linear($0) }
        let gray = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        let values: [Double]
        switch colorSpace.kind {
        case .rgb: values = encoded
        case .linearRGB: values = linear
        case .gray: values = [TransferCurve.encoded(gray)]
        case .linearGray: values = [gray]
        case .displayP3:
            if self.colorSpace?.kind == .displayP3 { return CGColor(colorSpace, self.values) }
            // From linear sRGB to linear Display P3; both have the same white.
            let rows = [[0.8224620, 0.1775380, 0], [0.0331942, 0.9668058, 0], [0.0170827, 0.0723974, 0.9105199]]
            values = rows.map { TransferCurve.encoded($0[0] * linear[0] + $0[1] * linear[1] + $0[2] * linear[2]) }
        }
        return CGColor(colorSpace, values.map { CGFloat($0) } + [alpha])
    }

    private static func rgba(_ values: [CGFloat], in space: CGColorSpace) -> RGBAColor {
        let finite = values.map { $0.isFinite ? Double($0) : 0 }
        let opacity = min(1, max(0, finite[finite.count - 1]))
        switch space.kind {
        case .gray: return RGBAColor(red: finite[0], green: finite[0], blue: finite[0], opacity: opacity)
        case .linearGray:
            let gray = TransferCurve.encoded(finite[0])
            return RGBAColor(red: gray, green: gray, blue: gray, opacity: opacity)
        case .rgb: return RGBAColor(red: finite[0], green: finite[1], blue: finite[2], opacity: opacity)
        case .linearRGB: return RGBAColor(linear: (finite[0], finite[1], finite[2]), opacity: opacity)
        case .displayP3: return RGBAColor(displayP3: (finite[0], finite[1], finite[2]), opacity: opacity)
        }
    }

    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs.colorSpace == rhs.colorSpace && lhs.values == rhs.values
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension CGColor: _ExpressibleByColorLiteral {
    /// Creates a color of sRGB from Xcode's literal.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
