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

// What a Live Activity's view says of its surroundings. No picture is made of activities yet, so nothing changes.
extension View {
    nonisolated public func activityBackgroundTint(_ color: Color?) -> some View { self }
    nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}
