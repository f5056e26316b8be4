import FoundationSupplement

/// Draws nothing and reports `message` once per picture.
package struct ReportedMessage: _PrimitiveView {
    private let message: String
    private let place: SourcePlace

    /// Creates a view that stands where a view cannot be drawn, and says why.
    package nonisolated init(_ message: String, at place: SourcePlace = .unknown) {
        (self.message, self.place) = (message, place)
    }

    public static func _resolve(
        _ view: ReportedMessage, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        context.session.diagnostics.report(view.message, at: view.place)
    }
}

/// Draws a view as it is, and reports once that a modifier does not change it here.
package struct ReportingModifier {
    let message: String
    let place: SourcePlace
    let condition: (EnvironmentValues) -> Bool
}

extension ReportingModifier: _PrimitiveModifier {
    package static func _resolve<V: View>(
        _ modifier: ReportingModifier, content: V, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        if modifier.condition(context.environment) {
            context.session.diagnostics.report(modifier.message, at: modifier.place)
        }
        V._resolve(content, in: context, into: &nodes)
    }
}

extension View {
    /// Reports that a modifier does not change the view here, although it does on a device.
    ///
    /// - Parameter condition: whether it would change the view in this environment.
    nonisolated package func reporting(
        _ message: String, at place: SourcePlace, if condition: @escaping (EnvironmentValues) -> Bool = { _ in true }
    ) -> some View {
        modifier(ReportingModifier(message: message, place: place, condition: condition))
    }
}
