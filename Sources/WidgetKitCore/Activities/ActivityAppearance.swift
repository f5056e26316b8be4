import SwiftUI

/// The presentation of a Live Activity in a preview.
public enum ActivityPreviewViewKind: Hashable, Sendable {
    case content
    case dynamicIsland(DynamicIslandPreviewViewState)
}

public enum DynamicIslandPreviewViewState: Hashable, Sendable { case compact, minimal, expanded }

extension ActivityPreviewViewKind {
    /// All presentations, in the order in which commands draw them.
    package static var all: [ActivityPreviewViewKind] {
        [.content, .dynamicIsland(.compact), .dynamicIsland(.minimal), .dynamicIsland(.expanded)]
    }

    /// The name in options, files and reports: `content`, which is that of the Lock Screen, `compact`, `minimal` or
    /// `expanded`.
    package var name: String {
        switch self {
        case .content: "content"
        case .dynamicIsland(.compact): "compact"
        case .dynamicIsland(.minimal): "minimal"
        case .dynamicIsland(.expanded): "expanded"
        }
    }
}

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

/// The background color that a Live Activity's view requests. The first view's request applies.
enum ActivityBackgroundTintKey: PreferenceKey {
    static var defaultValue: Color? { nil }

    static func reduce(value: inout Color?, nextValue: () -> Color?) { value = value ?? nextValue() }
}

extension View {
    /// Sets the background color of a Live Activity on the Lock Screen, or the system's color for `nil`.
    nonisolated public func activityBackgroundTint(_ color: Color?) -> some View {
        preference(key: ActivityBackgroundTintKey.self, value: color)
    }

    /// Sets the color of the button that ends an activity. Effect: none, because pictures do not show
    /// this button.
    nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}
