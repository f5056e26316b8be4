/// Draws nothing and reports `message` once per picture.
package struct ReportedMessage: _PrimitiveView {
    private let message: String

    /// Creates a view that stands where a view cannot be drawn, and says why.
    package nonisolated init(_ message: String) { self.message = message }

    public static func _resolve(
        _ view: ReportedMessage, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        context.session.diagnostics.report(view.message)
    }
}
