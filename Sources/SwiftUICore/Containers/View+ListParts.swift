import Foundation

/// The look of the selected item of a palette.
public struct PaletteSelectionEffect: Equatable, Sendable {
    private enum Kind: Equatable { case automatic, custom, variant(SymbolVariants) }
    private let kind: Kind

    public static let automatic = PaletteSelectionEffect(kind: .automatic)
    public static let custom = PaletteSelectionEffect(kind: .custom)
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
        PaletteSelectionEffect(kind: .variant(variant))
    }
}

private enum LinkIndicatorVisibilityKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
    public var navigationLinkIndicatorVisibility: Visibility {
        get { self[LinkIndicatorVisibilityKey.self] }
        set { self[LinkIndicatorVisibilityKey.self] = newValue }
    }
}

extension View {
    /// Keeps the visibility in the environment. Effect: none on lists, because the arrows of links are not drawn.
    nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        environment(\.navigationLinkIndicatorVisibility, visibility)
    }

    /// Effect: none, because the items of a palette are not drawn.
    nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }

    /// Effect: none, because the actions of sections stand in sidebars, which are not drawn.
    nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

    /// Effect: none, because a list's index appears when it scrolls.
    nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { self }

    /// Effect: none, because a list's index appears when it scrolls.
    nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }

    /// Effect: none, because a list's index appears when it scrolls.
    nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

    /// Effect: none, because nothing scrolls in a picture.
    nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View { self }
}
