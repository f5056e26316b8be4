import Foundation

/// A font as layout requests it, before a font file is selected.
public struct FontDescriptor: Hashable, Sendable {
    /// The system font, or a font by its name.
    public enum Family: Hashable, Sendable {
        /// The system font in one of its designs.
        case system(Design)
        /// A font with the given family, full or PostScript name.
        case custom(String)
    }

    /// The designs of the system font. Each has a stand-in for Apple's font.
    public enum Design: String, Hashable, Sendable, CaseIterable {
        case standard, rounded, serif, monospaced
        /// The standard design on watches.
        case compact
    }

    /// OpenType features that layout switches on.
    public struct Features: OptionSet, Hashable, Sendable {
        public var rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Digits of equal width (`tnum`).
        public static let monospacedDigits = Features(rawValue: 1)
        /// Small capitals for lowercase letters (`smcp`).
        public static let lowercaseSmallCaps = Features(rawValue: 2)
        /// Small capitals for uppercase letters (`c2sc`).
        public static let uppercaseSmallCaps = Features(rawValue: 4)
    }

    /// The family from which the font file is selected.
    public var family: Family
    /// The size in points.
    public var size: CGFloat
    /// The weight, from 100 (ultra light) over 400 (regular) to 900 (black), as on OpenType's weight axis.
    public var weight: CGFloat
    /// The width in percent of the normal width, as on OpenType's width axis.
    public var width: CGFloat
    /// Whether the italic face is wanted.
    public var isItalic: Bool
    /// The OpenType features to switch on.
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

/// The vertical metrics of a font in points. All values are positive distances from the baseline.
public struct FontMetrics: Hashable, Sendable {
    /// The height of the line's box above the baseline.
    public var ascent: CGFloat
    /// The depth of the line's box below the baseline.
    public var descent: CGFloat
    /// The extra space between lines that the font specifies.
    public var lineGap: CGFloat
    /// The height of capital letters.
    public var capHeight: CGFloat
    /// The height of a lowercase x.
    public var xHeight: CGFloat

    public init(ascent: CGFloat, descent: CGFloat, lineGap: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
        (self.ascent, self.descent, self.lineGap) = (ascent, descent, lineGap)
        (self.capHeight, self.xHeight) = (capHeight, xHeight)
    }

    /// The distance in points between the baselines of two lines.
    public var lineHeight: CGFloat { ascent + descent + lineGap }

    /// Returns San Francisco's metrics, which layout uses for every design of the system font.
    public static func system(size: CGFloat) -> FontMetrics {
        FontMetrics(
            ascent: 0.9521484375 * size, descent: 0.2412109375 * size, lineGap: 0,
            capHeight: 0.70458984375 * size, xHeight: 0.5263671875 * size)
    }
}
