import Foundation
import SwiftUICore

// Views of the store on an app's screen. The store does not answer, so they are not drawn, and a message says so.

/// A product with its price and a button that buys it.
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
    nonisolated public init(
        id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) {}

    nonisolated init() {}

    public var body: some View { StoreViewInPicture(name: "ProductView") }
}

/// What is known of a product's promotional icon. The store does not answer, so none becomes known.
public enum ProductIconPhase: Sendable {
    case loading
    case success(Image)
    case unavailable
    case failure(any Error)

    public var promotionalIcon: Image? { if case .success(let image) = self { image } else { nil } }
}

extension ProductView {
    nonisolated public init(
        id productID: Product.ID, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) { self.init() }
}

extension ProductView where PlaceholderIcon == AutomaticProductPlaceholderIcon {
    nonisolated public init(id productID: Product.ID, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon) { self.init() }
}

extension StoreView {
    nonisolated public init(
        ids productIDs: some Collection<Product.ID>, @ViewBuilder icon: @escaping (Product, ProductIconPhase) -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) { self.init() }
}

extension StoreView where PlaceholderIcon == AutomaticProductPlaceholderIcon {
    nonisolated public init(
        ids productIDs: some Collection<Product.ID>, @ViewBuilder icon: @escaping (Product, ProductIconPhase) -> Icon
    ) { self.init() }
}

/// The icon of a product that the store has not named yet.
public struct AutomaticProductPlaceholderIcon: View {
    public var body: some View { EmptyView() }
}

extension ProductView where PlaceholderIcon == AutomaticProductPlaceholderIcon {
    nonisolated public init(
        id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon
    ) { self.init() }
}

extension ProductView where PlaceholderIcon == EmptyView {
    nonisolated public init(
        _ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon
    ) { self.init() }
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    nonisolated public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) { self.init() }
    nonisolated public init(_ product: Product, prefersPromotionalIcon: Bool = false) { self.init() }
}

/// A list of products.
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
    nonisolated public init(
        ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) {}

    nonisolated init() {}

    public var body: some View { StoreViewInPicture(name: "StoreView") }
}

extension StoreView where PlaceholderIcon == AutomaticProductPlaceholderIcon {
    nonisolated public init(
        ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon
    ) { self.init() }
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    nonisolated public init(ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false) {
        self.init()
    }

    nonisolated public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) { self.init() }
}

/// The subscriptions of a group, with an app's words above them.
public struct SubscriptionStoreView<Content: View>: View {
    nonisolated public init(
        groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
        @ViewBuilder marketingContent: () -> Content
    ) {}

    nonisolated public init(
        productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content
    ) {}

    nonisolated public init(
        subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content
    ) {}

    nonisolated init() {}

    public var body: some View { StoreViewInPicture(name: "SubscriptionStoreView") }
}

/// What a store's view of subscriptions has above them where an app gives nothing.
public struct AutomaticSubscriptionStoreMarketingContent: View {
    public var body: some View { EmptyView() }
}

extension SubscriptionStoreView where Content == AutomaticSubscriptionStoreMarketingContent {
    nonisolated public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) { self.init() }
    nonisolated public init(productIDs: some Collection<Product.ID>) { self.init() }
    nonisolated public init(subscriptions: some Collection<Product>) { self.init() }
}

extension Product {
    /// How a subscription stands to the one that a person has.
    public struct SubscriptionRelationship: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let upgrade = SubscriptionRelationship(rawValue: 1)
        public static let downgrade = SubscriptionRelationship(rawValue: 2)
        public static let crossgrade = SubscriptionRelationship(rawValue: 4)
        public static let current = SubscriptionRelationship(rawValue: 8)
        public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
    }
}

/// What stands in for a view of the store.
private struct StoreViewInPicture: View {
    let name: String

    var body: some View {
        UnarchivableView("a \(name)") {
            ReportedMessage("a \(name) is not drawn, because the store does not answer while a picture is made")
        }
    }
}
