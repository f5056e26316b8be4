import CoreGraphics
import Foundation
import UIKit

public enum NSUserInterfaceLayoutOrientation: Int, Sendable { case horizontal, vertical }

/// Views in a row or a column. It keeps them and lays nothing out.
open class NSStackView: NSView {
    public enum Gravity: Int, Sendable {
        case leading = 1, center, trailing

        public static var top: Gravity { .leading }
        public static var bottom: Gravity { .trailing }
    }

    public enum Distribution: Int, Sendable {
        case gravityAreas = -1, fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    open var orientation = NSUserInterfaceLayoutOrientation.horizontal
    open var alignment = NSLayoutConstraint.Attribute.centerY
    open var distribution = Distribution.gravityAreas
    /// In points.
    open var spacing: CGFloat = 8
    open var edgeInsets = NSEdgeInsets.zero
    open var detachesHiddenViews = true
    open private(set) var arrangedSubviews: [NSView] = []
    open var views: [NSView] { arrangedSubviews }

    public convenience init(views: [NSView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    open func addArrangedSubview(_ view: NSView) {
        arrangedSubviews.append(view)
        addSubview(view)
    }
    open func insertArrangedSubview(_ view: NSView, at insertionIndex: Int) {
        arrangedSubviews.insert(view, at: insertionIndex)
        addSubview(view)
    }
    open func removeArrangedSubview(_ view: NSView) { arrangedSubviews.removeAll { $0 === view } }
    open func addView(_ view: NSView, in gravity: Gravity) { addArrangedSubview(view) }
    /// Effect: none, because nothing is laid out.
    open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {}
}
