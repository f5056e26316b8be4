/// The content of a `#Preview`.
@MainActor public struct Preview {
    /// The name of the preview, if any.
    public let name: String?
    /// The view of a view preview, or `nil` for widget previews.
    public let body: (@MainActor () -> AnyView)?
    /// The content of previews from other modules, such as a widget with entries.
    public let content: (any Sendable)?
    /// The canvas layout of a view.
    package internal(set) var layout = PreviewLayout.device
    /// The orientation of the canvas's device.
    package internal(set) var orientation = InterfaceOrientation.portrait
    /// The modifiers that traits apply to the view, with the innermost first.
    var modifiers: [@MainActor @Sendable (AnyView) async throws -> AnyView] = []

    public init(name: String?, body: (@MainActor () -> AnyView)? = nil, content: (any Sendable)? = nil) {
        (self.name, self.body, self.content) = (name, body, content)
    }

    /// Returns the view with the modifiers of its traits, or `nil` for widget previews.
    ///
    /// - Throws: the error of a modifier's `makeSharedContext()`.
    package func view() async throws -> AnyView? {
        guard var view = body?() else { return nil }
        for modifier in modifiers { view = try await modifier(view) }
        return view
    }

    /// The traits of view previews.
    public struct ViewTraits: Sendable {}
}

/// What the expansion of `#Preview` calls a preview: the macro has the same name, so no module can pass the type on alone.
public typealias _PreviewContent = Preview

/// A type that `#Preview` generates.
public protocol PreviewRegistry {
    /// The module and the file, such as `Widget/View.swift`.
    static var fileID: String { get }
    static var line: Int { get }

    @MainActor static func makePreview() -> Preview
}

/// Shows a view in a canvas. The command `list` prints its name, and `render --previews` draws it.
@freestanding(declaration) public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "DarkroomMacros", type: "Preview")

@freestanding(declaration) public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "DarkroomMacros", type: "Preview")

/// Marks a property inside a preview. `#Preview` makes it one of a view that has the rest as its body.
@attached(peer) public macro Previewable() = #externalMacro(module: "DarkroomMacros", type: "Previewable")

// The closures return `any View`: with a generic result, a type that a preview declares itself would be part of its own
// closure's type, which the compiler cannot name.

/// Creates the preview in the expansion of `#Preview`.
@MainActor public func _makePreview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) -> Preview {
    Preview(name, []) { AnyView(body()) }
}

/// Creates the preview in the expansion of `#Preview` with traits.
@MainActor public func _makePreview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) -> Preview {
    Preview(name, [traits] + additionalTraits) { AnyView(body()) }
}
