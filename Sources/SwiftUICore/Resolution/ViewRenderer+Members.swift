extension ViewRenderer {
    /// The nodes that `view` appends: one for each view that a parent would arrange. They are resolved, not laid out.
    package func members<V: View>(of view: V) -> [_LayoutNode] {
        view.resolved(in: _ResolutionContext(environment: environment, session: session))
    }
}

extension _LayoutNode {
    /// What `layoutValue(key:value:)` said of the view.
    package func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        traits.layoutValues[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }

    package func setLayoutValue<K: LayoutValueKey>(_ key: K.Type, _ value: K.Value) {
        traits.layoutValues[ObjectIdentifier(key)] = value
    }

    /// What the views inside said under `key`, or nil where none did.
    package func reported<K: PreferenceKey>(_ key: K.Type) -> K.Value? { preference(key) }
}

/// One of several views side by side, alone.
package struct _ViewMember<Content: View>: _PrimitiveView {
    private let content: Content
    private let index: Int

    /// The view at `index` of those that `content` appends; none where there are fewer.
    package init(_ index: Int, of content: Content) { (self.index, self.content) = (index, content) }

    package static func _resolve(
        _ view: _ViewMember, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        let members = view.content.resolved(in: context)
        if members.indices.contains(view.index) { nodes.append(members[view.index]) }
    }
}
