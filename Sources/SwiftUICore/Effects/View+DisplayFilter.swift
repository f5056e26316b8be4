import DisplayList

extension View {
    /// Applies a filter of the display list to the view, for effects that SwiftUI has no name for.
    nonisolated package func displayFilter(_ filter: DisplayFilter) -> some View {
        modifier(FilterModifier(filter: filter))
    }
}
