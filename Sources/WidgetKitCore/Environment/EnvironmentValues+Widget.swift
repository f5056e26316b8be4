import SwiftUI

private enum WidgetFamilyKey: EnvironmentKey { static let defaultValue = WidgetFamily.systemMedium }
private enum WidgetRenderingModeKey: EnvironmentKey { static let defaultValue = WidgetRenderingMode.fullColor }
private enum WidgetContentMarginsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }
private enum ShowsWidgetContainerBackgroundKey: EnvironmentKey { static let defaultValue = true }
private enum ShowsWidgetLabelKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// The size and shape the widget is shown in.
    public var widgetFamily: WidgetFamily {
        get { self[WidgetFamilyKey.self] }
        set { self[WidgetFamilyKey.self] = newValue }
    }

    /// How the system colors the widget.
    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[WidgetRenderingModeKey.self] }
        set { self[WidgetRenderingModeKey.self] = newValue }
    }

    /// The distance in points that the system keeps between the widget's edges and its content; a widget that
    /// disables it finds here what it would have been.
    public var widgetContentMargins: EdgeInsets {
        get { self[WidgetContentMarginsKey.self] }
        set { self[WidgetContentMarginsKey.self] = newValue }
    }

    /// Whether the widget's container background is shown.
    public var showsWidgetContainerBackground: Bool {
        get { self[ShowsWidgetContainerBackgroundKey.self] }
        set { self[ShowsWidgetContainerBackgroundKey.self] = newValue }
    }

    /// Whether an accessory shows its label.
    public var showsWidgetLabel: Bool {
        get { self[ShowsWidgetLabelKey.self] }
        set { self[ShowsWidgetLabelKey.self] = newValue }
    }
}
