import SwiftUICore

/// An alert of an app without windows. A picture has none.
public struct AlertScene<Actions: View, Message: View>: Scene {
    public var body: Never { return fatalError("a picture has no alerts") }
}

extension AlertScene where Message == EmptyView {
    nonisolated public init(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions) {}
    nonisolated public init(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions) {}
}

extension AlertScene {
    nonisolated public init(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
    ) {}
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
    ) {}
}
