import SwiftUI

private enum WidgetFamilyKey: EnvironmentKey { static let defaultValue = WidgetFamily.systemMedium }
private enum WidgetRenderingModeKey: EnvironmentKey { static let defaultValue = WidgetRenderingMode.fullColor }
private enum WidgetContentMarginsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }
private enum ShowsWidgetContainerBackgroundKey: EnvironmentKey { static let defaultValue = true }
private enum AccentedColorsKey: EnvironmentKey { static let defaultValue: AccentedColors? = nil }
private enum ShowsWidgetLabelKey: EnvironmentKey { static let defaultValue = false }
private enum IsOnWatchFaceKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// The size and shape of the widget.
    public var widgetFamily: WidgetFamily {
        get { self[WidgetFamilyKey.self] }
        set { self[WidgetFamilyKey.self] = newValue }
    }

    /// The rendering mode of the widget.
    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[WidgetRenderingModeKey.self] }
        set { self[WidgetRenderingModeKey.self] = newValue }
    }

    /// The colors of a widget that is drawn in the accented mode, or else `nil`. The view's own setting of the rendering mode
    /// does not change that (measured).
    var accentedColors: AccentedColors? {
        get { self[AccentedColorsKey.self] }
        set { self[AccentedColorsKey.self] = newValue }
    }

    /// The distance in points between the widget's edges and its content. If the widget disables it, the value is the
    /// default distance.
    public var widgetContentMargins: EdgeInsets {
        get { self[WidgetContentMarginsKey.self] }
        set { self[WidgetContentMarginsKey.self] = newValue }
    }

    /// Whether the widget shows its container background.
    public var showsWidgetContainerBackground: Bool {
        get { self[ShowsWidgetContainerBackgroundKey.self] }
        set { self[ShowsWidgetContainerBackgroundKey.self] = newValue }
    }

    /// Whether a picture is put on a watch face, which draws the label and curves the content.
    var isOnWatchFace: Bool {
        get { self[IsOnWatchFaceKey.self] }
        set { self[IsOnWatchFaceKey.self] = newValue }
    }

    /// Whether an accessory shows its label.
    public var showsWidgetLabel: Bool {
        get { self[ShowsWidgetLabelKey.self] }
        set { self[ShowsWidgetLabelKey.self] = newValue }
    }
}
