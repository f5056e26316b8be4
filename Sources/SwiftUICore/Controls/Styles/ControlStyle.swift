/// A style of one kind of control, its own type hidden: it shows what a control says of itself.
struct ControlStyle<Configuration> {
    private let resolve: @MainActor (Configuration, _ResolutionContext, inout [_LayoutNode]) -> Void

    /// `body` is the style's own way to make a view of a configuration.
    init<Style, Body: View>(_ style: Style, body: @escaping @MainActor (Style, Configuration) -> Body) {
        resolve = { configuration, context, nodes in
            guard let inner = context.descending(into: Style.self) else { return }
            var bound = style
            DynamicPropertyBinder.bind(&bound, in: inner)
            Body._resolve(body(bound, configuration), in: inner, into: &nodes)
        }
    }

    /// Shows a control with the innermost style around it, or with `standard` where there is none.
    ///
    /// The style is used up inside: a control that it makes of its configuration has the next style outside.
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
    /// The styles set for controls of one kind, the outermost first.
    subscript<Configuration>(styles configuration: Configuration.Type) -> [ControlStyle<Configuration>] {
        get { self[ControlStylesKey<Configuration>.self] }
        set { self[ControlStylesKey<Configuration>.self] = newValue }
    }
}

/// Gives the controls inside a style.
struct ControlStyleModifier<Configuration>: EnvironmentModifier {
    let style: ControlStyle<Configuration>

    func change(_ environment: inout EnvironmentValues) { environment[styles: Configuration.self].append(style) }
}
