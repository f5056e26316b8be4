import SwiftUI

/// Collects the states of an activity's preview.
@resultBuilder public struct PreviewActivityBuilder<Attributes: ActivityAttributes> {
    public static func buildExpression(_ state: Attributes.ContentState) -> [Attributes.ContentState] { [state] }
    public static func buildBlock(_ parts: [Attributes.ContentState]...) -> [Attributes.ContentState] {
        parts.flatMap { $0 }
    }
}

/// Shows a Live Activity in a canvas; here it is compiled, so that it stays right, and listed by `list`.
@freestanding(declaration) public macro Preview<W: Widget, Attributes: ActivityAttributes>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind,
    using attributes: @autoclosure @escaping @MainActor () -> Attributes,
    @WidgetPreviewBuilder widget: @escaping @MainActor () -> W,
    @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// What `#Preview` expands to.
@MainActor public func _makePreview<W: Widget, Attributes: ActivityAttributes>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind,
    using attributes: @autoclosure @escaping @MainActor () -> Attributes,
    @WidgetPreviewBuilder widget: @escaping @MainActor () -> W,
    @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
) -> Preview {
    Preview(name: name, content: LiveActivityPreviewContent(attributes: String(describing: Attributes.self)))
}

/// The preview of a Live Activity.
@_spi(Darkroom) public struct LiveActivityPreviewContent: Sendable {
    /// The attributes' type.
    public let attributes: String
}
