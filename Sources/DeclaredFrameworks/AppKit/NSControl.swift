import CoreGraphics
import Foundation
import FoundationSupplement
import UIKit

/// A sign of progress.
open class NSProgressIndicator: NSView {
    public enum Style: UInt, Sendable { case bar = 0, spinning = 1 }

    open var style = Style.bar
    open var isIndeterminate = true
    open var isDisplayedWhenStopped = true
    open var doubleValue = 0.0
    open var minValue = 0.0
    open var maxValue = 100.0
    open var controlSize = NSControl.ControlSize.regular
    /// Effect: none, because views of AppKit are not drawn.
    open func startAnimation(_ sender: Any?) {}
    /// Effect: none, because views of AppKit are not drawn.
    open func stopAnimation(_ sender: Any?) {}
}

/// A control of AppKit.
open class NSControl: NSView {
    public enum ControlSize: UInt, Sendable { case regular, small, mini, large, extraLarge }

    open var controlSize = ControlSize.regular
    open var isEnabled = true
    open var stringValue = ""
    open var doubleValue = 0.0
    open var integerValue = 0
    open weak var target: AnyObject?
    open var action: Selector?
}

/// A button of AppKit.
open class NSButton: NSControl {
    open var title = ""
    open var image: NSImage?
    open var state = NSControl.StateValue.off
    open var isBordered = true
    open var keyEquivalent = ""
    open var hasDestructiveAction = false
    open var bezelStyle = BezelStyle.push
    open var imagePosition = ImagePosition.noImage
    open var contentTintColor: NSColor?
    open var alternateTitle = ""
    open var attributedTitle = NSAttributedString()

    public enum BezelStyle: UInt, Sendable {
        case push = 1, flexiblePush = 2, disclosure = 5, circular = 7, helpButton = 9, smallSquare = 10, toolbar = 11
        case accessoryBarAction = 12, accessoryBar = 13, pushDisclosure = 14, badge = 15

        public static var rounded: BezelStyle { .push }
        public static var regularSquare: BezelStyle { .flexiblePush }
        public static var inline: BezelStyle { .badge }
        public static var texturedRounded: BezelStyle { .toolbar }
        public static var recessed: BezelStyle { .accessoryBar }
        public static var roundRect: BezelStyle { .accessoryBarAction }
    }

    public enum ImagePosition: UInt, Sendable {
        case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps, imageLeading, imageTrailing
    }

    public enum ButtonType: UInt, Sendable {
        case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff, momentaryPushIn, accelerator
        case multiLevelAccelerator
    }

    public convenience init(title: String, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        (self.title, self.action) = (title, action)
        self.target = target as AnyObject?
    }
    public convenience init(image: NSImage, target: Any?, action: Selector?) {
        self.init(title: "", target: target, action: action)
        (self.image, imagePosition) = (image, .imageOnly)
    }
    public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
    }
    /// Effect: none, because views of AppKit are not drawn.
    open func setButtonType(_ type: ButtonType) {}
}

extension NSControl {
    /// Whether a control is on.
    public struct StateValue: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public init(_ rawValue: Int) { self.rawValue = rawValue }

        public static let mixed = StateValue(-1)
        public static let off = StateValue(0)
        public static let on = StateValue(1)
    }
}
