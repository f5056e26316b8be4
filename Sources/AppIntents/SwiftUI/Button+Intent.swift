import FoundationSupplement
import SwiftUICore

// Buttons of a widget that run an intent. Roles have the same effect as for other buttons.
extension Button {
    nonisolated public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: nil, tapAction: .intent(intent), label: label())
    }

    nonisolated public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: role, tapAction: .intent(intent), label: label())
    }
}

extension Button where Label == Text {
    nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) {
        self.init(role: nil, tapAction: .intent(intent), label: Text(titleKey))
    }

    nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: I) {
        self.init(role: role, tapAction: .intent(intent), label: Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: AppIntent>(_ title: S, intent: I) {
        self.init(role: nil, tapAction: .intent(intent), label: Text(title))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: AppIntent>(_ title: S, role: ButtonRole?, intent: I) {
        self.init(role: role, tapAction: .intent(intent), label: Text(title))
    }

    @_disfavoredOverload
    nonisolated public init<I: AppIntent>(_ titleResource: LocalizedStringResource, intent: I) {
        self.init(role: nil, tapAction: .intent(intent), label: Text(titleResource))
    }

    @_disfavoredOverload
    nonisolated public init<I: AppIntent>(_ titleResource: LocalizedStringResource, role: ButtonRole?, intent: I) {
        self.init(role: role, tapAction: .intent(intent), label: Text(titleResource))
    }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
    nonisolated public init<I: AppIntent>(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: I
    ) {
        self.init(role: role, tapAction: .intent(intent), label: SwiftUICore.Label(titleKey, systemImage: systemImage))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: AppIntent>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, intent: I
    ) {
        self.init(role: role, tapAction: .intent(intent), label: SwiftUICore.Label(title, systemImage: systemImage))
    }

    @_disfavoredOverload
    nonisolated public init<I: AppIntent>(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil, intent: I
    ) {
        self.init(
            role: role, tapAction: .intent(intent),
            label: SwiftUICore.Label(titleResource, systemImage: systemImage))
    }
}
