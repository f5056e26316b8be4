import FoundationSupplement
import SwiftUICore

// Toggles of a widget that run an intent. They show the given value.
extension Toggle {
    nonisolated public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, tapAction: .intent(intent.setting(!isOn)), label: label())
    }
}

extension Toggle where Label == Text {
    nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
        self.init(isOn: isOn, tapAction: .intent(intent.setting(!isOn)), label: Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I) {
        self.init(isOn: isOn, tapAction: .intent(intent.setting(!isOn)), label: Text(title))
    }

    @_disfavoredOverload
    nonisolated public init<I: AppIntent>(_ titleResource: LocalizedStringResource, isOn: Bool, intent: I) {
        self.init(isOn: isOn, tapAction: .intent(intent.setting(!isOn)), label: Text(titleResource))
    }
}
