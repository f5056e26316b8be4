import CoreGraphics
import Foundation

/// A text that scrolls. It keeps what it is told; nobody types in a picture.
open class UITextView: UIScrollView, UITextPasteConfigurationSupporting {
    open weak var pasteDelegate: (any UITextPasteDelegate)?
    open var text: String! = ""
    open var attributedText: NSAttributedString! = NSAttributedString(string: "")
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var isEditable = true
    open var isSelectable = true
    open var selectedRange = NSRange(location: 0, length: 0)
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var allowsEditingTextAttributes = false
    open var clearsOnInsertion = false
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var adjustsFontForContentSizeCategory = false
    /// Whether a search for text appears over the view. No picture has one.
    open var isFindInteractionEnabled = false
    open var writingToolsBehavior = UIWritingToolsBehavior.default

    // What it asks of the keyboard.
    open var isSecureTextEntry = false
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var autocorrectionType = UITextAutocorrectionType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var inlinePredictionType = UITextInlinePredictionType.default
    open var textContentType: UITextContentType!
    open var passwordRules: UITextInputPasswordRules?
    private var keyboardViews: (input: UIView?, accessory: UIView?)
    open override var inputView: UIView? {
        get { keyboardViews.input }
        set { keyboardViews.input = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { keyboardViews.accessory }
        set { keyboardViews.accessory = newValue }
    }

    public let textContainer: NSTextContainer
    public let layoutManager: NSLayoutManager
    public let textStorage: NSTextStorage

    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        layoutManager = self.textContainer.layoutManager ?? NSLayoutManager()
        textStorage = layoutManager.textStorage ?? NSTextStorage()
        super.init(frame: frame)
        if self.textContainer.layoutManager == nil { layoutManager.addTextContainer(self.textContainer) }
        if layoutManager.textStorage == nil { textStorage.addLayoutManager(layoutManager) }
    }
    public required init?(coder: NSCoder) {
        (textContainer, layoutManager, textStorage) = (NSTextContainer(), NSLayoutManager(), NSTextStorage())
        super.init(coder: coder)
    }
    /// Creates an empty view. Both kinds of layout are one here.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    open func scrollRangeToVisible(_ range: NSRange) {}
    override var undrawnContents: String? { "a UITextView's text" }

    // Subclasses override these.
    open var hasText: Bool { !text.isEmpty }
    open func insertText(_ text: String) { self.text += text }
    open func deleteBackward() { text = String(text.dropLast()) }
    /// Effect: none. Nobody selects text in a picture.
    open var selectedTextRange: UITextRange? {
        get { nil }
        set {}
    }
    open func caretRect(for position: UITextPosition) -> CGRect { .zero }
    open func firstRect(for range: UITextRange) -> CGRect { .zero }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}

/// What a text makes links of.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    public static let link = UIDataDetectorTypes(rawValue: 2)
    public static let address = UIDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
    public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
    public static let money = UIDataDetectorTypes(rawValue: 128)
    public static let physicalValue = UIDataDetectorTypes(rawValue: 256)
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
