import DisplayList
import Foundation

/// A font, which depends on the environment: for example, on the user's text size.
public struct Font: Hashable, Sendable {
    /// The unmodified font.
    enum Base: Hashable, Sendable {
        case style(TextStyle, Design?, Weight?)
        /// A fixed size in points, independent of the user's text size.
        case system(size: CGFloat, Weight?, Design?)
        /// `style` is the text style with which the size scales; nil for a fixed size.
        case custom(String, size: CGFloat, style: TextStyle?)
    }

    /// A change to the base font. Changes are applied in source order.
    package enum Change: Hashable, Sendable {
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
    /// The default font of text.
    public static let `default` = body
    public static let largeTitle = Font(.style(.largeTitle, nil, nil))
    /// The font of Vision Pro's largest titles. Other devices have the large title's size.
    public static let extraLargeTitle = largeTitle.bold()
    /// The font of Vision Pro's second largest titles. Other devices have the title's size.
    public static let extraLargeTitle2 = title.bold()
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

    /// Returns the system font at the size of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design, weight))
    }

    @_disfavoredOverload
    public static func system(_ style: TextStyle, design: Design = .default) -> Font {
        Font(.style(style, design, nil))
    }

    /// Returns the system font at a fixed size of `size` points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size, weight, design))
    }

    @_disfavoredOverload
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(.system(size: size, weight, design))
    }

    /// Returns a named font of `size` points at the default text size. It scales like body text.
    public static func custom(_ name: String, size: CGFloat) -> Font { named(name, size: size, style: .body) }

    /// Returns a named font of `size` points at the default text size. It scales like `textStyle`.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        named(name, size: size, style: textStyle)
    }

    /// Returns a named font at a fixed size of `fixedSize` points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        named(name, size: fixedSize, style: nil)
    }

    private static func named(_ name: String, size: CGFloat, style: TextStyle?) -> Font {
        NamedUses.note(.font, name)
        return Font(.custom(name, size: size, style: style))
    }
}

extension Font {
    public func weight(_ weight: Weight) -> Font { applying(.weight(weight)) }
    public func width(_ width: Width) -> Font { applying(.width(width)) }

    /// Returns the bold font. For text styles, this is the emphasized weight of Apple's table: semibold for body text,
    /// bold for titles.
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
    /// Returns the font with its size multiplied by `factor`.
    public func scaled(by factor: CGFloat) -> Font { applying(.scaled(factor)) }
    /// Returns the font at `size` points.
    public func pointSize(_ size: CGFloat) -> Font { applying(.pointSize(size)) }
}
