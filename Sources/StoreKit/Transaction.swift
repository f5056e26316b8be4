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
    public let revocationReason: RevocationReason?
    public let purchasedQuantity: Int
    public let isUpgraded: Bool
    public let appAccountToken: UUID?
    public let jsonRepresentation: Data
    public let appBundleID: String
    public let webOrderLineItemID: String?
    public let ownershipType: OwnershipType
    public let signedDate: Date
    public let deviceVerification: Data
    public let deviceVerificationNonce: UUID
    public let environment: AppStore.Environment
    public let storefront: Storefront
    public let reason: Reason
    public let price: Decimal?
    public let currency: Locale.Currency?
    public let offer: Offer?
    public let appTransactionID: String

    public var environmentStringRepresentation: String { environment.rawValue }
    public var storefrontCountryCode: String { storefront.countryCode }
    public var reasonStringRepresentation: String { reason.rawValue }
    public var currencyCode: String? { currency?.identifier }
    public var offerType: OfferType? { offer?.type }
    public var offerID: String? { offer?.id }
    public var offerPaymentModeStringRepresentation: String? { nil }
    /// Returns nil: there is no subscription.
    public var subscriptionStatus: Product.SubscriptionInfo.Status? { get async { nil } }

    /// Why the store took a purchase back.
    public struct RevocationReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let developerIssue = RevocationReason(rawValue: 1)
        public static let other = RevocationReason(rawValue: 0)

        public var localizedDescription: String { self == .developerIssue ? "Developer Issue" : "Other" }
    }

    /// Whether the customer has bought it, or someone of the family.
    public struct OwnershipType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let purchased = OwnershipType(rawValue: "PURCHASED")
        public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
    }

    /// What began the purchase.
    public struct Reason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let purchase = Reason(rawValue: "PURCHASE")
        public static let renewal = Reason(rawValue: "RENEWAL")
    }

    /// The kind of an offer.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let introductory = OfferType(rawValue: 1)
        public static let promotional = OfferType(rawValue: 2)
        public static let code = OfferType(rawValue: 3)
        public static let winBack = OfferType(rawValue: 4)
    }

    /// The offer of a subscription that the purchase took.
    public struct Offer: Hashable, Sendable {
        /// How an offer is paid.
        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }

            public static let freeTrial = PaymentMode(rawValue: "FREE_TRIAL")
            public static let payAsYouGo = PaymentMode(rawValue: "PAY_AS_YOU_GO")
            public static let payUpFront = PaymentMode(rawValue: "PAY_UP_FRONT")
        }

        public let id: String?
        public let type: OfferType
        public let paymentMode: PaymentMode?
        public let period: Product.SubscriptionPeriod?
    }

    public func finish() async {}

    public static var all: Transactions { Transactions() }
    public static var updates: Transactions { Transactions() }
    public static var unfinished: Transactions { Transactions() }
    public static var currentEntitlements: Transactions { Transactions() }

    public static func currentEntitlements(for productID: String) -> Transactions { Transactions() }
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

    /// The system for which an app was bought.
    public struct Platform: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let iOS = Platform(rawValue: "iOS")
        public static let macOS = Platform(rawValue: "macOS")
        public static let tvOS = Platform(rawValue: "tvOS")
        public static let visionOS = Platform(rawValue: "visionOS")
    }

    /// - Throws: always, because there is no store to synchronize with.
    public static func sync() async throws { throw StoreKitError.unsupported }
}

/// What the store says of the purchase of the app. There is no store, so there are no values.
public struct AppTransaction: Hashable, Sendable {
    public let appID: UInt64?
    public let appTransactionID: String
    public let originalPlatform: AppStore.Platform
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
