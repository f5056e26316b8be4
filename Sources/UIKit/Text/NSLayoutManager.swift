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

    public override init() {}
    public init(size: CGSize) { self.size = size }
}

/// The places of a text view's letters. It lays nothing out, because texts that can be edited are not drawn.
// An open class cannot be checked. There is no state.
open class NSLayoutManager: NSObject, @unchecked Sendable {
    public override init() {}
    open var numberOfGlyphs: Int { 0 }
    open func ensureLayout(for container: NSTextContainer) {}
    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: 0) }
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange { charRange }
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange { glyphRange }
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect { .zero }
    open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
}
