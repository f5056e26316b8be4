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

    /// Where an app comes from.
    public struct Environment: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let production = Environment(rawValue: "Production")
        public static let sandbox = Environment(rawValue: "Sandbox")
        public static let xcode = Environment(rawValue: "Xcode")
    }

    /// - Throws: always, because there is no store to synchronize with.
    public static func sync() async throws { throw StoreKitError.unsupported }
}

/// What the store says of the purchase of the app. There is no store, so there are no values.
public struct AppTransaction: Hashable, Sendable {
    public let appID: UInt64?
    public let appVersion: String
    public let appVersionID: UInt64?
    public let bundleID: String
    public let deviceVerification: Data
    public let deviceVerificationNonce: UUID
    public let environment: AppStore.Environment
    public let originalAppVersion: String
    public let originalPurchaseDate: Date
    public let preorderDate: Date?
    public let signedDate: Date

    /// - Throws: always, because there is no store to ask.
    public static var shared: VerificationResult<AppTransaction> { get async throws { throw StoreKitError.unsupported } }

    /// - Throws: always, because there is no store to ask.
    public static func refresh() async throws -> VerificationResult<AppTransaction> { throw StoreKitError.unsupported }
}
