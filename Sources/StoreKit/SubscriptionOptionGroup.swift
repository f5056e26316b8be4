import SwiftUICore

/// Subscriptions that stand together in a store's view.
@MainActor @preconcurrency public struct SubscriptionOptionGroup<Content: StoreContent, Label: View, MarketingContent: View>: StoreContent {
    public var body: Never { return fatalError("a store's content is not drawn") }

    public init(
        isIncluded: @escaping (Product) -> Bool, @ViewBuilder label: () -> Label,
        @ViewBuilder marketingContent: () -> MarketingContent
    ) where Content == Never {}

    public init(
        @StoreContentBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder marketingContent: () -> MarketingContent
    ) {}
}

extension SubscriptionOptionGroup where Label == SubscriptionOptionGroupText {
    public init(
        _ label: LocalizedStringKey, isIncluded: @escaping (Product) -> Bool, @ViewBuilder marketingContent: () -> MarketingContent
    ) where Content == Never {}

    @_disfavoredOverload
    public init(
        _ label: some StringProtocol, isIncluded: @escaping (Product) -> Bool, @ViewBuilder marketingContent: () -> MarketingContent
    ) where Content == Never {}

    public init(
        _ label: LocalizedStringKey, @StoreContentBuilder content: () -> Content,
        @ViewBuilder marketingContent: () -> MarketingContent
    ) {}

    @_disfavoredOverload
    public init(
        _ label: some StringProtocol, @StoreContentBuilder content: () -> Content,
        @ViewBuilder marketingContent: () -> MarketingContent
    ) {}
}

extension SubscriptionOptionGroup
where Label == SubscriptionOptionGroupText, MarketingContent == AutomaticSubscriptionStoreMarketingContent {
    public init(_ label: LocalizedStringKey, isIncluded: @escaping (Product) -> Bool) where Content == Never {}

    @_disfavoredOverload
    public init(_ label: some StringProtocol, isIncluded: @escaping (Product) -> Bool) where Content == Never {}

    public init(_ label: LocalizedStringKey, @StoreContentBuilder content: () -> Content) {}

    @_disfavoredOverload
    public init(_ label: some StringProtocol, @StoreContentBuilder content: () -> Content) {}
}

extension SubscriptionOptionGroup where Label == AutomaticSubscriptionOptionGroupLabel {
    public init(@StoreContentBuilder content: () -> Content, @ViewBuilder marketingContent: () -> MarketingContent) {}
}

extension SubscriptionOptionGroup
where Label == AutomaticSubscriptionOptionGroupLabel, MarketingContent == AutomaticSubscriptionStoreMarketingContent {
    public init(isIncluded: @escaping (Product) -> Bool) where Content == Never {}
}

/// Groups of subscriptions, one for each value of what they have in common.
@MainActor @preconcurrency public struct SubscriptionOptionGroupSet<GroupID: Hashable, Label: View, MarketingContent: View>: StoreContent {
    public var body: Never { return fatalError("a store's content is not drawn") }

    public init(
        idType: GroupID.Type = GroupID.self, groupedBy transform: @escaping (Product) -> GroupID,
        @ViewBuilder label: @escaping (GroupID) -> Label, @ViewBuilder marketingContent: @escaping (GroupID) -> MarketingContent
    ) {}

    public init(
        idType: GroupID.Type = GroupID.self, groupedBy transform: @escaping (Product) -> GroupID,
        @ViewBuilder label: @escaping (GroupID) -> Label
    ) where MarketingContent == AutomaticSubscriptionStoreMarketingContent {}
}

/// Groups of subscriptions, one for each period.
@MainActor @preconcurrency public struct SubscriptionPeriodGroupSet<Label: View, MarketingContent: View>: StoreContent {
    public var body: Never { return fatalError("a store's content is not drawn") }

    public init()
    where Label == AutomaticSubscriptionOptionGroupLabel, MarketingContent == AutomaticSubscriptionStoreMarketingContent {}

    public init(@ViewBuilder marketingContent: @escaping (Product.SubscriptionPeriod?) -> MarketingContent)
    where Label == AutomaticSubscriptionOptionGroupLabel {}

    public init(
        @ViewBuilder marketingContent: @escaping (Product.SubscriptionPeriod?) -> MarketingContent,
        @ViewBuilder label: @escaping (Product.SubscriptionPeriod?) -> Label
    ) {}
}

/// How groups of subscriptions are shown.
@MainActor @preconcurrency public protocol SubscriptionOptionGroupStyle {}

public struct AutomaticSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle { nonisolated public init() {} }
public struct LinksSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle { nonisolated public init() {} }
public struct TabsSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle { nonisolated public init() {} }

extension SubscriptionOptionGroupStyle where Self == AutomaticSubscriptionOptionGroupStyle {
    public static var automatic: AutomaticSubscriptionOptionGroupStyle { .init() }
}

extension SubscriptionOptionGroupStyle where Self == LinksSubscriptionOptionGroupStyle {
    public static var links: LinksSubscriptionOptionGroupStyle { .init() }
}

extension SubscriptionOptionGroupStyle where Self == TabsSubscriptionOptionGroupStyle {
    public static var tabs: TabsSubscriptionOptionGroupStyle { .init() }
}

extension View {
    /// Effect: none, because the store does not answer.
    nonisolated public func subscriptionStoreOptionGroupStyle(_ style: some SubscriptionOptionGroupStyle) -> some View { self }
}
