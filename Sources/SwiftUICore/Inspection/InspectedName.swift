/// What views and nodes are called in a layout tree.
enum InspectedName {
    /// Names that say more than the node's own.
    private static let names = [
        "FlexibleFrame": "frame", "MissingImage": "Image", "Symbol": "Image", "Style": "ShapeStyle",
        "Group": "effect", "Transform": "transformEffect", "GaugeBar": "bar", "MarkedArc": "ring",
        "FilledRing": "ring", "TapTarget": "tap target",
    ]

    /// Views of ours that only hand on what they are given, as a shape's own body does.
    fileprivate static func isPlumbing(_ name: String) -> Bool { name.hasPrefix("_") || name == "Reading" }

    /// A node's name: that of its view or layout, or of the modifier with a dot before it.
    static func of(_ node: _LayoutNode) -> String {
        let type = type(of: node)
        if let container = node as? any LayoutContaining { return ofLayout(container.layoutType) }
        var name = plain(type)
        if name.hasSuffix("Node") { name.removeLast(4) }
        if let better = names[name] { return node is UnaryNode ? "." + better : better }
        return node is UnaryNode ? "." + name.prefix(1).lowercased() + name.dropFirst() : name
    }

    /// A view's name, without what its type is generic over.
    static func of(_ view: Any.Type) -> String { plain(view) }

    /// A control's name, which its style's configuration carries.
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

/// A node whose children a layout arranges.
protocol LayoutContaining {
    var layoutType: Any.Type { get }
}

extension ContainerNode: LayoutContaining {
    var layoutType: Any.Type { L.self }
}

extension _ResolutionContext {
    /// Writes down that `nodes` came out of the body of a view, where the session inspects.
    @MainActor func mark(_ nodes: ArraySlice<_LayoutNode>, as view: Any.Type) {
        guard session.inspects else { return }
        let name = InspectedName.of(view)
        if InspectedName.isPlumbing(name) { return }
        for node in nodes { node.sourceViews.append(name) }
    }

    /// Writes down that `nodes` show a control, where the session inspects.
    @MainActor func mark(_ nodes: ArraySlice<_LayoutNode>, asControlWith configuration: Any.Type) {
        guard session.inspects else { return }
        for node in nodes { node.sourceViews.append(InspectedName.ofControl(with: configuration)) }
    }
}
