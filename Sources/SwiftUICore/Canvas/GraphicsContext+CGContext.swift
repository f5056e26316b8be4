import CoreGraphics
import DisplayList

extension GraphicsContext {
    /// Draws what `content` draws with Core Graphics, in the same coordinates: y runs down.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let context = CGContext(size: layer.size)
        try content(context)
        for remark in context.remarks { resolution.session.diagnostics.report(remark) }
        add(context.displayList.items)
    }
}
