import DisplayList

/// The picture of a view with the laid-out tree it was drawn from.
@MainActor package struct RenderedView {
    package let displayList: DisplayList
    /// The root of the laid-out tree, for preferences and inspection.
    package let root: _LayoutNode

    package init(displayList: DisplayList, root: _LayoutNode) { (self.displayList, self.root) = (displayList, root) }

    /// What the views inside said under `key`, or nil where none did.
    package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { root.preference(key) }
}
