import Foundation

private enum ScrollContentMarginsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }
private enum ScrollAnchorKey: EnvironmentKey { static let defaultValue: UnitPoint? = nil }
private enum ScrollViewsClipKey: EnvironmentKey { static let defaultValue = true }
private enum ScrollContentBackgroundKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    /// The margins around the content of scroll views, in points.
    var scrollContentMargins: EdgeInsets {
        get { self[ScrollContentMarginsKey.self] }
        set { self[ScrollContentMarginsKey.self] = newValue }
    }

    /// The initial anchor of the content; nil for the start.
    var defaultScrollAnchor: UnitPoint? {
        get { self[ScrollAnchorKey.self] }
        set { self[ScrollAnchorKey.self] = newValue }
    }

    var scrollViewsClip: Bool {
        get { self[ScrollViewsClipKey.self] }
        set { self[ScrollViewsClipKey.self] = newValue }
    }

    /// Whether lists and forms have a background.
    var showsScrollContentBackground: Bool {
        get { self[ScrollContentBackgroundKey.self] }
        set { self[ScrollContentBackgroundKey.self] = newValue }
    }
}

/// The part of a scroll view to which margins apply.
public struct ContentMarginPlacement: Hashable, Sendable {
    private enum Part { case automatic, content, indicators }
    private let part: Part

    public static let automatic = ContentMarginPlacement(part: .automatic)
    public static let scrollContent = ContentMarginPlacement(part: .content)
    public static let scrollIndicators = ContentMarginPlacement(part: .indicators)

    var includesContent: Bool { part != .indicators }
}

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let name: String

    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    public static let never = ScrollIndicatorVisibility(name: "never")
}

/// The behavior of scroll views at their ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = ScrollBounceBehavior(name: "automatic")
    public static let always = ScrollBounceBehavior(name: "always")
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

extension View {
    /// Adds margins around the content of scroll views inside this view, in points; nil adds none.
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

    /// Sets the part of the content that scroll views initially show.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        environment(\.defaultScrollAnchor, anchor)
    }

    /// Sets the view that a scroll view shows first on a device. A picture shows the beginning, and a message reports
    /// another view.
    nonisolated public func scrollPosition(
        id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil, _file: StaticString = #fileID, _line: UInt = #line
    ) -> some View {
        reporting(
            "scrollPosition: the scroll view shows its beginning", at: SourcePlace(_file, _line),
            if: { _ in id.wrappedValue != nil })
    }

    /// Sets whether scroll views show content outside their frames.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.scrollViewsClip, !disabled)
    }

    /// Sets whether lists and forms have a background.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.showsScrollContentBackground, visibility != .hidden)
    }

    // Effect: none, because nothing scrolls in a picture.

    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { self }

    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }

    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { self }

    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }

    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View { self }
}
