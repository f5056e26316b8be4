import Foundation

/// A font as layout asks for it: everything decided, nothing of a file yet.
public struct FontDescriptor: Hashable, Sendable {
    public enum Family: Hashable, Sendable {
        /// The system font in one of its designs.
        case system(Design)
        /// A font by its family, full or PostScript name.
        case custom(String)
    }

    public enum Design: String, Hashable, Sendable, CaseIterable { case standard, rounded, serif, monospaced }

    public struct Features: OptionSet, Hashable, Sendable {
        public var rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let monospacedDigits = Features(rawValue: 1)
        public static let lowercaseSmallCaps = Features(rawValue: 2)
        public static let uppercaseSmallCaps = Features(rawValue: 4)
    }

    public var family: Family
    /// The size in points.
    public var size: CGFloat
    /// 100 (ultra light) … 400 (regular) … 900 (black), OpenType's weight axis.
    public var weight: CGFloat
    /// The width in percent of the normal one, OpenType's width axis.
    public var width: CGFloat
    public var isItalic: Bool
    public var features: Features

    public init(
        family: Family = .system(.standard), size: CGFloat, weight: CGFloat = 400, width: CGFloat = 100,
        isItalic: Bool = false, features: Features = []
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.width = width
        self.isItalic = isItalic
        self.features = features
    }
}

/// Vertical measures of a font in points; all are positive distances from the baseline.
public struct FontMetrics: Hashable, Sendable {
    public var ascent: CGFloat
    public var descent: CGFloat
    /// The extra space between lines that the font itself asks for.
    public var lineGap: CGFloat
    public var capHeight: CGFloat
    public var xHeight: CGFloat

    public init(ascent: CGFloat, descent: CGFloat, lineGap: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
        (self.ascent, self.descent, self.lineGap) = (ascent, descent, lineGap)
        (self.capHeight, self.xHeight) = (capHeight, xHeight)
    }

    public var lineHeight: CGFloat { ascent + descent + lineGap }

    /// San Francisco's measures, which every design of the system font is laid out with.
    public static func system(size: CGFloat) -> FontMetrics {
        FontMetrics(
            ascent: 0.9521484375 * size, descent: 0.2412109375 * size, lineGap: 0,
            capHeight: 0.70458984375 * size, xHeight: 0.5263671875 * size)
    }
}
