import CoreGraphics
import Foundation

// The text of a field as others edit it. It is not laid out, so no place has a point.
extension UITextField: UITextInput {
    public var markedTextRange: UITextRange? { nil }
    /// Effect: none. Nobody types in a picture.
    public var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { nil }
        set {}
    }
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
    public func unmarkText() {}
    /// Effect: none. Nobody types in a picture.
    public var inputDelegate: (any UITextInputDelegate)? {
        get { nil }
        set {}
    }
    public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }

    public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
    public var endOfDocument: UITextPosition { UITextPosition(offset: text?.utf16.count ?? 0) }
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        UITextRange(start: fromPosition, end: toPosition)
    }
    /// Returns a place that lies some UTF-16 units after another; nil outside of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        position.moved(by: offset, in: text)
    }
    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { nil }
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.compared(to: other)
    }
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
    public func text(in range: UITextRange) -> String? { range.part(of: text) }
    public func replace(_ range: UITextRange, withText text: String) {
        self.text = range.replacing(with: text, in: self.text)
    }

    public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? { nil }
    public func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? { nil }
    public func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .natural }
    public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    public func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { nil }
    public func characterRange(at point: CGPoint) -> UITextRange? { nil }
}
