import Foundation

extension View {
    /// Advertises the user's activity. Effect: none, because a still picture advertises
    /// nothing.
    nonisolated public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }

    /// Advertises the user's activity with `element`. Effect: none, because a still picture advertises
    /// nothing.
    nonisolated public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View { self }

    /// Handles an activity that the user continues in the app. Effect: none, because
    /// none is ever continued here.
    nonisolated public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
}
