import Foundation

/// The two numbers of a signature.
public protocol _NISTSignature: ContiguousBytes, Sendable {
    /// The curve of the key that signed.
    static var _curve: _NISTCurve { get }
    /// Creates a signature of both numbers, one behind the other.
    init(_pair: [UInt8])
    /// Both numbers, one behind the other.
    var _pair: [UInt8] { get }
}

extension _NISTSignature {
    public init<D: DataProtocol>(rawRepresentation: D) throws {
        guard rawRepresentation.count == 2 * Self._curve.size else { throw CryptoKitError.incorrectParameterSize }
        self.init(_pair: Array(rawRepresentation))
    }

    public init<D: DataProtocol>(derRepresentation: D) throws {
        self.init(_pair: try Self._curve.signature(der: Array(derRepresentation)))
    }

    public var rawRepresentation: Data { Data(_pair) }
    public var derRepresentation: Data { Data(Self._curve.der(ofSignature: _pair)) }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try _pair.withUnsafeBytes(body)
    }
}

/// A public key that checks signatures.
public protocol _NISTVerifyingKey: _NISTPublicKey {
    associatedtype _Signature: _NISTSignature
    /// The hash of data that is signed.
    associatedtype _Hash: HashFunction
}

extension _NISTVerifyingKey {
    public func isValidSignature<D: CryptoKit.Digest>(_ signature: _Signature, for digest: D) -> Bool {
        Self._curve.isSignature(signature._pair, of: digest.bytes, point: _point)
    }

    public func isValidSignature<D: DataProtocol>(_ signature: _Signature, for data: D) -> Bool {
        isValidSignature(signature, for: _Hash.hash(data: data))
    }
}

/// A private key that signs.
public protocol _NISTSigningKey: _NISTPrivateKey where PublicKey: _NISTVerifyingKey {}

extension _NISTSigningKey {
    /// Returns RFC 6979's signature, which is the same for the same data; Apple's differs each time.
    public func signature<D: CryptoKit.Digest>(for digest: D) throws -> PublicKey._Signature {
        PublicKey._Signature(_pair: try Self.curve.signature(of: digest.bytes, secret: _secret))
    }

    public func signature<D: DataProtocol>(for data: D) throws -> PublicKey._Signature {
        try signature(for: PublicKey._Hash.hash(data: data))
    }
}
