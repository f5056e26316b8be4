/// The menu of a screen's title, which is not drawn.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    nonisolated public init() where Content == EmptyView {}
    nonisolated public init(@ViewBuilder content: () -> Content) {}

    public var body: Never { return fatalError("a toolbar's items are not drawn") }
}

/// A place of an item that a toolbar has of its own.
public struct DefaultToolbarItem: ToolbarContent {
    nonisolated public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

    public var body: Never { return fatalError("a toolbar's items are not drawn") }
}
