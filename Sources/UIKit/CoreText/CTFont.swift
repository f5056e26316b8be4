import CairoGraphics
import CoreGraphics
import DisplayList
import Foundation
import FoundationSupplement
import SwiftUICore

// Fonts of Core Text, which are UIKit's: on Apple's systems, one stands for the other, too.

public typealias CTFont = UIFont
public typealias CTFontDescriptor = UIFontDescriptor
public typealias CTFontSymbolicTraits = UIFontDescriptor.SymbolicTraits

public struct CTFontOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let preventAutoActivation = CTFontOptions(rawValue: 1)
    public static let preventAutoDownload = CTFontOptions(rawValue: 2)
    public static let preferSystemFont = CTFontOptions(rawValue: 4)
}

public enum CTFontUIFontType: UInt32, Sendable {
    case user = 0, userFixedPitch, system, emphasizedSystem, smallSystem, smallEmphasizedSystem, miniSystem
    case miniEmphasizedSystem, views, application, label, menuTitle, menuItem, menuItemMark, menuItemCmdKey
    case windowTitle, pushButton, utilityWindowTitle, alertHeader, systemDetail, emphasizedSystemDetail, toolbar
    case smallToolbar, message, palette, toolTip, controlContent
}

/// Creates a font by its name. A size of 0 stands for 12 points.
///
/// The matrix is not applied.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?)
    -> CTFont
{
    let size = size > 0 ? size : 12
    return UIFont(name: String(describing: name), size: size) ?? .systemFont(ofSize: size)
}

public func CTFontCreateWithNameAndOptions(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ options: CTFontOptions
) -> CTFont { CTFontCreateWithName(name, size, matrix) }

/// Creates a font of what a descriptor says. A size of 0 stands for the descriptor's own.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    UIFont(descriptor: descriptor, size: size > 0 || descriptor.pointSize > 0 ? size : 12)
}

public func CTFontCreateWithFontDescriptorAndOptions(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ options: CTFontOptions
) -> CTFont { CTFontCreateWithFontDescriptor(descriptor, size, matrix) }

/// Creates a font of a file's bytes, under the name that the file gives it. The font has to be registered.
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont { CTFontCreateWithName(graphicsFont.postScriptName ?? "", size, matrix) }

public func CTFontCreateUIFontForLanguage(_ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?) -> CTFont? {
    let size = size > 0 ? size : 12
    switch uiType {
    case .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem, .emphasizedSystemDetail:
        return .boldSystemFont(ofSize: size)
    case .userFixedPitch: return .monospacedSystemFont(ofSize: size, weight: .regular)
    default: return .systemFont(ofSize: size)
    }
}

/// Creates the same font at another size. A size of 0 keeps the font's own.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont { UIFont(descriptor: attributes ?? font.fontDescriptor, size: size > 0 ? size : font.pointSize) }

/// Creates the font of the same family that has some traits, and lacks the others of the mask.
public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ symTraitValue: CTFontSymbolicTraits,
    _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
    let traits = font.fontDescriptor.symbolicTraits.subtracting(symTraitMask).union(symTraitValue.intersection(symTraitMask))
    return font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size > 0 ? size : font.pointSize) }
}

/// Gives the font back: a font that lacks characters gets them from others when it is drawn.
public func CTFontCreateForString(_ currentFont: CTFont, _ string: CFString, _ range: CFRange) -> CTFont { currentFont }

public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits { font.fontDescriptor.symbolicTraits }
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { .identity }
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { 2048 }
/// The distance from the baseline to an underline's middle, in points: that of text which is underlined here.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { -0.1 * font.pointSize }
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { 0.05 * font.pointSize }
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat {
    font.fontDescriptor.symbolicTraits.contains(.traitItalic) ? -10 : 0
}

/// A box as wide as it is high that holds the letters of most texts: no font here tells its own.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
    CGRect(x: 0, y: font.descender, width: font.ascender - font.descender, height: font.ascender - font.descender)
}

public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { NSString(string: font.fontName) }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { NSString(string: font.familyName) }
public func CTFontCopyFullName(_ font: CTFont) -> CFString { NSString(string: font.fontName) }
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { NSString(string: font.fontName) }

public var kCTFontCopyrightNameKey: CFString { "CTFontCopyrightName" }
public var kCTFontFamilyNameKey: CFString { "CTFontFamilyName" }
public var kCTFontSubFamilyNameKey: CFString { "CTFontSubFamilyName" }
public var kCTFontStyleNameKey: CFString { "CTFontSubFamilyName" }
public var kCTFontUniqueNameKey: CFString { "CTFontUniqueName" }
public var kCTFontFullNameKey: CFString { "CTFontFullName" }
public var kCTFontVersionNameKey: CFString { "CTFontVersionName" }
public var kCTFontPostScriptNameKey: CFString { "CTFontPostScriptName" }

/// Returns one of the font's names; nil for what is not known of fonts here, such as their makers.
public func CTFontCopyName(_ font: CTFont, _ nameKey: CFString) -> CFString? {
    switch String(describing: nameKey) {
    case "CTFontFamilyName": CTFontCopyFamilyName(font)
    case "CTFontFullName", "CTFontPostScriptName", "CTFontUniqueName": CTFontCopyPostScriptName(font)
    case "CTFontSubFamilyName": NSString(string: font.fontDescriptor.faceName)
    default: nil
    }
}

extension UIFontDescriptor {
    /// What sets the font apart in its family: Regular, Bold Italic.
    fileprivate var faceName: String {
        let words = [(SymbolicTraits.traitBold, "Bold"), (.traitItalic, "Italic")]
            .filter { symbolicTraits.contains($0.0) }.map(\.1)
        return words.isEmpty ? "Regular" : words.joined(separator: " ")
    }
}
