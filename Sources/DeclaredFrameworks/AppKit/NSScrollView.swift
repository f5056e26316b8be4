import CoreGraphics
import Foundation
import UIKit

/// The part of a scroll view in which its document is seen.
open class NSClipView: NSView {
    open var documentView: NSView?
    open var drawsBackground = true
    /// Effect: none, because nothing scrolls.
    open func scroll(to newOrigin: CGPoint) {}
}

/// A view that scrolls another one. It keeps what it is told.
open class NSScrollView: NSView {
    public enum Elasticity: Int, Sendable { case automatic, none, allowed }
    public enum BorderType: UInt, Sendable { case noBorder, lineBorder, bezelBorder, grooveBorder }

    open var contentView = NSClipView(frame: .zero)
    open var documentView: NSView? {
        get { contentView.documentView }
        set { contentView.documentView = newValue }
    }
    open var hasVerticalScroller = false
    open var hasHorizontalScroller = false
    open var autohidesScrollers = false
    open var drawsBackground = true
    open var borderType = BorderType.noBorder
    open var horizontalScrollElasticity = Elasticity.automatic
    open var verticalScrollElasticity = Elasticity.automatic
    open var automaticallyAdjustsContentInsets = true
    open var contentInsets = NSEdgeInsets.zero
    open var documentVisibleRect: CGRect { bounds }
    /// Effect: none, because nothing scrolls.
    open func reflectScrolledClipView(_ cView: NSClipView) {}
}
