extension ViewRenderer {
    /// Returns the nodes that `view` appends: one for each view that a parent would arrange. They are resolved but not
    /// laid out. The counts let a `_ViewMember` resolve one of them alone.
    package func members<V: View>(of view: V) -> (nodes: [_LayoutNode], counts: SiblingCounts) {
        let context = _ResolutionContext(environment: environment, session: session)
        let counts = SiblingCounts()
        var nodes: [_LayoutNode] = []
        context.with(SiblingWalk(counting: counts)) { V._resolve(view, in: context, into: &nodes) }
        counts.finish(nodes.count)
        return (nodes, counts)
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

/// One member of several sibling views. The others are not resolved.
package struct _ViewMember<Content: View>: _PrimitiveView {
    private let content: Content
    private let index: Int
    private let counts: SiblingCounts

    /// Creates a view from the member at `index` of `content`; empty if `content` has fewer members.
    ///
    /// - Parameter counts: the counts of `ViewRenderer.members(of:)`.
    package init(_ index: Int, of content: Content, counts: SiblingCounts) {
        (self.index, self.content, self.counts) = (index, content, counts)
    }

    package static func _resolve(
        _ view: _ViewMember, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        let walk = SiblingWalk(for: view.index, in: view.counts)
        var members: [_LayoutNode] = []
        context.with(walk) { Content._resolve(view.content, in: context, into: &members) }
        let place = walk.place ?? view.index
        if members.indices.contains(place) { nodes.append(members[place]) }
    }
}
