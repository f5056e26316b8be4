public import SwiftUICore

/// A tip with the phrase that runs a shortcut. No shortcut is registered, and without one there is no tip, as on an iPhone.
@MainActor @preconcurrency public struct SiriTipView: View {
    nonisolated public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {}

    public var body: some View { EmptyView() }
}

/// How a tip looks.
public struct SiriTipViewStyle: Hashable, Sendable {
    private let name: String

    public static let automatic = SiriTipViewStyle(name: "automatic")
    public static let dark = SiriTipViewStyle(name: "dark")
    public static let light = SiriTipViewStyle(name: "light")
}

extension View {
    /// Effect: none, because no tip is shown.
    nonisolated public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }

    /// Effect: none, because no app performs an intent in a picture.
    nonisolated public func onAppIntentExecution<I: TargetContentProvidingIntent>(
        _ intent: I.Type = I.self, perform action: @escaping @MainActor (I) -> Void
    ) -> some View { self }
}
