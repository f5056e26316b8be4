import DisplayList

extension View {
    /// Applies a display list filter to the view, for effects that SwiftUI has no API for.
    nonisolated package func displayFilter(_ filter: DisplayFilter) -> some View {
        modifier(FilterModifier(filter: filter))
    }
}
