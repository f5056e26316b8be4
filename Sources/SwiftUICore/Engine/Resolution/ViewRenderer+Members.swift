extension ViewRenderer {
    /// Returns the nodes that `view` appends: one for each view that a parent would arrange. They are resolved but not
    /// laid out.
    package func members<V: View>(of view: V) -> [_LayoutNode] {
        view.resolved(in: _ResolutionContext(environment: environment, session: session))
    }
}

extension _LayoutNode {
    /// Returns the value that `layoutValue(key:value:)` has set on the view.
    package func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        traits.layoutValues[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }

    /// Sets a value that the node passes to its enclosing layout.
    package func setLayoutValue<K: LayoutValueKey>(_ key: K.Type, _ value: K.Value) {
        traits.layoutValues[ObjectIdentifier(key)] = value
    }

    /// Returns the preference of the views inside, or nil if none of them has set it.
    package func reported<K: PreferenceKey>(_ key: K.Type) -> K.Value? { preference(key) }
}

/// One member of several sibling views.
package struct _ViewMember<Content: View>: _PrimitiveView {
    private let content: Content
    private let index: Int

    /// Creates a view from the member at `index` of `content`; empty if `content` has fewer members.
    package init(_ index: Int, of content: Content) { (self.index, self.content) = (index, content) }

    package static func _resolve(
        _ view: _ViewMember, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        let members = view.content.resolved(in: context)
        if members.indices.contains(view.index) { nodes.append(members[view.index]) }
    }
}
