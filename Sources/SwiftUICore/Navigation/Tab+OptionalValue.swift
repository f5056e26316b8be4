import Foundation

// Tabs with a title, an image and a value that the selection may lack.

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, image: String, value: V, @ViewBuilder content: () -> Content
    ) where Value == V? { self.init(value: value, role: nil, content: content) }

    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, image: String, value: V, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Value == V? { self.init(value: value, role: nil, content: content) }

    @_disfavoredOverload
    nonisolated public init<V: Hashable>(
        _ titleResource: LocalizedStringResource, image: String, value: V, @ViewBuilder content: () -> Content
    ) where Value == V? { self.init(value: value, role: nil, content: content) }

    @_disfavoredOverload
    nonisolated public init<V: Hashable>(
        _ titleResource: LocalizedStringResource, image: String, value: V, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) where Value == V? { self.init(value: value, role: nil, content: content) }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, image: String, value: V, @ViewBuilder content: () -> Content
    ) where Value == V? { self.init(value: value, role: nil, content: content) }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, image: String, value: V, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Value == V? { self.init(value: value, role: nil, content: content) }

    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, systemImage: String, value: V, @ViewBuilder content: () -> Content
    ) where Value == V? { self.init(value: value, role: nil, content: content) }

    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, systemImage: String, value: V, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) where Value == V? { self.init(value: value, role: nil, content: content) }

    @_disfavoredOverload
    nonisolated public init<V: Hashable>(
        _ titleResource: LocalizedStringResource, systemImage: String, value: V, @ViewBuilder content: () -> Content
    ) where Value == V? { self.init(value: value, role: nil, content: content) }

    @_disfavoredOverload
    nonisolated public init<V: Hashable>(
        _ titleResource: LocalizedStringResource, systemImage: String, value: V, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) where Value == V? { self.init(value: value, role: nil, content: content) }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, systemImage: String, value: V, @ViewBuilder content: () -> Content
    ) where Value == V? { self.init(value: value, role: nil, content: content) }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, systemImage: String, value: V, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Value == V? { self.init(value: value, role: nil, content: content) }
}
