import SwiftUICore

// What a store's view of subscriptions groups. The store does not answer, so there is nothing to group.

/// The content of a store's view.
@MainActor @preconcurrency public protocol StoreContent {
    associatedtype Body: StoreContent

    @StoreContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: StoreContent {}

/// Content without parts of its own.
public struct _StoreContentGroup: StoreContent {
    public var body: Never { return fatalError("a store's content is not drawn") }
}

/// Builds the content of a store's view.
@MainActor @resultBuilder public struct StoreContentBuilder {
    public static func buildExpression<Content: StoreContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> _StoreContentGroup { _StoreContentGroup() }
    public static func buildBlock<Content: StoreContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: StoreContent>(_ content: repeat each Content) -> _StoreContentGroup { _StoreContentGroup() }
    public static func buildIf<Content: StoreContent>(_ content: Content?) -> _StoreContentGroup { _StoreContentGroup() }
    public static func buildEither<Content: StoreContent>(first content: Content) -> _StoreContentGroup { _StoreContentGroup() }
    public static func buildEither<Content: StoreContent>(second content: Content) -> _StoreContentGroup { _StoreContentGroup() }
}

/// The view of such content.
public struct SubscriptionStoreContentView<Content: StoreContent>: View {
    public var body: some View { EmptyView() }
}

extension SubscriptionStoreView {
    nonisolated public init<C: StoreContent>(
        groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all, @StoreContentBuilder content: () -> C
    ) where Content == SubscriptionStoreContentView<C> { self.init() }
}

/// The label of a group to which an app gives none.
public struct AutomaticSubscriptionOptionGroupLabel: View {
    public var body: some View { EmptyView() }
}

/// A label that is a text.
public struct SubscriptionOptionGroupText: View {
    public var body: some View { EmptyView() }
}
