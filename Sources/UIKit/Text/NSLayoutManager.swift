import CoreGraphics
import Foundation
import FoundationSupplement

/// The region of a text view that takes its lines.
// An open class cannot be checked. Every property that changes is guarded.
open class NSTextContainer: NSObject, @unchecked Sendable {
    @_Guarded open var size = CGSize.zero
    /// In points, on both sides of a line.
    @_Guarded open var lineFragmentPadding: CGFloat = 5
    @_Guarded open var maximumNumberOfLines = 0
    @_Guarded open var lineBreakMode = NSLineBreakMode.byWordWrapping
    @_Guarded open var widthTracksTextView = false
    @_Guarded open var heightTracksTextView = false
    @_Guarded open var exclusionPaths: [UIBezierPath] = []
    open weak var layoutManager: NSLayoutManager?

    public override init() {}
    public init(size: CGSize) { self.size = size }

    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) { newLayoutManager.addTextContainer(self) }
}

/// The places of a text view's letters. It lays nothing out, because texts that can be edited are not drawn.
// An open class cannot be checked. Its containers are set up before it is shared.
open class NSLayoutManager: NSObject, @unchecked Sendable {
    /// How letters become glyphs.
    public struct GlyphProperty: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let null = GlyphProperty(rawValue: 1 << 0)
        public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
        public static let elastic = GlyphProperty(rawValue: 1 << 2)
        public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
    }

    /// What a control character does.
    public struct ControlCharacterAction: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let zeroAdvancement = ControlCharacterAction(rawValue: 1 << 0)
        public static let whitespace = ControlCharacterAction(rawValue: 1 << 1)
        public static let horizontalTab = ControlCharacterAction(rawValue: 1 << 2)
        public static let lineBreak = ControlCharacterAction(rawValue: 1 << 3)
        public static let paragraphBreak = ControlCharacterAction(rawValue: 1 << 4)
        public static let containerBreak = ControlCharacterAction(rawValue: 1 << 5)
    }

    open weak var textStorage: NSTextStorage?
    open weak var delegate: (any NSLayoutManagerDelegate)?
    open private(set) var textContainers: [NSTextContainer] = []
    open var allowsNonContiguousLayout = false
    open var usesFontLeading = true
    open var showsInvisibleCharacters = false
    open var showsControlCharacters = false

    public override init() {}

    open func addTextContainer(_ container: NSTextContainer) {
        textContainers.append(container)
        container.layoutManager = self
    }
    open func removeTextContainer(at index: Int) { textContainers.remove(at: index).layoutManager = nil }

    open var numberOfGlyphs: Int { 0 }
    open var extraLineFragmentRect: CGRect { .zero }
    open func ensureLayout(for container: NSTextContainer) {}
    open func ensureLayout(forCharacterRange charRange: NSRange) {}
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {}
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
    open func invalidateGlyphs(forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?) {}
    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: 0) }
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange { charRange }
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange { glyphRange }
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer, fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { 0 }
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { 0 }
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer, fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { 0 }
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint { .zero }
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect { .zero }
    open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect { .zero }
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect { .zero }
    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> NSTextContainer? {
        textContainers.first
    }

    /// Calls nothing, because there are no lines.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: @escaping (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
    /// Calls nothing, because there are no lines.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer,
        using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}

    /// Effect: none, because there are no glyphs.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
    /// Effect: none, because there are no glyphs.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

/// An object that changes how a text view's letters lie. It is never asked.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {}
