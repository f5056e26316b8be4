import AppIntents
import SwiftUI

/// A control that runs an intent.
@MainActor @preconcurrency public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>:
    ControlWidgetTemplate
{
    private let action: Action
    private let label: Label
    private let actionLabel: (Bool) -> ActionLabel

    /// - Parameter actionLabel: A closure that returns the text of the state, given whether the action is running.
    ///   Pictures show it before the action.
    public init(action: Action, @ViewBuilder label: () -> Label, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) {
        (self.action, self.label, self.actionLabel) = (action, label(), actionLabel)
    }

    public var body: Never { fatalError("a control has no body") }

    public static func _describeTemplate(_ template: ControlWidgetButton, in values: inout _WidgetConfigurationValues) {
        values[ControlContentKey.self] = ControlContent(label: template.label, value: template.actionLabel(false)) { face in
            AnyView(Button(intent: template.action) { face }.buttonStyle(ControlButtonStyle()))
        }
    }
}

extension ControlWidgetButton where ActionLabel == EmptyView {
    public init(action: Action, @ViewBuilder label: () -> Label) {
        self.init(action: action, label: label) { _ in EmptyView() }
    }
}

extension ControlWidgetButton where Label == Text, ActionLabel == EmptyView {
    public init(_ titleKey: LocalizedStringKey, action: Action) { self.init(action: action) { Text(titleKey) } }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, action: Action) {
        self.init(action: action) { Text(title) }
    }

    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, action: Action) {
        self.init(action: action) { Text(titleResource) }
    }
}

extension ControlWidgetButton where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {
        self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {
        self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, action: Action,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {
        self.init(action: action, label: { Text(titleResource) }, actionLabel: actionLabel)
    }
}

/// A control that is on or off.
@MainActor @preconcurrency public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
    ControlWidgetTemplate
where Action.ValueType == Bool {
    private let isOn: Bool
    private let action: Action
    private let label: Label
    private let valueLabel: (Bool) -> ValueLabel

    /// - Parameter valueLabel: A closure that returns the text of the state, given whether the control is on.
    public init(
        isOn: Bool, action: Action, @ViewBuilder label: () -> Label,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        (self.isOn, self.action, self.label, self.valueLabel) = (isOn, action, label(), valueLabel)
    }

    public var body: Never { fatalError("a control has no body") }

    public static func _describeTemplate(_ template: ControlWidgetToggle, in values: inout _WidgetConfigurationValues) {
        let isOn = template.isOn
        values[ControlContentKey.self] = ControlContent(
            label: template.label, value: template.valueLabel(isOn), isOn: isOn
        ) { face in
            AnyView(Toggle(isOn: isOn, intent: template.action) { face }.toggleStyle(ControlToggleStyle()))
        }
    }
}

extension ControlWidgetToggle where ValueLabel == EmptyView {
    public init(isOn: Bool, action: Action, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, action: action, label: label) { _ in EmptyView() }
    }
}

extension ControlWidgetToggle where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        self.init(isOn: isOn, action: action, label: { Text(titleResource) }, valueLabel: valueLabel)
    }
}

extension ControlWidgetToggle where Label == Text, ValueLabel == EmptyView {
    public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action) {
        self.init(isOn: isOn, action: action) { Text(titleKey) }
    }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Bool, action: Action) {
        self.init(isOn: isOn, action: action) { Text(title) }
    }

    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, isOn: Bool, action: Action) {
        self.init(isOn: isOn, action: action) { Text(titleResource) }
    }
}

/// Shows the face of a control alone.
private struct ControlButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// Shows the face of a control alone.
private struct ControlToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
}
