@_implementationOnly import COpenSSL
import Foundation

/// ChaCha20 with Poly1305, RFC 8439.
public enum ChaChaPoly {
    /// A number that is used once.
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
        fileprivate let storage: [UInt8]

        public init() { storage = randomBytes(AuthenticatedCipher.nonceSize) }

        public init<D: DataProtocol>(data: D) throws {
            guard data.count == AuthenticatedCipher.nonceSize else { throw CryptoKitError.incorrectParameterSize }
            storage = Array(data)
        }

        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try storage.withUnsafeBytes(body)
        }

        public func makeIterator() -> Array<UInt8>.Iterator { storage.makeIterator() }
    }

    public struct SealedBox: Sendable {
        fileprivate let parts: SealedParts
        public let nonce: Nonce

        public init<D: DataProtocol>(combined: D) throws {
            parts = try SealedParts(combined: Array(combined))
            nonce = try Nonce(data: parts.nonce)
        }

        public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
            parts = try SealedParts(nonce: nonce.storage, ciphertext: Array(ciphertext), tag: Array(tag))
            self.nonce = nonce
        }

        public var ciphertext: Data { Data(parts.ciphertext) }
        public var tag: Data { Data(parts.tag) }
        public var combined: Data { parts.combined }
    }

    private static func cipher(_ key: SymmetricKey) throws -> AuthenticatedCipher {
        guard key.bitCount == 256 else { throw CryptoKitError.incorrectKeySize }
        return AuthenticatedCipher(algorithm: EVP_chacha20_poly1305(), key: key.bytes)
    }

    public static func seal<Plaintext: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox {
        try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
    }

    public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
        authenticating authenticatedData: AuthenticatedData
    ) throws -> SealedBox {
        let cipher = try cipher(key)
        let nonce = nonce ?? Nonce()
        let sealed = try cipher.seal(
            Array(message), nonce: nonce.storage, authenticating: Array(authenticatedData))
        return try SealedBox(nonce: nonce, ciphertext: sealed.ciphertext, tag: sealed.tag)
    }

    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
        try open(sealedBox, using: key, authenticating: [UInt8]())
    }

    public static func open<AuthenticatedData: DataProtocol>(
        _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
    ) throws -> Data {
        let parts = sealedBox.parts
        return Data(
            try cipher(key).open(
                parts.ciphertext, nonce: parts.nonce, tag: parts.tag, authenticating: Array(authenticatedData)))
    }
}
