import CoreGraphics
import Foundation
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
    public var needsLayout: Bool {
        get { false }
        set { if newValue { setNeedsLayout() } }
    }
}
