import Foundation

/// RFC 9180's hybrid encryption with public keys.
public enum HPKE {
    /// How two keys agree on a secret.
    public enum KEM: CaseIterable, Hashable, Sendable {
        case P256_HKDF_SHA256, P384_HKDF_SHA384, P521_HKDF_SHA512, Curve25519_HKDF_SHA256

        var number: UInt16 {
            switch self {
            case .P256_HKDF_SHA256: 0x10
            case .P384_HKDF_SHA384: 0x11
            case .P521_HKDF_SHA512: 0x12
            case .Curve25519_HKDF_SHA256: 0x20
            }
        }

        var kdf: KDF {
            switch self {
            case .P256_HKDF_SHA256, .Curve25519_HKDF_SHA256: .HKDF_SHA256
            case .P384_HKDF_SHA384: .HKDF_SHA384
            case .P521_HKDF_SHA512: .HKDF_SHA512
            }
        }
    }

    /// How keys are derived.
    public enum KDF: CaseIterable, Hashable, Sendable {
        case HKDF_SHA256, HKDF_SHA384, HKDF_SHA512

        var number: UInt16 {
            switch self {
            case .HKDF_SHA256: 1
            case .HKDF_SHA384: 2
            case .HKDF_SHA512: 3
            }
        }

        /// How many bytes an extracted key has.
        var size: Int {
            switch self {
            case .HKDF_SHA256: 32
            case .HKDF_SHA384: 48
            case .HKDF_SHA512: 64
            }
        }

        func extract(salt: [UInt8], _ key: [UInt8]) -> [UInt8] {
            let key = SymmetricKey(data: key)
            return switch self {
            case .HKDF_SHA256: HKDF<SHA256>.extract(inputKeyMaterial: key, salt: salt).bytes
            case .HKDF_SHA384: HKDF<SHA384>.extract(inputKeyMaterial: key, salt: salt).bytes
            case .HKDF_SHA512: HKDF<SHA512>.extract(inputKeyMaterial: key, salt: salt).bytes
            }
        }

        func expand(_ key: [UInt8], info: [UInt8], count: Int) -> [UInt8] {
            switch self {
            case .HKDF_SHA256: HKDF<SHA256>.expand(pseudoRandomKey: key, info: info, outputByteCount: count).bytes
            case .HKDF_SHA384: HKDF<SHA384>.expand(pseudoRandomKey: key, info: info, outputByteCount: count).bytes
            case .HKDF_SHA512: HKDF<SHA512>.expand(pseudoRandomKey: key, info: info, outputByteCount: count).bytes
            }
        }
    }

    /// How messages are sealed.
    public enum AEAD: CaseIterable, Hashable, Sendable {
        case AES_GCM_128, AES_GCM_256, chaChaPoly, exportOnly

        var number: UInt16 {
            switch self {
            case .AES_GCM_128: 1
            case .AES_GCM_256: 2
            case .chaChaPoly: 3
            case .exportOnly: 0xFFFF
            }
        }

        var keySize: Int {
            switch self {
            case .AES_GCM_128: 16
            case .AES_GCM_256, .chaChaPoly: 32
            case .exportOnly: 0
            }
        }

        func seal(_ message: [UInt8], key: [UInt8], nonce: [UInt8], authenticating data: [UInt8]) throws -> Data {
            let key = SymmetricKey(data: key)
            switch self {
            case .AES_GCM_128, .AES_GCM_256:
                let box = try AES.GCM.seal(message, using: key, nonce: AES.GCM.Nonce(data: nonce), authenticating: data)
                return box.ciphertext + box.tag
            case .chaChaPoly:
                let box = try ChaChaPoly.seal(message, using: key, nonce: ChaChaPoly.Nonce(data: nonce), authenticating: data)
                return box.ciphertext + box.tag
            case .exportOnly: throw Errors.exportOnlyMode
            }
        }

        func open(_ sealed: [UInt8], key: [UInt8], nonce: [UInt8], authenticating data: [UInt8]) throws -> Data {
            let key = SymmetricKey(data: key)
            switch self {
            case .AES_GCM_128, .AES_GCM_256:
                return try AES.GCM.open(AES.GCM.SealedBox(combined: nonce + sealed), using: key, authenticating: data)
            case .chaChaPoly:
                return try ChaChaPoly.open(ChaChaPoly.SealedBox(combined: nonce + sealed), using: key, authenticating: data)
            case .exportOnly: throw Errors.exportOnlyMode
            }
        }
    }

    /// What a sender and a recipient use.
    public struct Ciphersuite: Sendable {
        public let kem: KEM
        public let kdf: KDF
        public let aead: AEAD

        public init(kem: KEM, kdf: KDF, aead: AEAD) { (self.kem, self.kdf, self.aead) = (kem, kdf, aead) }

        public static let P256_SHA256_AES_GCM_256 = Ciphersuite(
            kem: .P256_HKDF_SHA256, kdf: .HKDF_SHA256, aead: .AES_GCM_256)
        public static let P384_SHA384_AES_GCM_256 = Ciphersuite(
            kem: .P384_HKDF_SHA384, kdf: .HKDF_SHA384, aead: .AES_GCM_256)
        public static let P521_SHA512_AES_GCM_256 = Ciphersuite(
            kem: .P521_HKDF_SHA512, kdf: .HKDF_SHA512, aead: .AES_GCM_256)
        public static let Curve25519_SHA256_ChachaPoly = Ciphersuite(
            kem: .Curve25519_HKDF_SHA256, kdf: .HKDF_SHA256, aead: .chaChaPoly)
    }

    /// What keeps a sender or a recipient from its result.
    public enum Errors: Error, Equatable {
        case inconsistentParameters
        case inconsistentCiphersuiteAndKey
        case exportOnlyMode
        case inconsistentPSKInputs
        case expectedPSK
        case unexpectedPSK
        case outOfRangeSequenceNumber
        case ciphertextTooShort
    }
}
