import Foundation

/// A private key that agrees with others on a secret.
public protocol DiffieHellmanKeyAgreement: Sendable {
    associatedtype PublicKey: Sendable
    var publicKey: PublicKey { get }
    func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret
}

/// A public key that is sent.
public protocol HPKEPublicKeySerialization: Sendable {
    init<D: ContiguousBytes>(_ serialization: D, kem: HPKE.KEM) throws
    func hpkeRepresentation(kem: HPKE.KEM) throws -> Data
}

/// A public key that messages are sealed for.
public protocol HPKEDiffieHellmanPublicKey: HPKEPublicKeySerialization
where EphemeralPrivateKey.PublicKey == Self {
    associatedtype EphemeralPrivateKey: HPKEDiffieHellmanPrivateKeyGeneration
}

/// A private key that opens messages.
public protocol HPKEDiffieHellmanPrivateKey: DiffieHellmanKeyAgreement where PublicKey: HPKEDiffieHellmanPublicKey {}

/// A private key that can be made.
public protocol HPKEDiffieHellmanPrivateKeyGeneration: HPKEDiffieHellmanPrivateKey {
    init()
}

extension _NISTAgreementKey {
    public init() { self.init(compactRepresentable: true) }
}

extension _NISTPublicKey {
    public init<D: ContiguousBytes>(_ serialization: D, kem: HPKE.KEM) throws {
        guard kem == Self._curve.kem else { throw HPKE.Errors.inconsistentCiphersuiteAndKey }
        try self.init(x963Representation: serialization)
    }

    public func hpkeRepresentation(kem: HPKE.KEM) throws -> Data {
        guard kem == Self._curve.kem else { throw HPKE.Errors.inconsistentCiphersuiteAndKey }
        return x963Representation
    }
}

extension _NISTCurve {
    fileprivate var kem: HPKE.KEM {
        switch bitCount {
        case 256: .P256_HKDF_SHA256
        case 384: .P384_HKDF_SHA384
        default: .P521_HKDF_SHA512
        }
    }
}

extension P256.KeyAgreement.PublicKey: HPKEDiffieHellmanPublicKey {
    public typealias EphemeralPrivateKey = P256.KeyAgreement.PrivateKey
}
extension P256.KeyAgreement.PrivateKey: HPKEDiffieHellmanPrivateKeyGeneration {}
extension P384.KeyAgreement.PublicKey: HPKEDiffieHellmanPublicKey {
    public typealias EphemeralPrivateKey = P384.KeyAgreement.PrivateKey
}
extension P384.KeyAgreement.PrivateKey: HPKEDiffieHellmanPrivateKeyGeneration {}
extension P521.KeyAgreement.PublicKey: HPKEDiffieHellmanPublicKey {
    public typealias EphemeralPrivateKey = P521.KeyAgreement.PrivateKey
}
extension P521.KeyAgreement.PrivateKey: HPKEDiffieHellmanPrivateKeyGeneration {}

extension Curve25519.KeyAgreement.PublicKey: HPKEDiffieHellmanPublicKey {
    public typealias EphemeralPrivateKey = Curve25519.KeyAgreement.PrivateKey

    public init<D: ContiguousBytes>(_ serialization: D, kem: HPKE.KEM) throws {
        guard kem == .Curve25519_HKDF_SHA256 else { throw HPKE.Errors.inconsistentCiphersuiteAndKey }
        try self.init(rawRepresentation: serialization)
    }

    public func hpkeRepresentation(kem: HPKE.KEM) throws -> Data {
        guard kem == .Curve25519_HKDF_SHA256 else { throw HPKE.Errors.inconsistentCiphersuiteAndKey }
        return rawRepresentation
    }
}
extension Curve25519.KeyAgreement.PrivateKey: HPKEDiffieHellmanPrivateKeyGeneration {}
