extension Product {
    /// What is particular to a subscription.
    public struct SubscriptionInfo: Hashable, Sendable {
        public let subscriptionGroupID: String
        public let subscriptionPeriod: SubscriptionPeriod
        public let introductoryOffer: SubscriptionOffer?
        public let promotionalOffers: [SubscriptionOffer]

        public var status: [Status] { get async throws { [] } }
        public var isEligibleForIntroOffer: Bool { get async { false } }

        public static func status(for groupID: String) async throws -> [Status] { [] }
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }

        /// Where a subscription stands.
        public struct Status: Hashable, Sendable {
            public typealias Statuses = NoNews<Status>

            public let state: RenewalState
            public let transaction: VerificationResult<Transaction>
            public let renewalInfo: VerificationResult<RenewalInfo>

            public static var updates: Statuses { Statuses() }
        }

        public struct RenewalState: RawRepresentable, Hashable, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }

            public static let subscribed = RenewalState(rawValue: 1)
            public static let expired = RenewalState(rawValue: 2)
            public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
            public static let inGracePeriod = RenewalState(rawValue: 4)
            public static let revoked = RenewalState(rawValue: 5)
        }

        /// How a subscription goes on.
        public struct RenewalInfo: Hashable, Sendable {
            public let originalTransactionID: UInt64
            public let currentProductID: String
            public let willAutoRenew: Bool
            public let autoRenewPreference: String?
            public let gracePeriodExpirationDate: Date?
            public let isInBillingRetry: Bool
            public let signedDate: Date
        }
    }

    /// A lower price for a time.
    public struct SubscriptionOffer: Hashable, Sendable {
        public let id: String?
        public let price: Decimal
        public let displayPrice: String
        public let period: SubscriptionPeriod
        public let periodCount: Int
    }

    /// How long a subscription lasts until it is renewed.
    public struct SubscriptionPeriod: Hashable, Sendable {
        public let unit: Unit
        public let value: Int

        public enum Unit: Hashable, Sendable {
            case day, week, month, year

            public var localizedDescription: String {
                switch self {
                case .day: "Day"
                case .week: "Week"
                case .month: "Month"
                case .year: "Year"
                }
            }

            public func formatted(_ format: FormatStyle) -> String { format.format(self) }

            /// A unit as a word.
            public struct FormatStyle: Foundation.FormatStyle, Sendable {
                public func format(_ value: Unit) -> String { value.localizedDescription.lowercased() }
            }
        }

        public func formatted(_ format: FormatStyle) -> String { format.format(self) }

        /// A period as its number and unit.
        public struct FormatStyle: Foundation.FormatStyle, Sendable {
            public func format(_ value: SubscriptionPeriod) -> String {
                "\(value.value) \(value.unit.localizedDescription.lowercased())\(value.value == 1 ? "" : "s")"
            }
        }
    }
}

extension Product.SubscriptionPeriod.Unit: Codable {}
extension Product.SubscriptionPeriod: Codable {}
