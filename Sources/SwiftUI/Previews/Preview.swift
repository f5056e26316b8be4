/// What a `#Preview` shows.
@MainActor public struct Preview {
    /// What the preview was called, if it was.
    public let name: String?
    /// The view, for previews of views; previews of widgets have none.
    public let body: (@MainActor () -> AnyView)?
    /// What another module's previews show, such as a widget with entries.
    public let content: (any Sendable)?

    public init(name: String?, body: (@MainActor () -> AnyView)? = nil, content: (any Sendable)? = nil) {
        (self.name, self.body, self.content) = (name, body, content)
    }

    /// The kind of traits that previews of views take.
    public struct ViewTraits: Sendable {}
}

/// A wish for the canvas that a preview is shown on.
public struct PreviewTrait<T>: Sendable {
    private init() {}

    public static var defaultLayout: PreviewTrait { PreviewTrait() }
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
    public static var portrait: PreviewTrait { PreviewTrait() }
    public static var landscapeLeft: PreviewTrait { PreviewTrait() }
    public static var landscapeRight: PreviewTrait { PreviewTrait() }
}

/// A type that `#Preview` makes.
public protocol PreviewRegistry {
    @MainActor static func makePreview() -> Preview
}

/// Shows a view in a canvas; here it is compiled, so that it stays right, and listed by `list`.
@freestanding(declaration) public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "Preview")

@freestanding(declaration) public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// What `#Preview` expands to.
@MainActor public func _makePreview<V: View>(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> V
) -> Preview {
    Preview(name: name) { AnyView(body()) }
}

@MainActor public func _makePreview<V: View>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> V
) -> Preview {
    Preview(name: name) { AnyView(body()) }
}
