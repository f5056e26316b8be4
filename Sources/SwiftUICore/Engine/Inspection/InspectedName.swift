/// The names of views and nodes in a layout tree.
enum InspectedName {
    /// The names that replace those of node types.
    private static let names = [
        "FlexibleFrame": "frame", "MissingImage": "Image", "Symbol": "Image", "Style": "ShapeStyle",
        "Group": "effect", "Transform": "transformEffect", "GaugeBar": "bar", "MarkedArc": "ring",
        "FilledRing": "ring", "TapTarget": "tap target",
    ]

    /// Returns whether a view only wraps another one, as a shape's own body does.
    fileprivate static func isWrapper(_ name: String) -> Bool { name.hasPrefix("_") || name == "EnvironmentReader" }

    /// Returns a node's name: that of its view or layout, or that of its modifier after a dot.
    static func of(_ node: _LayoutNode) -> String {
        let type = type(of: node)
        if let container = node as? any LayoutContaining { return ofLayout(container.layoutType) }
        var name = plain(type)
        if name.hasSuffix("Node") { name.removeLast(4) }
        if let better = names[name] { return node is UnaryNode ? "." + better : better }
        return node is UnaryNode ? "." + name.prefix(1).lowercased() + name.dropFirst() : name
    }

    /// Returns a view's name without its generic arguments.
    static func of(_ view: Any.Type) -> String { plain(view) }

    /// Returns a control's name, which is part of the name of its style configuration.
    static func ofControl(with configuration: Any.Type) -> String {
        let name = plain(configuration)
        let suffix = "StyleConfiguration"
        return name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
    }

    private static func ofLayout(_ layout: Any.Type) -> String {
        let name = plain(layout)
        return name.hasSuffix("StackLayout") || name.hasSuffix("GridLayout") ? String(name.dropLast("Layout".count)) : name
    }

    private static func plain(_ type: Any.Type) -> String {
        String(String(describing: type).prefix { $0 != "<" })
    }
}

/// A node that arranges its children with a layout.
protocol LayoutContaining {
    var layoutType: Any.Type { get }
}

extension ContainerNode: LayoutContaining {
    var layoutType: Any.Type { L.self }
}

extension _ResolutionContext {
    /// Records that `nodes` were resolved from the body of a view, if the session records this.
    @MainActor func mark(_ nodes: ArraySlice<_LayoutNode>, as view: Any.Type) {
        guard session.inspects else { return }
        let name = InspectedName.of(view)
        if InspectedName.isWrapper(name) { return }
        for node in nodes { node.sourceViews.append(name) }
    }

    /// Records that `nodes` represent a control, if the session records this.
    @MainActor func mark(_ nodes: ArraySlice<_LayoutNode>, asControlWith configuration: Any.Type) {
        guard session.inspects else { return }
        for node in nodes { node.sourceViews.append(InspectedName.ofControl(with: configuration)) }
    }
}
