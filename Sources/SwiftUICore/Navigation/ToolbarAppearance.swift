import Foundation

// The looks of bars, which pictures do not have.

/// The purpose of a screen's toolbar.
public struct ToolbarRole: Sendable {
    public static let automatic = ToolbarRole()
    public static let navigationStack = ToolbarRole()
    public static let browser = ToolbarRole()
    public static let editor = ToolbarRole()
}

/// The size of a toolbar's title.
public struct ToolbarTitleDisplayMode: Sendable {
    public static let automatic = ToolbarTitleDisplayMode()
    public static let large = ToolbarTitleDisplayMode()
    public static let inlineLarge = ToolbarTitleDisplayMode()
    public static let inline = ToolbarTitleDisplayMode()
}

/// The way in which a spacer of a bar takes room.
public struct SpacerSizing: Hashable, Sendable {
    private let name: String

    public static let fixed = SpacerSizing(name: "fixed")
    public static let flexible = SpacerSizing(name: "flexible")
}

/// Room between items of a toolbar.
public struct ToolbarSpacer: ToolbarContent {
    nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

    public var body: Never { return fatalError("a toolbar's items are not drawn") }
}

extension ToolbarSpacer: CustomizableToolbarContent {}

extension ToolbarContent {
    /// Effect: none, because a picture shows screens in place.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent { self }

    /// Effect: none, because a picture has no bars.
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
    /// Effect: none, because a picture shows screens in place.
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some CustomizableToolbarContent { self }

    /// Effect: none, because a picture has no bars.
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent { self }
}

/// When a tab bar becomes smaller.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
    public static let never = TabBarMinimizeBehavior(name: "never")
}

/// The look of the dots of a paged tab view, which are not drawn.
public protocol IndexViewStyle {}

public struct PageIndexViewStyle: IndexViewStyle {
    public struct BackgroundDisplayMode: Sendable {
        public static let automatic = BackgroundDisplayMode()
        public static let interactive = BackgroundDisplayMode()
        public static let always = BackgroundDisplayMode()
        public static let never = BackgroundDisplayMode()
    }

    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

/// The look of a split view's columns.
public protocol NavigationSplitViewStyle {}

public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
    /// Effect: none, because a picture has no bars.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

    /// Effect: none, because a picture has no bars.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

    /// Effect: none, because a picture has no bars.
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }

    /// Effect: none, because a picture has no bars.
    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View { self }

    /// Effect: none, because a picture has no bars.
    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }

    /// Effect: none, because a picture has no bars.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }

    /// Effect: none, because a picture has no bars.
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

    /// Effect: none, because the dots of pages are not drawn.
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }

    /// Effect: none, because only the first column is drawn.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }

    /// Effect: none, because only the first column is drawn.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

    /// Effect: none, because only the first column is drawn.
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { self }

    /// Effect: none, because a picture has no status bar.
    nonisolated public func statusBar(hidden: Bool) -> some View { self }

    /// Effect: none, because a picture has no system overlays.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
