import DisplayList

extension View {
    /// Applies filters of the display list to the view, the first one first, for effects that SwiftUI has no API for.
    nonisolated package func displayFilters(_ filters: [DisplayFilter]) -> some View {
        modifier(FiltersModifier(filters: filters))
    }
}

/// Filters the pixels that a view has drawn with several filters.
package struct FiltersModifier: NodeModifier {
    let filters: [DisplayFilter]

    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        GroupNode(node, context: context) { [filters] group, _ in group.filters = filters }
    }
}
