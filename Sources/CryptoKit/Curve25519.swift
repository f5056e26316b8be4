@_implementationOnly import COpenSSL
import Foundation

/// The curve's keys: X25519 for agreement, Ed25519 for signatures. Keys have 32 bytes, signatures 64.
public enum Curve25519 {
    public enum KeyAgreement {
        public struct PublicKey: Hashable, Sendable {
            fileprivate let bytes: [UInt8]

            public init<D: ContiguousBytes>(rawRepresentation: D) throws { bytes = try keyBytes(rawRepresentation) }
            public var rawRepresentation: Data { Data(bytes) }
        }

        public struct PrivateKey: Sendable {
            private let bytes: [UInt8]
            public let publicKey: PublicKey

            public init() { self.init(checked: randomBytes(32)) }
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                self.init(checked: try keyBytes(rawRepresentation))
            }

            private init(checked bytes: [UInt8]) {
                self.bytes = bytes
                publicKey = PublicKey(checked: CurveKey(EVP_PKEY_X25519, secret: bytes).publicBytes)
            }

            public var rawRepresentation: Data { Data(bytes) }

            public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
                let own = CurveKey(EVP_PKEY_X25519, secret: bytes)
                return SharedSecret(
                    storage: try own.agreement(with: CurveKey(EVP_PKEY_X25519, public: publicKeyShare.bytes)))
            }
        }
    }

    public enum Signing {
        public struct PublicKey: Hashable, Sendable {
            fileprivate let bytes: [UInt8]

            public init<D: ContiguousBytes>(rawRepresentation: D) throws { bytes = try keyBytes(rawRepresentation) }
            public var rawRepresentation: Data { Data(bytes) }

            public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool {
                CurveKey(EVP_PKEY_ED25519, public: bytes).isSignature(Array(signature), of: Array(data))
            }
        }

        public struct PrivateKey: Sendable {
            private let bytes: [UInt8]
            public let publicKey: PublicKey

            public init() { self.init(checked: randomBytes(32)) }
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                self.init(checked: try keyBytes(rawRepresentation))
            }

            private init(checked bytes: [UInt8]) {
                self.bytes = bytes
                publicKey = PublicKey(checked: CurveKey(EVP_PKEY_ED25519, secret: bytes).publicBytes)
            }

            public var rawRepresentation: Data { Data(bytes) }

            /// Returns RFC 8032's signature, which is the same for the same data; Apple's differs each time.
            public func signature<D: DataProtocol>(for data: D) throws -> Data {
                Data(try CurveKey(EVP_PKEY_ED25519, secret: bytes).signature(of: Array(data)))
            }
        }
    }
}

extension Curve25519.KeyAgreement.PublicKey {
    fileprivate init(checked bytes: [UInt8]) { self.bytes = bytes }
}

extension Curve25519.Signing.PublicKey {
    fileprivate init(checked bytes: [UInt8]) { self.bytes = bytes }
}

private func keyBytes(_ raw: some ContiguousBytes) throws -> [UInt8] {
    let bytes = raw.bytes
    guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
    return bytes
}

/// A key in libcrypto's memory.
private final class CurveKey {
    private let key: OpaquePointer?

    init(_ kind: Int32, secret: [UInt8]) { key = EVP_PKEY_new_raw_private_key(kind, nil, secret, secret.count) }
    init(_ kind: Int32, public bytes: [UInt8]) { key = EVP_PKEY_new_raw_public_key(kind, nil, bytes, bytes.count) }

    deinit { EVP_PKEY_free(key) }

    var publicBytes: [UInt8] {
        var (bytes, count) = ([UInt8](repeating: 0, count: 32), 32)
        precondition(EVP_PKEY_get_raw_public_key(key, &bytes, &count) == 1, "libcrypto lacks Curve25519.")
        return bytes
    }

    func agreement(with other: CurveKey) throws -> [UInt8] {
        let context = EVP_PKEY_CTX_new(key, nil)
        defer { EVP_PKEY_CTX_free(context) }
        var (bytes, count) = ([UInt8](repeating: 0, count: 32), 32)
        guard EVP_PKEY_derive_init(context) == 1, EVP_PKEY_derive_set_peer(context, other.key) == 1,
            EVP_PKEY_derive(context, &bytes, &count) == 1
        else { throw CryptoKitError.invalidParameter }
        return bytes
    }

    func signature(of data: [UInt8]) throws -> [UInt8] {
        let context = EVP_MD_CTX_new()
        defer { EVP_MD_CTX_free(context) }
        var (bytes, count) = ([UInt8](repeating: 0, count: 64), 64)
        guard EVP_DigestSignInit(context, nil, nil, nil, key) == 1,
            EVP_DigestSign(context, &bytes, &count, data, data.count) == 1
        else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
        return bytes
    }

    func isSignature(_ signature: [UInt8], of data: [UInt8]) -> Bool {
        let context = EVP_MD_CTX_new()
        defer { EVP_MD_CTX_free(context) }
        return EVP_DigestVerifyInit(context, nil, nil, nil, key) == 1
            && EVP_DigestVerify(context, signature, signature.count, data, data.count) == 1
    }
}
