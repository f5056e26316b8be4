import Foundation

private enum ScrollContentMarginsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }
private enum ScrollAnchorKey: EnvironmentKey { static let defaultValue: UnitPoint? = nil }
private enum ScrollViewsClipKey: EnvironmentKey { static let defaultValue = true }
private enum ScrollGroundKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    /// Around the content of scroll views, in points.
    var scrollContentMargins: EdgeInsets {
        get { self[ScrollContentMarginsKey.self] }
        set { self[ScrollContentMarginsKey.self] = newValue }
    }

    /// Where content lies before anybody scrolls; nil is the start.
    var defaultScrollAnchor: UnitPoint? {
        get { self[ScrollAnchorKey.self] }
        set { self[ScrollAnchorKey.self] = newValue }
    }

    var scrollViewsClip: Bool {
        get { self[ScrollViewsClipKey.self] }
        set { self[ScrollViewsClipKey.self] = newValue }
    }

    /// Whether lists and forms have a ground of their own.
    var showsScrollGround: Bool {
        get { self[ScrollGroundKey.self] }
        set { self[ScrollGroundKey.self] = newValue }
    }
}

/// What of a scroll view margins apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
    private enum Part { case automatic, content, indicators }
    private let part: Part

    public static let automatic = ContentMarginPlacement(part: .automatic)
    public static let scrollContent = ContentMarginPlacement(part: .content)
    public static let scrollIndicators = ContentMarginPlacement(part: .indicators)

    var includesContent: Bool { part != .indicators }
}

/// How scroll views show that they scroll.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let name: String

    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    public static let never = ScrollIndicatorVisibility(name: "never")
}

/// What scroll views do at their ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = ScrollBounceBehavior(name: "automatic")
    public static let always = ScrollBounceBehavior(name: "always")
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// Where scrolling comes to rest.
public protocol ScrollTargetBehavior: Sendable {}

public struct PagingScrollTargetBehavior: ScrollTargetBehavior { public init() {} }

public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior { public init() {} }

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { .init() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
}

extension View {
    /// Space in points around the content of scroll views inside, on the given edges; nil is none.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.scrollContentMargins) { margins in
            guard placement.includesContent else { return }
            if edges.contains(.top) { margins.top = insets.top }
            if edges.contains(.leading) { margins.leading = insets.leading }
            if edges.contains(.bottom) { margins.bottom = insets.bottom }
            if edges.contains(.trailing) { margins.trailing = insets.trailing }
        }
    }

    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, PaddingModifier(edges, length ?? 0).insets, for: placement)
    }

    nonisolated public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }

    /// The part of the content that scroll views inside show first.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        environment(\.defaultScrollAnchor, anchor)
    }

    /// Whether scroll views inside let content be seen beyond their frames.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.scrollViewsClip, !disabled)
    }

    /// Whether lists and forms inside have a ground.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.showsScrollGround, visibility != .hidden)
    }

    // Nothing scrolls in a picture: what follows compiles and changes nothing.

    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { self }

    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }

    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { self }

    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

    nonisolated public func scrollPosition(
        id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
    ) -> some View { self }

    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }

    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View { self }
}
