/// A value that flows from views to those around them.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

struct PreferenceModifier<Key: PreferenceKey>: NodeModifier {
    let change: (inout Key.Value?) -> Void

    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        PreferenceNode<Key>(node, change: change, context: context)
    }
}

private final class PreferenceNode<Key: PreferenceKey>: UnaryNode {
    private let change: (inout Key.Value?) -> Void

    init(_ child: _LayoutNode, change: @escaping (inout Key.Value?) -> Void, context: _ResolutionContext) {
        self.change = change
        super.init(child, context: context)
    }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard key == Key.self else { return super.preference(key) }
        var value = inheritedPreference(Key.self)
        change(&value)
        return value as! K.Value?
    }
}

extension View {
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceModifier<K> { $0 = value })
    }

    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(
            PreferenceModifier<K> { stored in
                var value = stored ?? K.defaultValue
                callback(&value)
                stored = value
            })
    }
}
