import ActivityKit
import SwiftUI

/// A builder for the states of an activity's preview.
@resultBuilder public struct PreviewActivityBuilder<Attributes: ActivityAttributes> {
    public typealias State = Attributes.ContentState

    public static func buildExpression(_ state: State) -> [State] { [state] }
    public static func buildExpression(_ states: [State]) -> [State] { states }
    public static func buildBlock(_ parts: [State]...) -> [State] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [State]?) -> [State] { part ?? [] }
    public static func buildEither(first part: [State]) -> [State] { part }
    public static func buildEither(second part: [State]) -> [State] { part }
    public static func buildArray(_ parts: [[State]]) -> [State] { parts.flatMap { $0 } }
    public static func buildLimitedAvailability(_ part: [State]) -> [State] { part }
}

/// Shows a Live Activity in a canvas. The command `list` prints its name, and `render --previews` draws a picture of
/// each state.
@freestanding(declaration) public macro Preview<W: Widget, Attributes: ActivityAttributes>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind,
    using attributes: @autoclosure @escaping @MainActor () -> Attributes,
    @WidgetPreviewBuilder widget: @escaping @MainActor () -> W,
    @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "DarkroomMacros", type: "Preview")

/// Creates the preview in the expansion of `#Preview`.
@MainActor public func _makePreview<W: Widget, Attributes: ActivityAttributes>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind,
    using attributes: @autoclosure @escaping @MainActor () -> Attributes,
    @WidgetPreviewBuilder widget: @escaping @MainActor () -> W,
    @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
) -> Preview {
    Preview(
        name: name,
        content: LiveActivityPreviewContent(
            attributes: String(describing: Attributes.self), viewKind: viewKind,
            activity: { ExtensionDescription(of: widget()).activities.first }, makeAttributes: { attributes() },
            states: { await contentStates() }))
}

/// The preview of a Live Activity.
package struct LiveActivityPreviewContent: @unchecked Sendable {  // Its closures run on the main actor alone.
    /// The name of the attributes' type.
    package let attributes: String
    package let viewKind: ActivityPreviewViewKind
    var isStale = false
    var activity: @MainActor () -> LiveActivityDescription?
    package let makeAttributes: @MainActor () -> Any
    /// Returns the states in order.
    package let states: @MainActor () async -> [Any]

    /// The same preview, drawn by an activity of the program.
    package func drawn(by activity: @escaping @MainActor () -> LiveActivityDescription?) -> LiveActivityPreviewContent {
        var content = self
        content.activity = activity
        return content
    }

    /// The same attributes and states, drawn by an activity of the program in another presentation.
    package func presented(as viewKind: ActivityPreviewViewKind, by activity: LiveActivityDescription)
        -> LiveActivityPreviewContent
    {
        LiveActivityPreviewContent(
            attributes: attributes, viewKind: viewKind, isStale: isStale, activity: { activity },
            makeAttributes: makeAttributes, states: states)
    }

    /// Previews of an activity's attributes and states that a file gives.
    package init(
        of activity: LiveActivityDescription, as viewKind: ActivityPreviewViewKind, isStale: Bool = false, attributes: Any,
        states: [Any]
    ) {
        self.init(
            attributes: activity.attributes, viewKind: viewKind, isStale: isStale, activity: { activity },
            makeAttributes: { attributes }, states: { states })
    }

    init(
        attributes: String, viewKind: ActivityPreviewViewKind, isStale: Bool = false,
        activity: @escaping @MainActor () -> LiveActivityDescription?, makeAttributes: @escaping @MainActor () -> Any,
        states: @escaping @MainActor () async -> [Any]
    ) {
        (self.attributes, self.viewKind, self.isStale) = (attributes, viewKind, isStale)
        (self.activity, self.makeAttributes, self.states) = (activity, makeAttributes, states)
    }

    /// The name of the presentation.
    package var form: String { viewKind.name }
}
