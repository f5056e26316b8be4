/// A type-erased style for one kind of control. It makes a view of the control's configuration.
struct ControlStyle<Configuration> {
    private let resolve: @MainActor (Configuration, _ResolutionContext, inout [_LayoutNode]) -> Void

    /// Creates a style. `body` makes the style's view from a configuration.
    init<Style, Body: View>(_ style: Style, body: @escaping @MainActor (Style, Configuration) -> Body) {
        resolve = { configuration, context, nodes in
            guard let inner = context.descending(into: Style.self) else { return }
            var bound = style
            DynamicPropertyBinder.bind(&bound, in: inner)
            Body._resolve(body(bound, configuration), in: inner, into: &nodes)
        }
    }

    /// Resolves a control with the innermost style of its environment, or with `standard` if there is none.
    ///
    /// The style is removed from the environment of its own content, so that a control made from the configuration
    /// takes the next outer style.
    @MainActor static func resolve(
        _ configuration: Configuration, standard: @autoclosure () -> ControlStyle, in context: _ResolutionContext,
        into nodes: inout [_LayoutNode]
    ) {
        var inner = context
        let style = inner.environment[styles: Configuration.self].popLast() ?? standard()
        let first = nodes.count
        style.resolve(configuration, inner, &nodes)
        context.mark(nodes[first...], asControlWith: Configuration.self)
    }
}

private enum ControlStylesKey<Configuration>: EnvironmentKey {
    static var defaultValue: [ControlStyle<Configuration>] { [] }
}

extension EnvironmentValues {
    /// The styles for one kind of control, outermost first.
    subscript<Configuration>(styles configuration: Configuration.Type) -> [ControlStyle<Configuration>] {
        get { self[ControlStylesKey<Configuration>.self] }
        set { self[ControlStylesKey<Configuration>.self] = newValue }
    }
}

/// Sets a style for the controls inside a view.
package struct ControlStyleModifier<Configuration>: EnvironmentModifier {
    let style: ControlStyle<Configuration>

    func change(_ environment: inout EnvironmentValues) { environment[styles: Configuration.self].append(style) }
}
