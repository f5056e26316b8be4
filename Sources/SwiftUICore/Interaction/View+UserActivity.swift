import Foundation

extension View {
    /// Announces what the user is doing. A still picture announces nothing.
    nonisolated public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }

    /// Announces what the user is doing with `element`. A still picture announces nothing.
    nonisolated public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View { self }

    /// Acts when the user goes on with an activity in the app. Nothing opens an app here.
    nonisolated public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
}
