import Foundation

/// A view that shows one of its children at a time. The first one is drawn, without a tab bar.
public struct TabView<SelectionValue: Hashable, Content: View> {
    private let content: Content

    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension TabView where SelectionValue == Int {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension TabView {
    /// Creates a view of tabs. The first one is drawn, whatever is selected.
    nonisolated public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C> { self.content = .init(content()) }
}

extension TabView where SelectionValue == Never {
    nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where Content == TabContentBuilder<Never>.Content<C> { self.content = .init(content()) }
}

extension TabView: View {
    public var body: some View { FirstScreen(name: "TabView", content: FirstOfViews(content: content)) }
}

/// The first of several views.
private struct FirstOfViews<Content: View>: _PrimitiveView {
    let content: Content

    static func _resolve(_ view: FirstOfViews, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        if let first = view.content.resolved(in: context).first { nodes.append(first) }
    }
}

/// Where the view below the tabs stands: beside the tab bar, or above it.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }

extension EnvironmentValues {
    /// Nil, because no view is below tabs.
    public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
}

extension View {
    /// Effect: none, because the tab bar is not drawn.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }

    /// Effect: none, because the tab bar is not drawn; a message says so of each tab view.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }

    /// Adds a badge to a tab or list row. Badges are not drawn, and a message says so.
    nonisolated public func badge(_ count: Int, _file: StaticString = #fileID, _line: UInt = #line) -> some View {
        reporting(badgeMessage, at: SourcePlace(_file, _line), if: { _ in count > 0 })
    }
    nonisolated public func badge(_ label: Text?, _file: StaticString = #fileID, _line: UInt = #line) -> some View {
        reporting(badgeMessage, at: SourcePlace(_file, _line), if: { [hasLabel = label != nil] _ in hasLabel })
    }
    nonisolated public func badge(
        _ key: LocalizedStringKey?, _file: StaticString = #fileID, _line: UInt = #line
    ) -> some View {
        reporting(badgeMessage, at: SourcePlace(_file, _line), if: { [hasLabel = key != nil] _ in hasLabel })
    }
    @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(
        _ label: S?, _file: StaticString = #fileID, _line: UInt = #line
    ) -> some View {
        reporting(badgeMessage, at: SourcePlace(_file, _line), if: { [hasLabel = label != nil] _ in hasLabel })
    }
}

private let badgeMessage = "badge: badges are not drawn"
