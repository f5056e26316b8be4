import Foundation

/// Tabs under a title, which a sidebar shows. The title is not drawn, because a picture has no sidebar.
public struct TabSection<Header, Content, Footer, SelectionValue> {
    private let content: Content

    nonisolated private init(of content: Content) { self.content = content }
}

extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable, SelectionValue == Content.TabValue {
    public typealias TabValue = SelectionValue

    public var body: Content { return content }
}

extension TabSection
where Header: View, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable, SelectionValue == Content.TabValue {
    nonisolated public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) { self.init(of: content()) }

    nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content) where Header == EmptyView {
        self.init(of: content())
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
    ) where Header == Text { self.init(of: content()) }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
    ) where Header == Text { self.init(of: content()) }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content
    ) where Header == Text { self.init(of: content()) }
}
