import Foundation

/// A layer that is made from a preference of its own view, after that view has been placed.
package struct PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: NodeModifier {
    let alignment: Alignment
    let isInFront: Bool
    let layer: (Key.Value) -> Layer

    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        var inner = context
        inner.environment.stackOrientation = nil
        let (layer, alignment) = (layer, alignment)
        return PreferenceLayerNode<Key>(node, alignment: alignment, isInFront: isInFront, context: context) { value in
            layer(value).resolvedAsOne(in: inner, alignment: alignment)
        }
    }
}

private final class PreferenceLayerNode<Key: PreferenceKey>: LayerNode {
    private let makeLayer: @MainActor (Key.Value) -> _LayoutNode

    init(
        _ child: _LayoutNode, alignment: Alignment, isInFront: Bool, context: _ResolutionContext,
        makeLayer: @escaping @MainActor (Key.Value) -> _LayoutNode
    ) {
        self.makeLayer = makeLayer
        super.init(child, layer: nil, alignment: alignment, isInFront: isInFront, context: context)
    }

    override func layerOfPlacedChild() -> _LayoutNode? {
        let value = child.preference(Key.self) ?? Key.defaultValue
        return onMainActor { makeLayer(value) }
    }
}

extension View {
    /// Adds a background that `transform` makes from the views' preference.
    nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        modifier(PreferenceLayerModifier<Key, T>(alignment: alignment, isInFront: false, layer: transform))
    }

    /// Adds an overlay that `transform` makes from the views' preference.
    nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        modifier(PreferenceLayerModifier<Key, T>(alignment: alignment, isInFront: true, layer: transform))
    }
}
