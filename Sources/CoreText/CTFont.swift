import CoreGraphics
import Foundation
import FoundationSupplement
import UIKit

/// A font at a size, with UIKit's font behind it.
// All state is constant.
public final class CTFont: @unchecked Sendable {
    /// The same font of UIKit.
    package let font: UIFont

    init(_ font: UIFont) { self.font = font }
}

public struct CTFontSymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = CTFontSymbolicTraits(rawValue: 1)
    public static let traitBold = CTFontSymbolicTraits(rawValue: 2)
    public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
}

public enum CTFontUIFontType: UInt32, Sendable { case user, userFixedPitch, system, emphasizedSystem, smallSystem }

/// Creates a font by its name. A size of 0 stands for 12 points.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?)
    -> CTFont
{
    let size = size > 0 ? size : 12
    return CTFont(UIFont(name: String(describing: name), size: size) ?? .systemFont(ofSize: size))
}

public func CTFontCreateUIFontForLanguage(_ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?) -> CTFont?
{
    let size = size > 0 ? size : 12
    switch uiType {
    case .emphasizedSystem: return CTFont(.boldSystemFont(ofSize: size))
    case .userFixedPitch: return CTFont(.monospacedSystemFont(ofSize: size, weight: .regular))
    default: return CTFont(.systemFont(ofSize: size))
    }
}

public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.font.ascender }
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.font.xHeight }
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { 2048 }
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { NSString(string: font.font.fontName) }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { NSString(string: font.font.familyName) }
public func CTFontCopyFullName(_ font: CTFont) -> CFString { NSString(string: font.font.fontName) }
