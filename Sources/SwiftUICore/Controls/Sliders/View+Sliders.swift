extension View {
    // Effect: none, because sliders are not drawn; a message says so of each.
    nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }
}
