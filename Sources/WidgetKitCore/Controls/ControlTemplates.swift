import AppIntents
import SwiftUI

/// A control that runs an intent.
///
/// Effect: none, controls are declared and listed and not drawn yet.
@MainActor @preconcurrency public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>:
    ControlWidgetTemplate
{
    public init(action: Action, @ViewBuilder label: () -> Label, @ViewBuilder actionLabel: (Bool) -> ActionLabel) {}

    public var body: Never { fatalError("a control has no body") }
}

extension ControlWidgetButton where ActionLabel == EmptyView {
    public init(action: Action, @ViewBuilder label: () -> Label) {}
}

extension ControlWidgetButton where Label == Text, ActionLabel == EmptyView {
    public init(_ titleKey: LocalizedStringKey, action: Action) {}

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, action: Action) {}

    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, action: Action) {}
}

extension ControlWidgetButton where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {}

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {}

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, action: Action,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {}
}

/// A control that is on or off.
///
/// Effect: none, controls are declared and listed and not drawn yet.
@MainActor @preconcurrency public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
    ControlWidgetTemplate
where Action.ValueType == Bool {
    public init(
        isOn: Bool, action: Action, @ViewBuilder label: () -> Label,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {}

    public var body: Never { fatalError("a control has no body") }
}

extension ControlWidgetToggle where ValueLabel == EmptyView {
    public init(isOn: Bool, action: Action, @ViewBuilder label: () -> Label) {}
}

extension ControlWidgetToggle where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {}

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {}

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {}
}

extension ControlWidgetToggle where Label == Text, ValueLabel == EmptyView {
    public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action) {}

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Bool, action: Action) {}

    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, isOn: Bool, action: Action) {}
}
