import Foundation

// Tabs with a title and an image, in a tab view without a selection.

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
    ) { self.init(role: nil, content: content) }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) { self.init(role: nil, content: content) }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content
    ) { self.init(role: nil, content: content) }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) { self.init(role: nil, content: content) }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, @ViewBuilder content: () -> Content
    ) { self.init(role: nil, content: content) }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) { self.init(role: nil, content: content) }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) { self.init(role: nil, content: content) }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) { self.init(role: nil, content: content) }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
    ) { self.init(role: nil, content: content) }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) { self.init(role: nil, content: content) }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) { self.init(role: nil, content: content) }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) { self.init(role: nil, content: content) }
}
