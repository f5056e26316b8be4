/// A widget, which the gallery offers and the Home Screen shows.
@MainActor @preconcurrency public protocol Widget {
    associatedtype Body: WidgetConfiguration

    @MainActor @preconcurrency init()

    @MainActor @preconcurrency var body: Body { get }

    /// Appends the description of `widget`. A group of widgets appends the descriptions of its members.
    @MainActor @preconcurrency static func _describe(
        _ widget: Self, into descriptions: inout [_WidgetConfigurationValues])
}

extension Widget {
    @MainActor @preconcurrency public static func _describe(
        _ widget: Self, into descriptions: inout [_WidgetConfigurationValues]
    ) {
        WidgetBodies.ask(String(reflecting: Self.self)) {
            var values = _WidgetConfigurationValues()
            Body._describe(widget.body, in: &values)
            descriptions.append(values)
        }
    }
}

/// Several widgets in one extension.
@MainActor @preconcurrency public protocol WidgetBundle {
    associatedtype Body: Widget

    @MainActor @preconcurrency init()

    @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
}
