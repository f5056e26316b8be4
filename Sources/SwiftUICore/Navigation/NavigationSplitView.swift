import Foundation

/// A view with two or three columns. A narrow screen shows one: the preferred column is drawn, or else the first, without a bar.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail
    private let preferred: Binding<NavigationSplitViewColumn>?

    nonisolated private init(
        preferred: Binding<NavigationSplitViewColumn>?, _ sidebar: Sidebar, _ content: Content, _ detail: Detail
    ) {
        (self.sidebar, self.content, self.detail) = (sidebar, content, detail)
        self.preferred = preferred
    }

    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(preferred: nil, sidebar(), content(), detail())
    }

    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(preferred: nil, sidebar(), content(), detail())
    }

    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(preferred: preferredCompactColumn, sidebar(), content(), detail())
    }

    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(preferred: preferredCompactColumn, sidebar(), content(), detail())
    }
}

extension NavigationSplitView where Content == EmptyView {
    nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(preferred: nil, sidebar(), EmptyView(), detail())
    }

    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(preferred: nil, sidebar(), EmptyView(), detail())
    }

    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(preferred: preferredCompactColumn, sidebar(), EmptyView(), detail())
    }

    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(preferred: preferredCompactColumn, sidebar(), EmptyView(), detail())
    }
}

extension NavigationSplitView: View {
    public var body: some View { FirstScreen(name: "NavigationSplitView", content: column) }

    @ViewBuilder private var column: some View {
        let preferred = preferred?.wrappedValue
        if preferred == .detail {
            detail
        } else if preferred == .content, Content.self != EmptyView.self {
            content
        } else {
            sidebar
        }
    }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let number: Int

    public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(number: 0) }
    public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(number: 1) }
    public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(number: 2) }
}

/// The visible columns.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    private var number: Int

    public static let detailOnly = NavigationSplitViewVisibility(number: 0)
    public static let doubleColumn = NavigationSplitViewVisibility(number: 1)
    public static let all = NavigationSplitViewVisibility(number: 2)
    public static let automatic = NavigationSplitViewVisibility(number: 3)
}
