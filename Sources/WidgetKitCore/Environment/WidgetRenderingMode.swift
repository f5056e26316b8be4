/// The way in which the system colors a widget.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
    /// The name of the mode in source code.
    public var description: String { name }
    /// The name of the mode in options, files and reports.
    package let name: String

    /// Draws the widget in its own colors.
    public static let fullColor = WidgetRenderingMode(name: "fullColor")
    /// Draws the widget in two tints: one for accented views, and one for all others.
    public static let accented = WidgetRenderingMode(name: "accented")
    /// Draws the widget without colors, as light on the Lock Screen's wallpaper.
    public static let vibrant = WidgetRenderingMode(name: "vibrant")

    /// The clear look of iOS 26's Home Screen, which makes everything white on clear glass. Widgets see the accented mode.
    package static let clear = WidgetRenderingMode(name: "clear")

    package static let all: [WidgetRenderingMode] = [.fullColor, .accented, .vibrant, .clear]

    /// The mode that a widget finds in its environment.
    var seen: WidgetRenderingMode { self == .clear ? .accented : self }
}
