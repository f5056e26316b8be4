import Foundation

/// How content looks where it scrolls under a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String

    public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
    public static let hard = ScrollEdgeEffectStyle(name: "hard")
    public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

extension View {
    /// Effect: none, because pictures have no bars over their content.
    nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        self
    }

    /// Effect: none, because pictures have no bars over their content.
    nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        self
    }

    /// Effect: none, because pictures have no sidebars over their content.
    nonisolated public func backgroundExtensionEffect() -> some View { self }

    /// Effect: none, because pictures have no sidebars over their content.
    nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
}
