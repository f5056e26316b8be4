// What widgets, and what they share with their apps, know of the store. There is none here: no products, nothing bought,
// no news; asking is answered at once, and buying fails with an error.
@_exported import Foundation

/// News that never come: a sequence that ends at once.
public struct NoNews<Element: Sendable>: AsyncSequence, Sendable {
    public struct AsyncIterator: AsyncIteratorProtocol {
        public mutating func next() async -> Element? { nil }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}

/// Why something could not be had from the store.
public enum StoreKitError: Error, LocalizedError {
    case unknown, userCancelled, networkError(URLError), systemError(any Error), notAvailableInStorefront, notEntitled,
        unsupported

    public var errorDescription: String? { "There is no store here." }
}

/// Something that the store signed, or may have.
public enum VerificationResult<SignedType> {
    case unverified(SignedType, VerificationError)
    case verified(SignedType)

    public enum VerificationError: Error, LocalizedError {
        case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature,
            missingRequiredProperties
    }

    /// - Throws: the reason why it is not verified.
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

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

/// A country's store.
public struct Storefront: Identifiable, Hashable, Sendable {
    public typealias Storefronts = NoNews<Storefront>

    public let id: String
    public let countryCode: String

    public static var current: Storefront? { get async { nil } }
    public static var updates: Storefronts { Storefronts() }
}
