/// How the system colours a widget.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
    /// The mode's name, as the source writes it.
    public let description: String

    /// As the widget draws itself.
    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    /// In two tints: one for the accented views, one for all others.
    public static let accented = WidgetRenderingMode(description: "accented")
    /// Without colours, as light on the lock screen's wallpaper.
    public static let vibrant = WidgetRenderingMode(description: "vibrant")

    package static let all: [WidgetRenderingMode] = [.fullColor, .accented, .vibrant]
}
