/// What the items of a window's toolbar show.
public struct ToolbarLabelStyle: Equatable, Sendable {
    private enum Style { case automatic, titleAndIcon, titleOnly, iconOnly }
    private let style: Style

    public static var automatic: ToolbarLabelStyle { ToolbarLabelStyle(style: .automatic) }
    public static var titleAndIcon: ToolbarLabelStyle { ToolbarLabelStyle(style: .titleAndIcon) }
    public static var titleOnly: ToolbarLabelStyle { ToolbarLabelStyle(style: .titleOnly) }
    public static var iconOnly: ToolbarLabelStyle { ToolbarLabelStyle(style: .iconOnly) }
}

extension EnvironmentValues {
    /// Nil, because a picture has no toolbar.
    public var toolbarLabelStyle: ToolbarLabelStyle? { nil }
}
