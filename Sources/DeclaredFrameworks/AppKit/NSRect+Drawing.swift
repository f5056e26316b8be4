import CoreGraphics
import Foundation
import UIKit

// Rectangles that draw themselves into the image that is being drawn.
extension CGRect {
    /// Fills the rectangle with the current color.
    public func fill(using operation: NSCompositingOperation = NSGraphicsContext.current?.compositingOperation ?? .sourceOver) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(operation.blendMode)
        context.fill(self)
        context.restoreGState()
    }

    /// Draws the edge within the rectangle with the current fill color.
    ///
    /// - Parameter width: in points.
    public func frame(
        withWidth width: CGFloat = 1,
        using operation: NSCompositingOperation = NSGraphicsContext.current?.compositingOperation ?? .sourceOver
    ) {
        let inner = insetBy(dx: width, dy: width)
        CGRect(x: minX, y: minY, width: self.width, height: width).fill(using: operation)
        CGRect(x: minX, y: inner.maxY, width: self.width, height: width).fill(using: operation)
        CGRect(x: minX, y: inner.minY, width: width, height: inner.height).fill(using: operation)
        CGRect(x: inner.maxX, y: inner.minY, width: width, height: inner.height).fill(using: operation)
    }

    /// Clips what is drawn later to the rectangle.
    public func clip() { UIRectClip(self) }
}

extension Sequence where Element == CGRect {
    /// Fills the rectangles with the current color.
    public func fill(using operation: NSCompositingOperation = .sourceOver) { forEach { $0.fill(using: operation) } }
}

public func NSRectFill(_ rect: CGRect) { rect.fill(using: .copy) }
public func NSRectFillUsingOperation(_ rect: CGRect, _ op: NSCompositingOperation) { rect.fill(using: op) }
public func NSFrameRect(_ rect: CGRect) { rect.frame(using: .copy) }
public func NSRectClip(_ rect: CGRect) { rect.clip() }

extension NSGraphicsContext {
    /// How what is drawn is put over what is there. It is always put over it.
    public var compositingOperation: NSCompositingOperation { .sourceOver }
}

extension NSShadow {
    /// Gives what is drawn later the shadow.
    public func set() {
        UIGraphicsGetCurrentContext()?
            .setShadow(offset: shadowOffset, blur: shadowBlurRadius, color: (shadowColor as? UIColor)?.cgColor)
    }
}
