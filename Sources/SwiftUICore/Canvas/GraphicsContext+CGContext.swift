import CoreGraphics
import DisplayList

extension GraphicsContext {
    /// Draws with Core Graphics in the same coordinates: y increases downward.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let context = CGContext(size: layer.size)
        try content(context)
        for remark in context.remarks { resolution.session.diagnostics.report(remark) }
        add(context.displayList.items)
    }
}
