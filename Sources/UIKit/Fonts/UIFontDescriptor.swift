import DisplayList
import Foundation
import SwiftUICore

/// The attributes of a font.
// An open class cannot be checked. All state is constant.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32

        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)

        public init(rawValue: UInt32) { self.rawValue = rawValue }
    }

    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    struct Values: Hashable {
        var name: String?
        var size: CGFloat
        var weight: UIFont.Weight
        var design: Font.Design
        var isItalic: Bool
        var hasMonospacedDigits: Bool
        var smallCaps: FontDescriptor.Features = []
        /// From −0.3, compressed, to 0.2, expanded.
        var width: CGFloat = 0
    }

    let values: Values

    var name: String? { values.name }
    var weight: UIFont.Weight { values.weight }
    /// The size in points.
    open var pointSize: CGFloat { values.size }

    init(_ values: Values) { self.values = values }

    /// Reads a descriptor that ``encode(with:)`` has written.
    public required init?(coder: NSCoder) {
        guard let values = UIFontDescriptor.values(from: coder) else { return nil }
        self.values = values
    }

    convenience init(
        size: CGFloat, weight: UIFont.Weight, design: Font.Design = .default, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false
    ) {
        self.init(
            Values(
                size: size, weight: weight, design: design, isItalic: isItalic,
                hasMonospacedDigits: hasMonospacedDigits))
    }

    public convenience init(name fontName: String, size: CGFloat) {
        self.init(
            Values(
                name: fontName, size: size, weight: .regular, design: .default, isItalic: false,
                hasMonospacedDigits: false))
    }

    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if values.isItalic { traits.insert(.traitItalic) }
        if weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if values.design == .monospaced { traits.insert(.traitMonoSpace) }
        if values.width < 0 { traits.insert(.traitCondensed) }
        if values.width > 0 { traits.insert(.traitExpanded) }
        return traits
    }

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { changed { $0.size = newPointSize } }

    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        changed { values in
            switch design {
            case .rounded: values.design = .rounded
            case .serif: values.design = .serif
            case .monospaced: values.design = .monospaced
            default: values.design = .default
            }
        }
    }

    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        changed { values in
            values.isItalic = symbolicTraits.contains(.traitItalic)
            if symbolicTraits.contains(.traitMonoSpace) { values.design = .monospaced }
            if symbolicTraits.contains(.traitCondensed) {
                values.width = min(values.width, UIFont.Width.condensed.rawValue)
            } else if symbolicTraits.contains(.traitExpanded) {
                values.width = max(values.width, UIFont.Width.expanded.rawValue)
            } else {
                values.width = 0
            }
            if symbolicTraits.contains(.traitBold) {
                values.weight = .bold
            } else if values.weight.rawValue > UIFont.Weight.medium.rawValue {
                values.weight = .regular
            }
        }
    }

    /// The font for views. Its size does not depend on the user's text size.
    package var font: Font {
        var font = name.map { Font.custom($0, fixedSize: pointSize) }
            ?? Font.system(size: pointSize, weight: weight.fontWeight, design: values.design)
        if values.isItalic { font = font.italic() }
        if values.hasMonospacedDigits { font = font.monospacedDigit() }
        if values.smallCaps.contains(.lowercaseSmallCaps) { font = font.lowercaseSmallCaps() }
        if values.smallCaps.contains(.uppercaseSmallCaps) { font = font.uppercaseSmallCaps() }
        if values.width != 0 { font = font.width(Font.Width(values.width)) }
        if name != nil, weight != .regular { font = font.weight(weight.fontWeight) }
        return font
    }

    func changed(_ change: (inout Values) -> Void) -> UIFontDescriptor {
        var values = values
        change(&values)
        return UIFontDescriptor(values)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.values == values }
    open override var hash: Int { values.hashValue }
}
