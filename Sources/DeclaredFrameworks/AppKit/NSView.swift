import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// A view of AppKit. It keeps what it is told, as one of UIKit does.
public typealias NSView = UIView
/// A view controller of AppKit.
public typealias NSViewController = UIViewController
public typealias NSResponder = UIResponder
public typealias NSEvent = _NSEvent

extension UIView {
    /// Sets the size in points.
    public func setFrameSize(_ newSize: CGSize) { frame.size = newSize }
    /// Sets the origin in points of the view around it.
    public func setFrameOrigin(_ newOrigin: CGPoint) { frame.origin = newOrigin }
    /// Whether the view draws with a layer, as each does here.
    public var wantsLayer: Bool {
        get { true }
        set {}
    }
    public var needsDisplay: Bool {
        get { false }
        set { if newValue { setNeedsDisplay() } }
    }
    /// The layer, which views of AppKit have where they want one.
    @_disfavoredOverload public var layer: CALayer? {
        get { viewLayer }
        set {}
    }
    public func animator() -> Self { self }
    public func displayIfNeeded() {}
    public var alphaValue: CGFloat {
        get { alpha }
        set { alpha = newValue }
    }
    public var needsLayout: Bool {
        get { false }
        set { if newValue { setNeedsLayout() } }
    }
}

extension UIView.AutoresizingMask {
    public static let minXMargin = UIView.AutoresizingMask.flexibleLeftMargin
    public static let width = UIView.AutoresizingMask.flexibleWidth
    public static let maxXMargin = UIView.AutoresizingMask.flexibleRightMargin
    public static let minYMargin = UIView.AutoresizingMask.flexibleBottomMargin
    public static let height = UIView.AutoresizingMask.flexibleHeight
    public static let maxYMargin = UIView.AutoresizingMask.flexibleTopMargin
}

/// How the view with the keyboard's focus shows it.
public enum NSFocusRingType: UInt, Sendable { case `default`, none, exterior }

extension UIView {
    /// Effect: none, because nothing has the focus.
    public var focusRingType: NSFocusRingType {
        get { .default }
        set {}
    }
}
