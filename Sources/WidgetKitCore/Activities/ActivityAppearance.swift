import SwiftUI

/// The form of a Live Activity that a preview shows.
public enum ActivityPreviewViewKind: Hashable, Sendable {
    case content
    case dynamicIsland(DynamicIslandPreviewViewState)
}

public enum DynamicIslandPreviewViewState: Hashable, Sendable { case compact, minimal, expanded }

private enum ActivityFamilyKey: EnvironmentKey { static let defaultValue = ActivityFamily.medium }
private enum IsActivityFullscreenKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    public var activityFamily: ActivityFamily {
        get { self[ActivityFamilyKey.self] }
        set { self[ActivityFamilyKey.self] = newValue }
    }

    /// Whether the activity fills the screen, as in StandBy.
    public var isActivityFullscreen: Bool {
        get { self[IsActivityFullscreenKey.self] }
        set { self[IsActivityFullscreenKey.self] = newValue }
    }
}

/// The color that a Live Activity's view asks for behind it; the first view's wish counts.
enum ActivityBackgroundTintKey: PreferenceKey {
    static var defaultValue: Color? { nil }

    static func reduce(value: inout Color?, nextValue: () -> Color?) { value = value ?? nextValue() }
}

extension View {
    /// The color behind a Live Activity on the lock screen; nil for the system's.
    nonisolated public func activityBackgroundTint(_ color: Color?) -> some View {
        preference(key: ActivityBackgroundTintKey.self, value: color)
    }

    /// The color of the button that ends an activity; pictures show activities without it.
    nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}
