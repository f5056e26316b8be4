import Foundation

// Tabs with a title, an image and a value. The titles and images are not drawn.

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content
    ) { self.init(value: value, role: nil, content: content) }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) { self.init(value: value, role: nil, content: content) }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: String, value: Value, @ViewBuilder content: () -> Content
    ) { self.init(value: value, role: nil, content: content) }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) { self.init(value: value, role: nil, content: content) }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, @ViewBuilder content: () -> Content
    ) { self.init(value: value, role: nil, content: content) }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) { self.init(value: value, role: nil, content: content) }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) { self.init(value: value, role: nil, content: content) }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) { self.init(value: value, role: nil, content: content) }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) { self.init(value: value, role: nil, content: content) }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) { self.init(value: value, role: nil, content: content) }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) { self.init(value: value, role: nil, content: content) }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) { self.init(value: value, role: nil, content: content) }
}
