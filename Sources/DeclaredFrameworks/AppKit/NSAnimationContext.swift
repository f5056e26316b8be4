import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// How changes of views are animated. They take place at once.
open class NSAnimationContext: NSObject {
    /// In seconds.
    open var duration: TimeInterval = 0.25
    open var timingFunction: CAMediaTimingFunction?
    open var allowsImplicitAnimation = false
    open var completionHandler: (() -> Void)?

    open class var current: NSAnimationContext { NSAnimationContext() }
    open class func beginGrouping() {}
    open class func endGrouping() {}
    open class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil) {
        changes(NSAnimationContext())
        completionHandler?()
    }
    open class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) async { changes(NSAnimationContext()) }
}

/// The form of the pointer, of which there is none.
// An open class cannot be checked. There is no state.
open class NSCursor: NSObject, @unchecked Sendable {
    private static let common = NSCursor()
    open class var current: NSCursor { common }
    open class var arrow: NSCursor { common }
    open class var iBeam: NSCursor { common }
    open class var pointingHand: NSCursor { common }
    open class var closedHand: NSCursor { common }
    open class var openHand: NSCursor { common }
    open class var crosshair: NSCursor { common }
    open class var operationNotAllowed: NSCursor { common }
    open class var resizeLeftRight: NSCursor { common }
    open class var resizeUpDown: NSCursor { common }

    /// Effect: none, because there is no pointer.
    open func set() {}
    /// Effect: none, because there is no pointer.
    open func push() {}
    /// Effect: none, because there is no pointer.
    open func pop() {}
    open class func pop() {}
    open class func hide() {}
    open class func unhide() {}
    open class func setHiddenUntilMouseMoves(_ flag: Bool) {}
}
