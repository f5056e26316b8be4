import SwiftUI

/// A Live Activity: it can be listed, and drawn in a state that a preview has.
package struct LiveActivityDescription: @unchecked Sendable {  // Its closure runs on the main actor alone.
    /// The type of its attributes.
    package let attributes: String
    /// What the activity shows with attributes and a state; nil where they are not of its types.
    let views: @MainActor (_ attributes: Any, _ state: Any) -> LiveActivityViews?
}

/// The views of an activity in one state.
@MainActor struct LiveActivityViews {
    /// What the lock screen shows.
    let content: AnyView
    let island: DynamicIsland
}

extension LiveActivityDescription {
    init?(_ values: _WidgetConfigurationValues) {
        guard let activity = values[LiveActivityKey.self] else { return nil }
        self = activity
    }
}
