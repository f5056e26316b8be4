import SwiftUICore

/// A view that is drawn elsewhere, with the environment of the view that set it.
package struct CarriedView {
    /// The view.
    package let content: AnyView
    /// The environment of the view that set it.
    package let environment: EnvironmentValues
}

/// A preference that carries a view. The first view that sets one counts.
package protocol CarriedViewKey: PreferenceKey where Value == CarriedView? {}

extension CarriedViewKey {
    package static var defaultValue: CarriedView? { nil }

    package static func reduce(value: inout CarriedView?, nextValue: () -> CarriedView?) { value = value ?? nextValue() }
}

/// A modifier that passes a view to where it is drawn.
package struct CarryingModifier<Key: CarriedViewKey, Carried: View> {
    let carried: Carried
    /// Whether the view is passed in an environment.
    let condition: (EnvironmentValues) -> Bool

    /// Passes `carried` to `key` where the condition holds.
    package init(_ carried: Carried, to key: Key.Type, if condition: @escaping (EnvironmentValues) -> Bool) {
        (self.carried, self.condition) = (carried, condition)
    }
}

extension CarryingModifier: _PrimitiveModifier {
    package static func _resolve<V: View>(
        _ modifier: CarryingModifier, content: V, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        guard modifier.condition(context.environment) else { return V._resolve(content, in: context, into: &nodes) }
        let carried = CarriedView(content: AnyView(modifier.carried), environment: context.environment)
        // The content has a known type, because resolving an unknown opaque type is slow.
        nodes += AnyView(content).preference(key: Key.self, value: carried).resolved(in: context)
    }
}
