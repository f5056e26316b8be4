import Foundation

/// Measures and draws texts instead of their nodes, as a `TextRenderer` does.
protocol CustomTextDrawing {
    /// Returns the size, in points, that a text takes when offered `proposal`.
    func size(of typesetter: TextTypesetter, in proposal: ProposedViewSize) -> CGSize

    /// Draws a text that has been laid out.
    func draw(_ text: TextDrawing, in drawing: inout DrawingContext, context: _ResolutionContext)
}

private enum CustomTextDrawingKey: EnvironmentKey { static var defaultValue: (any CustomTextDrawing)? { nil } }

extension EnvironmentValues {
    /// What measures and draws the texts inside; nil where they do so themselves.
    var customTextDrawing: (any CustomTextDrawing)? {
        get { self[CustomTextDrawingKey.self] }
        set { self[CustomTextDrawingKey.self] = newValue }
    }
}
