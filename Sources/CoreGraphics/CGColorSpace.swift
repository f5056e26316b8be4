import Foundation
import FoundationSupplement

/// The space of a color's components.
public final class CGColorSpace: Hashable, Sendable {
    public static let sRGB = "kCGColorSpaceSRGB"
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    public static let extendedGray = "kCGColorSpaceExtendedGray"
    public static let linearGray = "kCGColorSpaceLinearGray"
    public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
    public static let itur_709 = "kCGColorSpaceITUR_709"
    public static let dcip3 = "kCGColorSpaceDCIP3"
    public static let adobeRGB1998 = "kCGColorSpaceAdobeRGB1998"
    public static let itur_2020 = "kCGColorSpaceITUR_2020"
    public static let rommrgb = "kCGColorSpaceROMMRGB"

    /// Spaces that are drawn as the nearest one of those above, with a message.
    private static let approximations: [String: Kind] = [
        itur_709: .rgb, dcip3: .displayP3, adobeRGB1998: .rgb, itur_2020: .displayP3, rommrgb: .displayP3,
    ]

    enum Kind: Sendable { case rgb, linearRGB, displayP3, gray, linearGray }

    /// The space's name, such as `CGColorSpace.sRGB`.
    public let name: String?
    let kind: Kind

    /// Creates the space of a name that is one of Foundation's objects, as Core Graphics' own constants are on an iPhone.
    public convenience init?(name: NSString) { self.init(name: String(describing: name)) }

    /// Creates the space of the given name. The result is `nil` if the name is not one of the constants above.
    public init?(name: String) {
        switch name {
        // Of the generic and the device's spaces, Core Graphics has had no constants for long, but finds their names.
        case Self.sRGB, Self.extendedSRGB, "kCGColorSpaceGenericRGB", "kCGColorSpaceDeviceRGB": kind = .rgb
        case Self.linearSRGB, Self.extendedLinearSRGB, Self.genericRGBLinear: kind = .linearRGB
        case Self.displayP3, Self.extendedDisplayP3: kind = .displayP3
        case Self.genericGrayGamma2_2, Self.extendedGray, "kCGColorSpaceGenericGray", "kCGColorSpaceDeviceGray": kind = .gray
        case Self.linearGray: kind = .linearGray
        default:
            guard let near = Self.approximations[name] else { return nil }
            kind = near
            FrameworkWarning.report(
                "colors of \(name) are drawn as those of \(near == .rgb ? "sRGB" : "Display P3"), whose numbers mean nearly the same.")
        }
        self.name = name
    }

    fileprivate init(name: String, kind: Kind) { (self.name, self.kind) = (name, kind) }

    static let deviceRGB = CGColorSpace(name: "kCGColorSpaceDeviceRGB", kind: .rgb)
    static let deviceGray = CGColorSpace(name: "kCGColorSpaceDeviceGray", kind: .gray)

    public var model: CGColorSpaceModel { numberOfComponents == 1 ? .monochrome : .rgb }

    /// The number of components, without the alpha.
    public var numberOfComponents: Int { kind == .gray || kind == .linearGray ? 1 : 3 }

    public var isWideGamutRGB: Bool { kind == .displayP3 }

    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.name == rhs.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The kinds of color spaces.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// Returns the screen's RGB space, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// Returns the screen's gray space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
