/// The color of the icons of labels in a list.
public struct ListItemTint: Sendable {
    /// The color of the icons.
    let color: Color

    /// A color that takes precedence over the list's.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// A color that the user's accent color may replace on a Mac; elsewhere it is used.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// Gray, in the color of secondary texts (a guess).
    public static let monochrome = ListItemTint(color: .secondary)
}

private enum ListItemTintKey: EnvironmentKey { static var defaultValue: ListItemTint? { nil } }

extension EnvironmentValues {
    /// The color of labels' icons in the list around the view; nil outside lists, and where none is set.
    var listIconTint: Color? { listMetrics == nil ? nil : listItemTint?.color }

    fileprivate var listItemTint: ListItemTint? {
        get { self[ListItemTintKey.self] }
        set { self[ListItemTintKey.self] = newValue }
    }
}

extension View {
    /// Sets the color of the icons of labels in a list, as sidebars have them according to Apple's description.
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { environment(\.listItemTint, tint) }

    /// Sets the color of the icons of labels in a list.
    nonisolated public func listItemTint(_ tint: Color?) -> some View {
        environment(\.listItemTint, tint.map { .fixed($0) })
    }
}
