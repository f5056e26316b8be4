/// A control for the Control Center or the lock screen.
///
/// Controls are declared, so that bundles with controls compile; pictures are made of widgets alone.
@MainActor @preconcurrency public protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration

    @MainActor @preconcurrency init()

    @MainActor @preconcurrency var body: Body { get }
}

/// What a control is made of.
@MainActor @preconcurrency public protocol ControlWidgetConfiguration {
    associatedtype Body: ControlWidgetConfiguration

    @MainActor @preconcurrency var body: Body { get }
}

extension Never: ControlWidgetConfiguration {}

/// What a control shows: a button or a toggle.
@MainActor @preconcurrency public protocol ControlWidgetTemplate {
    associatedtype Body: ControlWidgetTemplate

    @MainActor @preconcurrency var body: Body { get }
}

extension Never: ControlWidgetTemplate {}

/// A control among a bundle's widgets; no picture is made of it.
@MainActor @preconcurrency struct _ControlWidgetGroup: Widget {
    init() {}
    init<Content: ControlWidget>(_ control: Content) {}

    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }

    static func _describe(_ widget: Self, into descriptions: inout [_WidgetConfigurationValues]) {}
}
