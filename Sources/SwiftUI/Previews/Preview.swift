/// What a `#Preview` shows.
@MainActor public struct Preview {
    /// What the preview was called, if it was.
    public let name: String?
    /// The view, for previews of views; previews of widgets have none.
    public let body: (@MainActor () -> AnyView)?
    /// What another module's previews show, such as a widget with entries.
    public let content: (any Sendable)?
    /// The canvas of a view.
    package internal(set) var layout = PreviewLayout.device
    /// How the canvas's device is held.
    package internal(set) var orientation = InterfaceOrientation.portrait
    /// What traits do to the view, the innermost first.
    var modifiers: [@MainActor @Sendable (AnyView) async throws -> AnyView] = []

    public init(name: String?, body: (@MainActor () -> AnyView)? = nil, content: (any Sendable)? = nil) {
        (self.name, self.body, self.content) = (name, body, content)
    }

    /// The view with what the traits do to it; nil for previews of widgets.
    ///
    /// - Throws: what a modifier's `makeSharedContext()` throws.
    package func view() async throws -> AnyView? {
        guard var view = body?() else { return nil }
        for modifier in modifiers { view = try await modifier(view) }
        return view
    }

    /// The kind of traits that previews of views take.
    public struct ViewTraits: Sendable {}
}

/// A type that `#Preview` makes.
public protocol PreviewRegistry {
    /// Module and file, such as `Widget/View.swift`.
    static var fileID: String { get }
    static var line: Int { get }

    @MainActor static func makePreview() -> Preview
}

/// Shows a view in a canvas; here `list` names it and `render --previews` draws it.
@freestanding(declaration) public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "Preview")

@freestanding(declaration) public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// Marks a property inside a preview; it keeps the value it begins with, as nobody touches a picture.
@attached(peer) public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "Previewable")

/// What `#Preview` expands to.
@MainActor public func _makePreview<V: View>(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> V
) -> Preview {
    Preview(name, []) { AnyView(body()) }
}

@MainActor public func _makePreview<V: View>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> V
) -> Preview {
    Preview(name, [traits] + additionalTraits) { AnyView(body()) }
}
