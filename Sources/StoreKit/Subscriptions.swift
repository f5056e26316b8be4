extension Product {
    /// The properties of a subscription.
    public struct SubscriptionInfo: Hashable, Sendable {
        public let subscriptionGroupID: String
        public let subscriptionPeriod: SubscriptionPeriod
        public let introductoryOffer: SubscriptionOffer?
        public let promotionalOffers: [SubscriptionOffer]
        public let winBackOffers: [SubscriptionOffer]
        public let groupLevel: Int
        public let groupDisplayName: String

        public var status: [Status] { get async throws { [] } }
        public var isEligibleForIntroOffer: Bool { get async { false } }

        public static func status(for groupID: String) async throws -> [Status] { [] }
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }

        /// The status of a subscription.
        public struct Status: Hashable, Sendable {
            public typealias Statuses = EmptyUpdates<Status>

            public let state: RenewalState
            public let transaction: VerificationResult<Transaction>
            public let renewalInfo: VerificationResult<RenewalInfo>

            public static var updates: Statuses { Statuses() }

            /// The subscriptions of all groups. There are none.
            public static var all: AsyncStream<(groupID: String, statuses: [Status])> { AsyncStream { $0.finish() } }
        }

        public struct RenewalState: RawRepresentable, Hashable, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }

            public static let subscribed = RenewalState(rawValue: 1)
            public static let expired = RenewalState(rawValue: 2)
            public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
            public static let inGracePeriod = RenewalState(rawValue: 4)
            public static let revoked = RenewalState(rawValue: 5)

            public var localizedDescription: String {
                switch self {
                case .subscribed: "Subscribed"
                case .expired: "Expired"
                case .inBillingRetryPeriod: "In Billing Retry Period"
                case .inGracePeriod: "In Grace Period"
                case .revoked: "Revoked"
                default: "Unknown"
                }
            }
        }

        /// The renewal of a subscription.
        public struct RenewalInfo: Hashable, Sendable {
            public let originalTransactionID: UInt64
            public let currentProductID: String
            public let willAutoRenew: Bool
            public let recentSubscriptionStartDate: Date
            public let offer: Transaction.Offer?
            public let eligibleWinBackOfferIDs: [String]
            public let appAccountToken: UUID?
            public let appTransactionID: String
            public let deviceVerification: Data
            public let deviceVerificationNonce: UUID

            public var offerType: Transaction.OfferType? { offer?.type }
            public var offerID: String? { offer?.id }
            public var environmentStringRepresentation: String { environment.rawValue }

            public let autoRenewPreference: String?
            public let gracePeriodExpirationDate: Date?
            public let isInBillingRetry: Bool
            public let signedDate: Date
            public let expirationReason: ExpirationReason?
            public let priceIncreaseStatus: PriceIncreaseStatus
            public let renewalDate: Date?
            public let renewalPrice: Decimal?
            public let currency: Locale.Currency?
            public let environment: AppStore.Environment
            public let jsonRepresentation: Data

            /// Why a subscription ended.
            public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
                public let rawValue: Int
                public init(rawValue: Int) { self.rawValue = rawValue }

                public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
                public static let billingError = ExpirationReason(rawValue: 2)
                public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
                public static let productUnavailable = ExpirationReason(rawValue: 4)
                public static let unknown = ExpirationReason(rawValue: 5)
            }

            /// Whether someone has agreed to a higher price.
            public enum PriceIncreaseStatus: Hashable, Sendable { case noIncreasePending, pending, agreed }
        }
    }

    /// A reduced price for a limited time.
    public struct SubscriptionOffer: Hashable, Sendable {
        /// The kind of an offer.
        public struct OfferType: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }

            public static let introductory = OfferType(rawValue: "Introductory")
            public static let promotional = OfferType(rawValue: "Promotional")
            public static let winBack = OfferType(rawValue: "WinBack")

            public var localizedDescription: String { rawValue }
        }

        /// How an offer is paid.
        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }

            public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
            public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
            public static let freeTrial = PaymentMode(rawValue: "FreeTrial")

            public var localizedDescription: String {
                switch self {
                case .payAsYouGo: "Pay As You Go"
                case .payUpFront: "Pay Up Front"
                case .freeTrial: "Free Trial"
                default: rawValue
                }
            }
        }

        public let id: String?
        public let type: OfferType
        public let paymentMode: PaymentMode
        public let price: Decimal
        public let displayPrice: String
        public let period: SubscriptionPeriod
        public let periodCount: Int
    }
}
