// The store declarations that widgets share with their apps. There is no store here: no products, purchases or updates.
// Queries return empty results immediately, and purchases fail. The original API (`SKPaymentQueue` and its kin) answers
// alike: a request finds no product, and a payment ends as `paymentNotAllowed`.
@_exported import Foundation

/// An empty sequence of updates, which ends immediately.
public struct EmptyUpdates<Element: Sendable>: AsyncSequence, Sendable {
    public struct AsyncIterator: AsyncIteratorProtocol {
        public mutating func next() async -> Element? { nil }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}

/// The reason why a request to the store failed.
public enum StoreKitError: Error, LocalizedError {
    case unknown, userCancelled, networkError(URLError), systemError(any Error), notAvailableInStorefront, notEntitled,
        unsupported

    public var errorDescription: String? { "The store is not available." }
}

/// A value that the store may have signed.
public enum VerificationResult<SignedType> {
    case unverified(SignedType, VerificationError)
    case verified(SignedType)

    public enum VerificationError: Error, LocalizedError {
        case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature,
            missingRequiredProperties
    }

    /// - Throws: the reason why the value is not verified.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): value
            case .unverified(_, let error): throw error
            }
        }
    }

    public var unsafePayloadValue: SignedType {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }
}

/// The parts of what the store has signed. There is no store, so they are empty.
extension VerificationResult {
    public var jwsRepresentation: String { "" }
    public var headerData: Data { Data() }
    public var payloadData: Data { Data() }
    public var signatureData: Data { Data() }
    public var signedData: Data { Data() }
}

extension VerificationResult: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .verified(let value): "verified(\(value))"
        case .unverified(let value, let error): "unverified(\(value), \(error))"
        }
    }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

/// The store of a country.
public struct Storefront: Identifiable, Hashable, Sendable {
    public typealias Storefronts = EmptyUpdates<Storefront>

    public let id: String
    public let countryCode: String
    public let currency: Locale.Currency?

    public static var current: Storefront? { get async { nil } }
    public static var updates: Storefronts { Storefronts() }
}
