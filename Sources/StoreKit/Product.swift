import UIKit

/// A product of the store. The store has no products here.
public struct Product: Identifiable, Hashable, Sendable {
    public let id: String
    public let type: ProductType
    public let displayName: String
    public let description: String
    public let price: Decimal
    public let displayPrice: String
    public let isFamilyShareable: Bool
    public let jsonRepresentation: Data
    public let subscription: SubscriptionInfo?

    public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }
    public var subscriptionPeriodFormatStyle: SubscriptionPeriod.FormatStyle { SubscriptionPeriod.FormatStyle() }
    public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle {
        SubscriptionPeriod.Unit.FormatStyle()
    }
    public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
    public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
    public var currentEntitlements: Transaction.Transactions { Transaction.Transactions() }

    public static func products<Identifiers: Collection>(
        for identifiers: Identifiers
    ) async throws -> [Product] where Identifiers.Element == String { [] }

    /// - Throws: always, because purchases are not available here.
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { throw StoreKitError.unsupported }

    /// - Throws: always, because purchases are not available here.
    @MainActor public func purchase(confirmIn scene: UIScene, options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        throw StoreKitError.unsupported
    }
    /// - Throws: always, because purchases are not available here.
    @MainActor public func purchase(
        confirmIn viewController: UIViewController, options: Set<PurchaseOption> = []
    ) async throws -> PurchaseResult { throw StoreKitError.unsupported }

    /// Why a purchase fails that the store was asked for.
    public enum PurchaseError: Error, LocalizedError, Hashable, Sendable {
        case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer, invalidOfferIdentifier,
            invalidOfferPrice, invalidOfferSignature, missingOfferParameters

        public var errorDescription: String? { "The store is not available." }
    }

    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled, pending
    }

    public struct PurchaseOption: Hashable, Sendable {
        private let name: String
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(name: "token \(token)") }
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(name: "quantity \(quantity)") }
        public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
            PurchaseOption(name: "ask \(simulateAskToBuy)")
        }
        public static func promotionalOffer(
            offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
        ) -> PurchaseOption { PurchaseOption(name: "offer \(offerID)") }
        public static func winBackOffer(_ offer: SubscriptionOffer) -> PurchaseOption {
            PurchaseOption(name: "offer \(offer.id ?? "")")
        }
        public static func custom(key: String, value: String) -> PurchaseOption { PurchaseOption(name: "\(key) \(value)") }
        public static func custom(key: String, value: Double) -> PurchaseOption { PurchaseOption(name: "\(key) \(value)") }
        public static func custom(key: String, value: Bool) -> PurchaseOption { PurchaseOption(name: "\(key) \(value)") }
        public static func custom(key: String, value: Data) -> PurchaseOption { PurchaseOption(name: "\(key) \(value)") }
        /// Nobody changes the store, so `shouldContinuePurchase` is not called.
        public static func onStorefrontChange(
            shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
        ) -> PurchaseOption { PurchaseOption(name: "storefront") }
    }

    public struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let consumable = ProductType(rawValue: "Consumable")
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")

        public var localizedDescription: String { rawValue }
    }
}
