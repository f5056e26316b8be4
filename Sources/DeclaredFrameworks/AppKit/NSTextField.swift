import CoreGraphics
import Foundation
import UIKit

public protocol NSControlTextEditingDelegate: NSObjectProtocol {
    @MainActor func controlTextDidBeginEditing(_ obj: Notification)
    @MainActor func controlTextDidEndEditing(_ obj: Notification)
    @MainActor func controlTextDidChange(_ obj: Notification)
}

extension NSControlTextEditingDelegate {
    public func controlTextDidBeginEditing(_ obj: Notification) {}
    public func controlTextDidEndEditing(_ obj: Notification) {}
    public func controlTextDidChange(_ obj: Notification) {}
}

public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

/// A text or a place for one. It keeps what it is told; nobody types.
open class NSTextField: NSControl {
    public enum BezelStyle: UInt, Sendable { case squareBezel, roundedBezel }

    open weak var delegate: (any NSTextFieldDelegate)?
    open var placeholderString: String?
    open var placeholderAttributedString: NSAttributedString?
    open var attributedStringValue = NSAttributedString()
    open var font: NSFont?
    open var textColor: NSColor?
    open var drawsBackground = true
    open var isBordered = true
    open var isBezeled = true
    open var bezelStyle = BezelStyle.squareBezel
    open var isEditable = true
    open var isSelectable = true
    open var alignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byClipping
    open var maximumNumberOfLines = 0
    open var usesSingleLineMode = false
    open var preferredMaxLayoutWidth: CGFloat = 0

    private convenience init(_ text: String, isEditable: Bool) {
        self.init(frame: .zero)
        stringValue = text
        (self.isEditable, isBordered, isBezeled, drawsBackground) = (isEditable, isEditable, isEditable, isEditable)
    }
    public convenience init(labelWithString stringValue: String) { self.init(stringValue, isEditable: false) }
    public convenience init(wrappingLabelWithString stringValue: String) {
        self.init(stringValue, isEditable: false)
        lineBreakMode = .byWordWrapping
    }
    public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
        self.init(attributedStringValue.string, isEditable: false)
        self.attributedStringValue = attributedStringValue
    }
    public convenience init(string stringValue: String) { self.init(stringValue, isEditable: true) }

    open func selectText(_ sender: Any?) {}
}

/// A place for a password.
open class NSSecureTextField: NSTextField {}
