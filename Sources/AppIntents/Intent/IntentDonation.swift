import FoundationSupplement

/// The identifier of a donation.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
    private let identifier: UUID

    public init() { identifier = UUID() }
}

/// Tells the system what people do in an app. It does nothing, because there is no system that receives donations.
public struct IntentDonationManager: Sendable {
    public static let shared = IntentDonationManager()

    private init() {}

    @discardableResult
    public func donate(intent: some AppIntent) -> IntentDonationIdentifier { IntentDonationIdentifier() }

    @discardableResult
    public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

    @discardableResult
    public func donate(intent: some AppIntent, result: some IntentResult) -> IntentDonationIdentifier {
        IntentDonationIdentifier()
    }

    @discardableResult
    public func donate(
        intent: some AppIntent, result: some IntentResult
    ) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

    /// Returns the identifiers of the donations that are deleted: none, because none are kept.
    @discardableResult
    public func deleteDonations(
        matching predicate: IntentDonationMatchingPredicate
    ) async throws -> [IntentDonationIdentifier] { [] }
}

/// Chooses donations. There are none.
public struct IntentDonationMatchingPredicate: Sendable {
    private init() {}

    public static func donationIdentifier(_ identifier: IntentDonationIdentifier) -> IntentDonationMatchingPredicate { .init() }
    public static func donationIdentifiers(_ identifiers: [IntentDonationIdentifier]) -> IntentDonationMatchingPredicate { .init() }
    public static func entityIdentifier(_ identifier: EntityIdentifier) -> IntentDonationMatchingPredicate { .init() }
    public static func entityIdentifiers(_ identifiers: [EntityIdentifier]) -> IntentDonationMatchingPredicate { .init() }

    public static func intentType(
        _ intentType: any AppIntent.Type, entityIdentifier: EntityIdentifier? = nil
    ) -> IntentDonationMatchingPredicate { .init() }
}
