import Foundation

/// A place between two characters of a text.
open class UITextPosition: NSObject {
    /// In UTF-16 units from the beginning of the text.
    let offset: Int

    init(offset: Int) { self.offset = offset }
    public override init() { offset = 0 }
}

/// A part of a text.
open class UITextRange: NSObject {
    private let range: (start: UITextPosition, end: UITextPosition)

    init(start: UITextPosition, end: UITextPosition) { range = (start, end) }
    public override init() { range = (UITextPosition(), UITextPosition()) }

    open var start: UITextPosition { range.start }
    open var end: UITextPosition { range.end }
    open var isEmpty: Bool { start.offset >= end.offset }
}

extension UITextField {
    public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
    public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
    public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

    public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
    public var endOfDocument: UITextPosition { UITextPosition(offset: text?.utf16.count ?? 0) }

    /// Effect: none. Nobody selects text in a picture.
    public var selectedTextRange: UITextRange? {
        get { nil }
        set {}
    }

    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        UITextRange(start: fromPosition, end: toPosition)
    }

    /// Returns a place that lies some UTF-16 units after another; nil outside of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (place, isTooFar) = position.offset.addingReportingOverflow(offset)
        return isTooFar || place < 0 || place > endOfDocument.offset ? nil : UITextPosition(offset: place)
    }

    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

    public func text(in range: UITextRange) -> String? {
        let units = Array((text ?? "").utf16)
        guard !range.isEmpty, range.end.offset <= units.count else { return "" }
        return String(decoding: units[range.start.offset..<range.end.offset], as: UTF16.self)
    }
}

extension UITextView {
    public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
    public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
    public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}
