/// How the system colors a widget.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
    /// The mode's name, as the source writes it.
    public var description: String { name }
    /// The name by which options, files and reports know the mode.
    package let name: String

    /// As the widget draws itself.
    public static let fullColor = WidgetRenderingMode(name: "fullColor")
    /// In two tints: one for the accented views, one for all others.
    public static let accented = WidgetRenderingMode(name: "accented")
    /// Without colors, as light on the lock screen's wallpaper.
    public static let vibrant = WidgetRenderingMode(name: "vibrant")

    package static let all: [WidgetRenderingMode] = [.fullColor, .accented, .vibrant]
}
