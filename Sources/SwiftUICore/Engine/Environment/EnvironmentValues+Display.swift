import DisplayList
import Foundation

private enum ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
private enum IsEnabledKey: EnvironmentKey { static let defaultValue = true }
private enum IsOnWatchKey: EnvironmentKey { static let defaultValue = false }
private enum IsOnMacKey: EnvironmentKey { static let defaultValue = false }
private enum IsInWidgetKey: EnvironmentKey { static let defaultValue = false }
private enum HasContainerBackgroundKey: EnvironmentKey { static let defaultValue = true }
private enum InvertsTogglesKey: EnvironmentKey { static let defaultValue = false }
private enum IsLuminanceReducedKey: EnvironmentKey { static let defaultValue = false }
private enum DisplayGamutKey: EnvironmentKey { static let defaultValue = DisplayGamut.sRGB }
private enum RenderDateKey: EnvironmentKey { static let defaultValue: Date? = nil }

public enum DisplayGamut: Hashable, Sendable { case sRGB, displayP3 }

/// Values that each layout node or container reads. A search for them would take longer than the node.
struct NodeValues {
    var displayScale: CGFloat = 3
    var layoutDirection = LayoutDirection.leftToRight
    var isPrivacySensitive = false
    var stackOrientation: Axis?
}

extension EnvironmentValues {
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// The number of pixels per point.
    public var displayScale: CGFloat {
        get { ofNodes.displayScale }
        set { ofNodes.displayScale = newValue }
    }

    /// The number of points per pixel.
    public var pixelLength: CGFloat { 1 / displayScale }

    public var displayGamut: DisplayGamut {
        get { self[DisplayGamutKey.self] }
        set { self[DisplayGamutKey.self] = newValue }
    }

    public var layoutDirection: LayoutDirection {
        get { ofNodes.layoutDirection }
        set { ofNodes.layoutDirection = newValue }
    }

    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// Whether the view is shown on a watch, whose system font and text styles are others.
    package var isOnWatch: Bool {
        get { self[IsOnWatchKey.self] }
        set { self[IsOnWatchKey.self] = newValue }
    }

    /// Whether the view is shown on a Mac, whose text styles are others.
    package var isOnMac: Bool {
        get { self[IsOnMacKey.self] }
        set { self[IsOnMacKey.self] = newValue }
    }

    /// Whether the view is a widget's content.
    package var isInWidget: Bool {
        get { self[IsInWidgetKey.self] }
        set { self[IsInWidgetKey.self] = newValue }
    }

    /// Whether the widget is drawn as since iOS 17. One without a container background looks as it did before.
    package var hasContainerBackground: Bool {
        get { self[HasContainerBackgroundKey.self] }
        set { self[HasContainerBackgroundKey.self] = newValue }
    }

    /// Whether a button without a style has a border, as in widgets since iOS 17, the first system whose widgets have buttons that work.
    package var bordersButtons: Bool { isInWidget && hasContainerBackground }

    /// Whether toggles are drawn in their other state: off in place of on.
    package var invertsToggles: Bool {
        get { self[InvertsTogglesKey.self] }
        set { self[InvertsTogglesKey.self] = newValue }
    }

    public var isLuminanceReduced: Bool {
        get { self[IsLuminanceReducedKey.self] }
        set { self[IsLuminanceReducedKey.self] = newValue }
    }

    /// The axis of the enclosing stack, which spacers and dividers follow.
    var stackOrientation: Axis? {
        get { ofNodes.stackOrientation }
        set { ofNodes.stackOrientation = newValue }
    }

    /// The date that the picture shows; nil for the current date.
    package var renderDate: Date? {
        get { self[RenderDateKey.self] }
        set { self[RenderDateKey.self] = newValue }
    }

    /// The date that the picture shows.
    var currentDate: Date { renderDate ?? Date() }
}
