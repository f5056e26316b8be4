import CoreGraphics
import Foundation
import FoundationSupplement

// The names of attributes under which Core Text looks for fonts, colors and the like. Those that Core Text and UIKit share
// are the same names.

public var kCTFontAttributeName: CFString { "NSFont" }
public var kCTForegroundColorAttributeName: CFString { "CTForegroundColor" }
public var kCTForegroundColorFromContextAttributeName: CFString { "CTForegroundColorFromContext" }
public var kCTBackgroundColorAttributeName: CFString { "CTBackgroundColor" }
public var kCTParagraphStyleAttributeName: CFString { "NSParagraphStyle" }
public var kCTKernAttributeName: CFString { "NSKern" }
public var kCTTrackingAttributeName: CFString { "CTTracking" }
public var kCTLigatureAttributeName: CFString { "NSLigature" }
public var kCTStrokeWidthAttributeName: CFString { "NSStrokeWidth" }
public var kCTStrokeColorAttributeName: CFString { "CTStrokeColor" }
public var kCTUnderlineStyleAttributeName: CFString { "NSUnderline" }
public var kCTUnderlineColorAttributeName: CFString { "CTUnderlineColor" }
public var kCTSuperscriptAttributeName: CFString { "NSSuperScript" }
public var kCTBaselineOffsetAttributeName: CFString { "NSBaselineOffset" }
public var kCTLanguageAttributeName: CFString { "NSLanguage" }
public var kCTWritingDirectionAttributeName: CFString { "NSWritingDirection" }
public var kCTRunDelegateAttributeName: CFString { "CTRunDelegate" }

public struct CTUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    public static let single = CTUnderlineStyle(rawValue: 0x01)
    public static let thick = CTUnderlineStyle(rawValue: 0x02)
    public static let double = CTUnderlineStyle(rawValue: 0x09)
}

extension NSAttributedString.Key {
    /// The color of text as Core Text names it; the value is a `CGColor`.
    static let coreTextForeground = NSAttributedString.Key(rawValue: "CTForegroundColor")
    /// Whether text has the color with which its context fills.
    static let foregroundFromContext = NSAttributedString.Key(rawValue: "CTForegroundColorFromContext")
    static let coreTextBackground = NSAttributedString.Key(rawValue: "CTBackgroundColor")
}

public typealias CTParagraphStyle = NSParagraphStyle

public enum CTTextAlignment: UInt8, Sendable {
    case left, right, center, justified, natural

    public static var kCTTextAlignmentLeft: CTTextAlignment { .left }
    public static var kCTTextAlignmentRight: CTTextAlignment { .right }
    public static var kCTTextAlignmentCenter: CTTextAlignment { .center }

    var alignment: NSTextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        case .natural: .natural
        }
    }
}

public enum CTLineBreakMode: UInt8, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

public enum CTParagraphStyleSpecifier: UInt32, Sendable {
    case alignment, firstLineHeadIndent, headIndent, tailIndent, tabStops, defaultTabInterval, lineBreakMode
    case lineHeightMultiple, maximumLineHeight, minimumLineHeight, lineSpacing, paragraphSpacing, paragraphSpacingBefore
    case baseWritingDirection, maximumLineSpacing, minimumLineSpacing, lineSpacingAdjustment, lineBoundsOptions
}

/// A value of a paragraph's style, in memory of the caller.
public struct CTParagraphStyleSetting {
    public var spec: CTParagraphStyleSpecifier
    public var valueSize: Int
    public var value: UnsafeRawPointer

    public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
        (self.spec, self.valueSize, self.value) = (spec, valueSize, value)
    }
}

/// Creates the style of a paragraph. Tabulators and what UIKit's styles lack are left out.
public func CTParagraphStyleCreate(_ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int) -> CTParagraphStyle {
    let style = NSMutableParagraphStyle()
    for setting in UnsafeBufferPointer(start: settings, count: settings == nil ? 0 : settingCount) {
        func length() -> CGFloat {
            setting.valueSize >= MemoryLayout<CGFloat>.size ? setting.value.loadUnaligned(as: CGFloat.self) : 0
        }
        func number() -> Int { Int(setting.value.load(as: UInt8.self)) }
        switch setting.spec {
        case .alignment: style.alignment = (CTTextAlignment(rawValue: UInt8(number())) ?? .natural).alignment
        case .lineBreakMode: style.lineBreakMode = NSLineBreakMode(rawValue: number()) ?? .byWordWrapping
        case .firstLineHeadIndent: style.firstLineHeadIndent = length()
        case .headIndent: style.headIndent = length()
        case .tailIndent: style.tailIndent = length()
        case .lineHeightMultiple: style.lineHeightMultiple = length()
        case .maximumLineHeight: style.maximumLineHeight = length()
        case .minimumLineHeight: style.minimumLineHeight = length()
        case .lineSpacing, .lineSpacingAdjustment, .minimumLineSpacing: style.lineSpacing = length()
        case .paragraphSpacing: style.paragraphSpacing = length()
        case .paragraphSpacingBefore: style.paragraphSpacingBefore = length()
        case .tabStops, .defaultTabInterval, .baseWritingDirection, .maximumLineSpacing, .lineBoundsOptions: break
        }
    }
    return style
}
