import Foundation

/// A public key of one of NIST's curves.
public protocol _NISTPublicKey: Sendable {
    /// The key's curve.
    static var _curve: _NISTCurve { get }
    /// Creates a key of a point that lies on the curve, in the uncompressed form.
    init(_point: [UInt8])
    /// The key's point in the uncompressed form.
    var _point: [UInt8] { get }
}

extension _NISTPublicKey {
    /// Creates a key from both coordinates.
    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        let bytes = rawRepresentation.bytes
        guard bytes.count == 2 * Self._curve.size else { throw CryptoKitError.incorrectParameterSize }
        self.init(_point: try Self._curve.point([4] + bytes))
    }

    public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
        let bytes = x963Representation.bytes
        guard bytes.count == Self._curve.pointSize() else { throw CryptoKitError.incorrectParameterSize }
        self.init(_point: try Self._curve.point(bytes))
    }

    public init<Bytes: ContiguousBytes>(compressedRepresentation: Bytes) throws {
        let bytes = compressedRepresentation.bytes
        guard bytes.count == Self._curve.pointSize(compressed: true) else { throw CryptoKitError.incorrectParameterSize }
        self.init(_point: try Self._curve.point(bytes))
    }

    public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
        self.init(_point: try Self._curve.point(der: Array(derRepresentation)))
    }

    public init(pemRepresentation: String) throws {
        self.init(_point: try Self._curve.point(der: PEM.bytes(pemRepresentation, labels: ["PUBLIC KEY"])))
    }

    public var rawRepresentation: Data { Data(_point.dropFirst()) }
    public var x963Representation: Data { Data(_point) }
    public var compressedRepresentation: Data { Data((try? Self._curve.compressed(_point)) ?? []) }
    public var derRepresentation: Data { Data((try? Self._curve.der(ofPoint: _point)) ?? []) }
    public var pemRepresentation: String { PEM.text("PUBLIC KEY", [UInt8](derRepresentation)) }
}

/// A private key of one of NIST's curves.
public protocol _NISTPrivateKey: Sendable {
    associatedtype PublicKey: _NISTPublicKey

    /// Creates a key of a number from 1 to the curve's order less 1.
    init(_secret: [UInt8])
    /// The key's number.
    var _secret: [UInt8] { get }
    var publicKey: PublicKey { get }
}

extension _NISTPrivateKey {
    static var curve: _NISTCurve { PublicKey._curve }

    public init(compactRepresentable: Bool = true) { self.init(_secret: PublicKey._curve.randomSecret()) }

    public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
        let bytes = rawRepresentation.bytes
        guard bytes.count == Self.curve.size else { throw CryptoKitError.incorrectParameterSize }
        guard Self.curve.isSecret(bytes) else { throw CryptoKitError.invalidParameter }
        self.init(_secret: bytes)
    }

    public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
        let bytes = x963Representation.bytes
        let (size, pointSize) = (Self.curve.size, Self.curve.pointSize())
        guard bytes.count == pointSize + size else { throw CryptoKitError.incorrectParameterSize }
        try self.init(rawRepresentation: Array(bytes.suffix(size)))
        guard publicKey._point == Array(bytes.prefix(pointSize)) else { throw CryptoKitError.invalidParameter }
    }

    public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
        self.init(_secret: try Self.curve.secret(der: Array(derRepresentation)))
    }

    public init(pemRepresentation: String) throws {
        let labels = ["PRIVATE KEY", "EC PRIVATE KEY"]
        self.init(_secret: try Self.curve.secret(der: PEM.bytes(pemRepresentation, labels: labels)))
    }

    public var rawRepresentation: Data { Data(_secret) }
    public var x963Representation: Data { publicKey.x963Representation + _secret }
    public var derRepresentation: Data { Data((try? Self.curve.der(ofSecret: _secret)) ?? []) }
    public var pemRepresentation: String { PEM.text("PRIVATE KEY", [UInt8](derRepresentation)) }
}

/// A private key that agrees with others on a secret.
public protocol _NISTAgreementKey: _NISTPrivateKey {}

extension _NISTAgreementKey {
    public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
        SharedSecret(storage: try Self.curve.agreement(_secret, with: publicKeyShare._point))
    }
}
