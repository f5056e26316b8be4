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
}

/// A button of AppKit.
open class NSButton: NSControl {
    open var title = ""
    open var image: NSImage?
    open var state = NSControl.StateValue.off
    open var isBordered = true
    open var keyEquivalent = ""
    open var hasDestructiveAction = false
    open weak var target: AnyObject?
    open var action: Selector?
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
