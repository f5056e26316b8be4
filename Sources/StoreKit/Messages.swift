import SwiftUICore

/// A message of the store.
public struct Message: Hashable, Sendable {
    public typealias Messages = EmptyUpdates<Message>

    public struct Reason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let generic = Reason(rawValue: 0)
        public static let priceIncreaseConsent = Reason(rawValue: 1)
        public static let billingIssue = Reason(rawValue: 2)
        public static let winBackOffer = Reason(rawValue: 3)
    }

    public let reason: Reason

    public static var messages: Messages { Messages() }
}

/// An action that displays a message of the store. It does nothing here.
public struct DisplayMessageAction: Sendable {
    public func callAsFunction(_ message: Message) throws {}
}

/// An action that requests a review. It does nothing here.
public struct RequestReviewAction: Sendable {
    public func callAsFunction() {}
}

/// An action that buys a product. Purchases are not available here.
@MainActor @preconcurrency public struct PurchaseAction: Sendable {
    nonisolated init() {}

    /// - Throws: always, because purchases are not available here.
    public func callAsFunction(
        _ product: Product, options: Set<Product.PurchaseOption> = []
    ) async throws -> Product.PurchaseResult { try await product.purchase(options: options) }
}

/// A purchase that someone has begun in the store. Nobody does.
public struct PurchaseIntent: Hashable, Sendable {
    public typealias PurchaseIntents = EmptyUpdates<PurchaseIntent>

    public let product: Product
    public let offer: Product.SubscriptionOffer?

    public static var intents: PurchaseIntents { PurchaseIntents() }
}

extension EnvironmentValues {
    public var purchase: PurchaseAction { PurchaseAction() }
    public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}
