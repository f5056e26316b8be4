import Foundation

/// Passes information about a view to its parent without changing the view.
package struct TraitModifier: NodeModifier {
    let change: (inout ViewTraits) -> Void

    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        change(&node.traits)
        return node
    }
}

extension View {
    /// Sets the priority with which a stack distributes its space. Higher priorities come first.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(TraitModifier { $0.layoutPriority = value })
    }

    /// Sets the drawing order of overlapping views. Higher values are in front.
    nonisolated public func zIndex(_ value: Double) -> some View { modifier(TraitModifier { $0.zIndex = value }) }

    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(TraitModifier { $0.layoutValues[ObjectIdentifier(key)] = value })
    }

    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TraitModifier { $0.tag = AnyHashable(tag) })
    }

    /// Sets a value for the container around the view, which finds it in `Subview.containerValues`.
    nonisolated public func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> some View {
        modifier(TraitModifier { $0.containerValues[keyPath: keyPath] = value })
    }
}
