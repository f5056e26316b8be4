import Foundation

/// What a tab is for, where it is not like the others.
public struct TabRole: Hashable, Sendable {
    public static var search: TabRole { TabRole() }
}

/// The label of a tab with a title and an image. It is not drawn, because a picture has no tab bar.
public struct DefaultTabLabel: View {
    public var body: some View { EmptyView() }
}

/// One of the screens of a tab view.
public struct Tab<Value, Content, Label> {
    private let content: Content

    nonisolated private init(of content: Content) { self.content = content }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value

    public var body: _TabGroup<Value> { return _TabGroup { $0.append(content) } }
}

// The label, the role and the value are not drawn.

extension Tab where Value: Hashable, Content: View, Label: View {
    nonisolated public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(of: content())
    }

    nonisolated public init(
        value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(of: content()) }

    nonisolated public init<V: Hashable>(
        value: V, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) where Value == V? { self.init(of: content()) }

    nonisolated public init<V: Hashable>(
        value: V, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) where Value == V? { self.init(of: content()) }
}

extension Tab where Value: Hashable, Content: View, Label == EmptyView {
    nonisolated public init(value: Value, @ViewBuilder content: () -> Content) { self.init(of: content()) }

    nonisolated public init<V: Hashable>(value: V, @ViewBuilder content: () -> Content) where Value == V? {
        self.init(of: content())
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(of: content())
    }

    nonisolated public init<V: Hashable>(value: V, role: TabRole?, @ViewBuilder content: () -> Content)
    where Value == V? { self.init(of: content()) }
}

extension Tab where Value == Never, Content: View, Label: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(of: content())
    }

    nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(of: content())
    }
}

extension Tab where Value == Never, Content: View, Label == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(of: content()) }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) { self.init(of: content()) }
}
