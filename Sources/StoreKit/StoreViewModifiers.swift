import Foundation
import SwiftUICore

/// A button that a store's view has of its own.
public struct StoreButtonKind: Equatable, Sendable {
    private let name: String

    public static let cancellation = StoreButtonKind(name: "cancellation")
    public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
    public static let redeemCode = StoreButtonKind(name: "redeemCode")
    public static let signIn = StoreButtonKind(name: "signIn")
    public static let policies = StoreButtonKind(name: "policies")
}

/// What the button of a subscription says.
public struct SubscriptionStoreButtonLabel: Equatable, Hashable, Sendable {
    private let name: String

    public static let automatic = SubscriptionStoreButtonLabel(name: "automatic")
    public static let displayName = SubscriptionStoreButtonLabel(name: "displayName")
    public static let price = SubscriptionStoreButtonLabel(name: "price")
    public static let action = SubscriptionStoreButtonLabel(name: "action")
    public static let singleLine = SubscriptionStoreButtonLabel(name: "singleLine")
    public static let multiline = SubscriptionStoreButtonLabel(name: "multiline")

    public var displayName: SubscriptionStoreButtonLabel { self }
    public var price: SubscriptionStoreButtonLabel { self }
    public var action: SubscriptionStoreButtonLabel { self }
    public var singleLine: SubscriptionStoreButtonLabel { self }
    public var multiline: SubscriptionStoreButtonLabel { self }
}

/// A page of terms that a store's view of subscriptions links.
public struct SubscriptionStorePolicyKind: Equatable, Sendable {
    private let name: String

    public static let termsOfService = SubscriptionStorePolicyKind(name: "termsOfService")
    public static let privacyPolicy = SubscriptionStorePolicyKind(name: "privacyPolicy")
}

// Effect: none, because views of the store are not drawn.
extension View {
    nonisolated public func productDescription(_ visibility: Visibility) -> some View { self }
    nonisolated public func storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...) -> some View { self }
    nonisolated public func subscriptionStoreButtonLabel(_ buttonLabel: SubscriptionStoreButtonLabel) -> some View { self }

    nonisolated public func subscriptionStoreControlIcon<Icon: View>(
        @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> Icon
    ) -> some View { self }

    nonisolated public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View { self }
    nonisolated public func subscriptionStorePolicyDestination(
        url: URL, for button: SubscriptionStorePolicyKind
    ) -> some View { self }

    nonisolated public func subscriptionStorePolicyDestination<Content: View>(
        for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> Content
    ) -> some View { self }

    nonisolated public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View { self }

    nonisolated public func subscriptionStorePolicyForegroundStyle(
        _ primary: some ShapeStyle, _ secondary: some ShapeStyle
    ) -> some View { self }

    nonisolated public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View { self }

    nonisolated public func subscriptionStorePickerItemBackground(
        _ style: some ShapeStyle, in shape: some Shape
    ) -> some View { self }
}

// Effect: none, because nothing is bought while a picture is made.
extension View {
    nonisolated public func preferredSubscriptionOffer(
        _ offer: @escaping (Product, Product.SubscriptionInfo, [Product.SubscriptionOffer]) -> Product.SubscriptionOffer?
    ) -> some View { self }

    nonisolated public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }

    nonisolated public func onInAppPurchaseCompletion(
        perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
    ) -> some View { self }

    nonisolated public func inAppPurchaseOptions(
        _ options: ((Product) async -> Set<Product.PurchaseOption>?)?
    ) -> some View { self }
}
