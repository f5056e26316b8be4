/// Sets or changes a preference of a view.
package struct PreferenceModifier<Key: PreferenceKey>: NodeModifier {
    let value: (_ inherited: () -> Key.Value?, _LayoutNode) -> Key.Value?

    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        PreferenceNode<Key>(node, value: value, context: context)
    }
}

private final class PreferenceNode<Key: PreferenceKey>: UnaryNode {
    private let value: (_ inherited: () -> Key.Value?, _LayoutNode) -> Key.Value?

    init(
        _ child: _LayoutNode, value: @escaping (_ inherited: () -> Key.Value?, _LayoutNode) -> Key.Value?,
        context: _ResolutionContext
    ) {
        self.value = value
        super.init(child, context: context)
    }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard key == Key.self else { return super.preference(key) }
        return value({ inheritedPreference(Key.self) }, self) as! K.Value?
    }
}

extension View {
    /// Sets a preference, in place of the values from the views inside.
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceModifier<K> { _, _ in value })
    }

    /// Changes a preference of the views inside.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(
            PreferenceModifier<K> { inherited, _ in
                var value = inherited() ?? K.defaultValue
                callback(&value)
                return value
            })
    }

    /// Sets a preference that `transform` makes from a geometric value of the view.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(PreferenceModifier<K> { _, node in transform(Anchor(value, in: node)) })
    }

    /// Changes a preference of the views inside, based on a geometric value of the view.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(
            PreferenceModifier<K> { inherited, node in
                var changed = inherited() ?? K.defaultValue
                transform(&changed, Anchor(value, in: node))
                return changed
            })
    }
}
