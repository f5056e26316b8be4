import Foundation

/// Reports a preference to an action after the entire picture has been laid out.
package struct PreferenceChangeModifier<Key: PreferenceKey>: NodeModifier where Key.Value: Equatable {
    let action: (Key.Value) -> Void

    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        context.session.updates.watch(Key.self, name: "preference \(Key.self)") { [weak node] in
            node?.preference(Key.self) ?? Key.defaultValue
        } action: { [action] in
            action($0)
        }
        return node
    }
}

/// Reports a view's geometry to an action after the entire picture has been laid out.
package struct GeometryChangeModifier<Value: Equatable>: NodeModifier {
    let transform: (GeometryProxy) -> Value
    let action: (Value, Value) -> Void

    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        let reader = GeometryChangeNode(node, context: context)
        var previous: Value?
        context.session.updates.watch(Value.self, name: "geometry \(Value.self)") { [weak reader, transform] in
            reader?.proxy.map(transform)
        } action: { [action] value in
            guard let value else { return }
            action(previous ?? value, value)
            previous = value
        }
        return reader
    }
}

private final class GeometryChangeNode: UnaryNode {
    private(set) var proxy: GeometryProxy?

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize, context: PlacementContext) {
        proxy = GeometryProxy(size: size, context: context)
        super.placeChildren(in: size, proposal: proposal, context: context)
    }
}

extension View {
    /// Calls `action` with the preference of the views inside, after layout. If this changes the state of a view, the
    /// picture is made again, at most a few times.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceChangeModifier<K>(action: action))
    }

    /// Calls `action` with the value that `transform` computes from the view's geometry, at the same time as
    /// `onPreferenceChange(_:perform:)`.
    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform) { _, value in action(value) })
    }

    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform, action: action))
    }
}
