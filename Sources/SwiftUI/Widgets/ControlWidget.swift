/// A control for Control Center, the Lock Screen or the Action button.
@MainActor @preconcurrency public protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration

    @MainActor @preconcurrency init()

    @MainActor @preconcurrency var body: Body { get }
}

/// The content of a control and its modifiers.
@MainActor @preconcurrency public protocol ControlWidgetConfiguration {
    associatedtype Body: ControlWidgetConfiguration

    @MainActor @preconcurrency var body: Body { get }

    /// Records the properties that `configuration` sets, with the innermost first.
    @MainActor @preconcurrency static func _describeControl(
        _ configuration: Self, in values: inout _WidgetConfigurationValues)
}

extension ControlWidgetConfiguration {
    @MainActor @preconcurrency public static func _describeControl(
        _ configuration: Self, in values: inout _WidgetConfigurationValues
    ) {
        Body._describeControl(configuration.body, in: &values)
    }
}

extension Never: ControlWidgetConfiguration {}

/// A control's configuration with a modifier.
@MainActor @preconcurrency public struct _ModifiedControlConfiguration<Base: ControlWidgetConfiguration>:
    ControlWidgetConfiguration
{
    private let base: Base
    private let change: (inout _WidgetConfigurationValues) -> Void

    public init(_ base: Base, change: @escaping (inout _WidgetConfigurationValues) -> Void) {
        (self.base, self.change) = (base, change)
    }

    public var body: Never { fatalError("a modified configuration has no body") }

    public static func _describeControl(
        _ configuration: _ModifiedControlConfiguration, in values: inout _WidgetConfigurationValues
    ) {
        Base._describeControl(configuration.base, in: &values)
        configuration.change(&values)
    }
}

/// The view of a control: a button or a toggle.
@MainActor @preconcurrency public protocol ControlWidgetTemplate {
    associatedtype Body: ControlWidgetTemplate

    @MainActor @preconcurrency var body: Body { get }

    /// Records what `template` shows and does, and then its modifiers.
    @MainActor @preconcurrency static func _describeTemplate(
        _ template: Self, in values: inout _WidgetConfigurationValues)
}

extension ControlWidgetTemplate {
    @MainActor @preconcurrency public static func _describeTemplate(
        _ template: Self, in values: inout _WidgetConfigurationValues
    ) {
        Body._describeTemplate(template.body, in: &values)
    }
}

extension Never: ControlWidgetTemplate {}

/// A control's template with a modifier.
@MainActor @preconcurrency public struct _ModifiedControlTemplate<Base: ControlWidgetTemplate>: ControlWidgetTemplate {
    private let base: Base
    private let change: (inout _WidgetConfigurationValues) -> Void

    public init(_ base: Base, change: @escaping (inout _WidgetConfigurationValues) -> Void) {
        (self.base, self.change) = (base, change)
    }

    public var body: Never { fatalError("a modified template has no body") }

    public static func _describeTemplate(
        _ template: _ModifiedControlTemplate, in values: inout _WidgetConfigurationValues
    ) {
        Base._describeTemplate(template.base, in: &values)
        template.change(&values)
    }
}

/// A control among a bundle's widgets.
@MainActor @preconcurrency struct _ControlWidgetGroup: Widget {
    private var describe: @MainActor (inout _WidgetConfigurationValues) -> Void = { _ in }
    private var type = ""

    init() {}
    init<Content: ControlWidget>(_ control: Content) {
        describe = { Content.Body._describeControl(control.body, in: &$0) }
        type = String(reflecting: Content.self)
    }

    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }

    static func _describe(_ widget: Self, into descriptions: inout [_WidgetConfigurationValues]) {
        WidgetBodies.ask(widget.type) {
            var values = _WidgetConfigurationValues()
            widget.describe(&values)
            descriptions.append(values)
        }
    }
}
