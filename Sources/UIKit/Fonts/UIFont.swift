import DisplayList
import Foundation
import SwiftUICore

/// A font at a size in points.
// An open class cannot be checked. All state is constant.
open class UIFont: NSObject, @unchecked Sendable {
    /// A weight from -1 to 1, where 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        private static let steps: [(weight: Weight, fontWeight: Font.Weight)] = [
            (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
            (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
        ]

        /// The named weight that is nearest.
        package var fontWeight: Font.Weight {
            Weight.steps.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }?.fontWeight
                ?? .regular
        }
    }

    /// A text style.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        package var style: Font.TextStyle {
            switch self {
            case .extraLargeTitle, .largeTitle: .largeTitle
            case .extraLargeTitle2, .title1: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .callout: .callout
            case .footnote: .footnote
            case .caption1: .caption
            case .caption2: .caption2
            default: .body
            }
        }
    }

    open var fontDescriptor: UIFontDescriptor { descriptor }
    let descriptor: UIFontDescriptor

    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.descriptor = pointSize > 0 ? descriptor.withSize(pointSize) : descriptor
    }

    /// Creates a font by its family name or its own name. A missing font is reported when it is drawn.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard !fontName.isEmpty else { return nil }
        self.init(descriptor: UIFontDescriptor(name: fontName, size: fontSize), size: fontSize)
    }

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(descriptor: UIFontDescriptor(size: fontSize, weight: weight), size: fontSize)
    }
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(descriptor: UIFontDescriptor(size: fontSize, weight: .regular, isItalic: true), size: fontSize)
    }
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(
            descriptor: UIFontDescriptor(size: fontSize, weight: weight, design: .monospaced), size: fontSize)
    }
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(
            descriptor: UIFontDescriptor(size: fontSize, weight: weight, hasMonospacedDigits: true), size: fontSize)
    }

    /// Returns the font of a text style at the user's text size.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }
    open class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        let size = style.style.measures(at: category.typeSize).size
        switch style {
        // Bold, of 36 and 28 points: Apple's Human Interface Guidelines, "Typography". How they grow with the text is a guess.
        case .extraLargeTitle: return boldSystemFont(ofSize: size + 2)
        case .extraLargeTitle2: return boldSystemFont(ofSize: size)
        default: return systemFont(ofSize: size, weight: style == .headline ? .semibold : .regular)
        }
    }

    open class var labelFontSize: CGFloat { 17 }
    open class var buttonFontSize: CGFloat { 18 }
    open class var smallSystemFontSize: CGFloat { 12 }
    open class var systemFontSize: CGFloat { 14 }

    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(descriptor: descriptor, size: fontSize) }

    // San Francisco's metrics, which every design of the system font has. Other fonts are assumed to have the same.

    open var pointSize: CGFloat { descriptor.pointSize }
    open var ascender: CGFloat { metrics.ascent }
    /// The descender, which is negative because it is below the baseline.
    open var descender: CGFloat { -metrics.descent }
    open var capHeight: CGFloat { metrics.capHeight }
    open var xHeight: CGFloat { metrics.xHeight }
    open var lineHeight: CGFloat { metrics.lineHeight }
    open var leading: CGFloat { metrics.lineGap }
    open var familyName: String { descriptor.name ?? ".AppleSystemUIFont" }
    open var fontName: String { descriptor.name ?? ".SFUI-Regular" }

    var weight: Weight { descriptor.weight }
    private var metrics: FontMetrics { .system(size: pointSize) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.descriptor == descriptor }
    open override var hash: Int { descriptor.hash }
}

extension UIContentSizeCategory {
    package var typeSize: DynamicTypeSize {
        UIContentSizeCategory.all.firstIndex(of: self).map { DynamicTypeSize.allCases[$0] } ?? .large
    }
}
