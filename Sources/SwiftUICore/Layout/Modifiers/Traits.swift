import Foundation

/// Tells the parent something about a view without changing it.
struct TraitModifier: NodeModifier {
    let change: (inout ViewTraits) -> Void

    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        change(&node.traits)
        return node
    }
}

extension View {
    /// The order in which a stack shares out its space: higher priorities first.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(TraitModifier { $0.layoutPriority = value })
    }

    /// The order in which overlapping views are drawn: higher values in front.
    nonisolated public func zIndex(_ value: Double) -> some View { modifier(TraitModifier { $0.zIndex = value }) }

    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(TraitModifier { $0.layoutValues[ObjectIdentifier(key)] = value })
    }

    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TraitModifier { $0.tag = AnyHashable(tag) })
    }
}
