import CoreGraphics
import Foundation
import UIKit

/// The bar at the top of a Mac's screen. A widget's program puts nothing there that is seen.
// An open class cannot be checked. There is no state.
open class NSStatusBar: NSObject, @unchecked Sendable {
    private static let bar = NSStatusBar()
    open class var system: NSStatusBar { bar }
    /// In points.
    open var thickness: CGFloat { 24 }
    @MainActor open func statusItem(withLength length: CGFloat) -> NSStatusItem { NSStatusItem(length: length) }
    @MainActor open func removeStatusItem(_ item: NSStatusItem) {}
}

/// What a program shows in the bar. It keeps what it is told.
@preconcurrency @MainActor open class NSStatusItem: NSObject {
    nonisolated public static let variableLength: CGFloat = -1
    nonisolated public static let squareLength: CGFloat = -2

    /// In points, or one of the constants.
    open var length: CGFloat
    open var button: NSStatusBarButton? = NSStatusBarButton()
    open var menu: NSMenu?
    open var isVisible = true
    open var autosaveName: String!

    init(length: CGFloat) { self.length = length }
}

open class NSStatusBarButton: NSButton {
    open var appearsDisabled = false
}

/// A view that points to another one. No screen shows it.
@preconcurrency @MainActor open class NSPopover: NSObject {
    public enum Behavior: Int, Sendable { case applicationDefined, transient, semitransient }

    open weak var delegate: (any NSPopoverDelegate)?
    open var behavior = Behavior.applicationDefined
    open var animates = true
    open var contentViewController: NSViewController?
    /// In points.
    open var contentSize = CGSize.zero
    open var isShown: Bool { false }
    open var isDetached: Bool { false }

    public override init() {}

    /// Effect: none, because no screen shows it.
    open func show(relativeTo positioningRect: CGRect, of positioningView: NSView, preferredEdge: NSRectEdge) {}
    open func performClose(_ sender: Any?) {}
    open func close() {}
}

@MainActor public protocol NSPopoverDelegate: NSObjectProtocol {
    func popoverShouldClose(_ popover: NSPopover) -> Bool
    func popoverWillShow(_ notification: Notification)
    func popoverDidClose(_ notification: Notification)
}

extension NSPopoverDelegate {
    public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }
    public func popoverWillShow(_ notification: Notification) {}
    public func popoverDidClose(_ notification: Notification) {}
}
