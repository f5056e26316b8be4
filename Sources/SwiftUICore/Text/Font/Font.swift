import DisplayList
import Foundation

/// A font as views name it; what it comes to depends on the environment, as the user's text size does.
public struct Font: Hashable, Sendable {
    /// What the font starts from.
    enum Base: Hashable, Sendable {
        case style(TextStyle, Design?, Weight?)
        /// A size in points that the user's text size does not change.
        case system(size: CGFloat, Weight?, Design?)
        /// `style` is the text style whose growth the size follows; nil keeps the size.
        case custom(String, size: CGFloat, style: TextStyle?)
    }

    /// A change to the base, applied in the order the source gives.
    enum Change: Hashable, Sendable {
        case weight(Weight)
        case width(Width)
        case design(Design)
        case bold(Bool)
        case italic(Bool)
        case monospaced(Bool)
        case monospacedDigit
        case smallCaps(FontDescriptor.Features)
        case leading(Leading)
        case scaled(CGFloat)
        case pointSize(CGFloat)
    }

    let base: Base
    private(set) var changes: [Change] = []

    init(_ base: Base) { self.base = base }

    func applying(_ change: Change) -> Font {
        var font = self
        font.changes.append(change)
        return font
    }
}

extension Font {
    /// The font of text that names none.
    public static let `default` = body
    public static let largeTitle = Font(.style(.largeTitle, nil, nil))
    public static let title = Font(.style(.title, nil, nil))
    public static let title2 = Font(.style(.title2, nil, nil))
    public static let title3 = Font(.style(.title3, nil, nil))
    public static let headline = Font(.style(.headline, nil, nil))
    public static let subheadline = Font(.style(.subheadline, nil, nil))
    public static let body = Font(.style(.body, nil, nil))
    public static let callout = Font(.style(.callout, nil, nil))
    public static let footnote = Font(.style(.footnote, nil, nil))
    public static let caption = Font(.style(.caption, nil, nil))
    public static let caption2 = Font(.style(.caption2, nil, nil))

    /// The system font at a text style's size.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design, weight))
    }

    @_disfavoredOverload
    public static func system(_ style: TextStyle, design: Design = .default) -> Font {
        Font(.style(style, design, nil))
    }

    /// The system font at `size` points, whatever text size the user has chosen.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size, weight, design))
    }

    @_disfavoredOverload
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(.system(size: size, weight, design))
    }

    /// A font by its name, at `size` points for the default text size, growing as body text does.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size: size, style: .body)) }

    /// A font by its name, at `size` points for the default text size, growing as `textStyle` does.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size: size, style: textStyle))
    }

    /// A font by its name, at `fixedSize` points whatever text size the user has chosen.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, size: fixedSize, style: nil))
    }
}

extension Font {
    public func weight(_ weight: Weight) -> Font { applying(.weight(weight)) }
    public func width(_ width: Width) -> Font { applying(.width(width)) }

    /// Text styles become bold as Apple's table of emphasised weights has it: body text semibold, titles bold.
    public func bold() -> Font { applying(.bold(true)) }
    public func bold(_ isActive: Bool) -> Font { applying(.bold(isActive)) }
    public func italic() -> Font { applying(.italic(true)) }
    public func italic(_ isActive: Bool) -> Font { applying(.italic(isActive)) }
    public func smallCaps() -> Font { applying(.smallCaps([.lowercaseSmallCaps, .uppercaseSmallCaps])) }
    public func lowercaseSmallCaps() -> Font { applying(.smallCaps(.lowercaseSmallCaps)) }
    public func uppercaseSmallCaps() -> Font { applying(.smallCaps(.uppercaseSmallCaps)) }
    public func monospaced() -> Font { applying(.monospaced(true)) }
    public func monospaced(_ isActive: Bool) -> Font { applying(.monospaced(isActive)) }
    public func monospacedDigit() -> Font { applying(.monospacedDigit) }
    public func leading(_ leading: Leading) -> Font { applying(.leading(leading)) }
    /// The font with letters `factor` times as large.
    public func scaled(by factor: CGFloat) -> Font { applying(.scaled(factor)) }
    /// The font with letters of `size` points.
    public func pointSize(_ size: CGFloat) -> Font { applying(.pointSize(size)) }
}
