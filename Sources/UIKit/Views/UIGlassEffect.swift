import CoreGraphics
import Foundation

// Glass behind views. It is not drawn; the view with the effect says so.

open class UIGlassEffect: UIVisualEffect {
    public enum Style: Int, Sendable { case regular, clear }

    open var isInteractive = false
    open var tintColor: UIColor?

    public convenience init(style: Style) { self.init() }
}

/// Glass that several views share.
open class UIGlassContainerEffect: UIVisualEffect {
    open var spacing: CGFloat = 0
}
