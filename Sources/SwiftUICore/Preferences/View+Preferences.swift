/// Changes what a view says under a key.
private struct PreferenceModifier<Key: PreferenceKey>: NodeModifier {
    let change: (inout Key.Value?, _LayoutNode) -> Void

    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        PreferenceNode<Key>(node, change: change, context: context)
    }
}

private final class PreferenceNode<Key: PreferenceKey>: UnaryNode {
    private let change: (inout Key.Value?, _LayoutNode) -> Void

    init(_ child: _LayoutNode, change: @escaping (inout Key.Value?, _LayoutNode) -> Void, context: _ResolutionContext) {
        self.change = change
        super.init(child, context: context)
    }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard key == Key.self else { return super.preference(key) }
        var value = inheritedPreference(Key.self)
        change(&value, self)
        return value as! K.Value?
    }
}

extension View {
    /// Says `value` under a key, instead of what the views inside say.
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceModifier<K> { stored, _ in stored = value })
    }

    /// Changes what the views inside say under a key.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(
            PreferenceModifier<K> { stored, _ in
                var value = stored ?? K.defaultValue
                callback(&value)
                stored = value
            })
    }

    /// Says under a key what `transform` makes of a place in the view.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(PreferenceModifier<K> { stored, node in stored = transform(Anchor(value, in: node)) })
    }

    /// Changes what the views inside say under a key by a place in the view.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(
            PreferenceModifier<K> { stored, node in
                var changed = stored ?? K.defaultValue
                transform(&changed, Anchor(value, in: node))
                stored = changed
            })
    }
}
