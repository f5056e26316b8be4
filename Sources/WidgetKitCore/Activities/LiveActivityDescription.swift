import FoundationSupplement
import SwiftUI

/// A Live Activity, which can be listed, and drawn in the states of a preview.
package struct LiveActivityDescription: @unchecked Sendable {  // Its closure runs on the main actor alone.
    /// The name of the attributes' type.
    package let attributes: String
    /// Returns the views for attributes and a state, or `nil` if their types do not match.
    let views: @MainActor (_ attributes: Any, _ state: Any, _ isStale: Bool) -> LiveActivityViews?
    /// Reads attributes from JSON.
    package let decodeAttributes: @MainActor (Data, JSONDecoder) throws -> Any
    /// Reads a state from JSON.
    package let decodeState: @MainActor (Data, JSONDecoder) throws -> Any
    /// Makes attributes of what a decoder gives.
    package let makeAttributes: @MainActor (any Decoder) throws -> Any
    /// Makes a state of what a decoder gives.
    package let makeState: @MainActor (any Decoder) throws -> Any
    /// The families that the Lock Screen presentation supports beside `medium`.
    var supplementalFamilies: [ActivityFamily] = []
    /// Where the sources create the configuration.
    package var place: SourcePlace = .unknown
}

/// The views of an activity in one state.
@MainActor struct LiveActivityViews {
    /// The view on the Lock Screen.
    let content: AnyView
    let island: DynamicIsland
}

extension LiveActivityDescription {
    init?(_ values: _WidgetConfigurationValues) {
        guard let activity = values[LiveActivityKey.self] else { return nil }
        self = activity
    }
}
