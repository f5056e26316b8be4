/// A purchase. There are none here.
public struct Transaction: Identifiable, Hashable, Sendable {
    public typealias Transactions = EmptyUpdates<VerificationResult<Transaction>>

    public let id: UInt64
    public let originalID: UInt64
    public let productID: String
    public let productType: Product.ProductType
    public let subscriptionGroupID: String?
    public let purchaseDate: Date
    public let originalPurchaseDate: Date
    public let expirationDate: Date?
    public let revocationDate: Date?
    public let purchasedQuantity: Int
    public let isUpgraded: Bool
    public let appAccountToken: UUID?
    public let jsonRepresentation: Data

    public func finish() async {}

    public static var all: Transactions { Transactions() }
    public static var updates: Transactions { Transactions() }
    public static var unfinished: Transactions { Transactions() }
    public static var currentEntitlements: Transactions { Transactions() }

    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
}

/// The app's state in the store.
public enum AppStore {
    public static var canMakePayments: Bool { false }
    public static var deviceVerificationID: UUID? { nil }

    /// - Throws: always, because there is no store to synchronize with.
    public static func sync() async throws { throw StoreKitError.unsupported }
}
