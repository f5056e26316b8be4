import Foundation

/// A container whose glass shapes merge where they come close. Each is drawn by itself.
public struct GlassEffectContainer<Content: View> {
    private let content: Content

    nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension GlassEffectContainer: View {
    public var body: some View { content }
}

/// How a glass shape appears and disappears.
public struct GlassEffectTransition: Sendable {
    private let name: String

    public static var identity: GlassEffectTransition { GlassEffectTransition(name: "identity") }
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(name: "matchedGeometry") }
    public static var materialize: GlassEffectTransition { GlassEffectTransition(name: "materialize") }
}

extension View {
    /// Effect: none, because glass shapes are drawn by themselves.
    nonisolated public func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View { self }

    /// Effect: none, because nothing appears or disappears in a picture.
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}
