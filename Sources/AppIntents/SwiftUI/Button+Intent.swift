import SwiftUICore

extension Button where Label: View {
    /// A button that performs an intent.
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
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
    nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, intent: I) {
        self.init(
            role: nil, tapAction: .intent(intent), label: SwiftUICore.Label(titleKey, systemImage: systemImage))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: AppIntent>(_ title: S, systemImage: String, intent: I) {
        self.init(role: nil, tapAction: .intent(intent), label: SwiftUICore.Label(title, systemImage: systemImage))
    }
}
