import Foundation

/// NIST's curve P-256.
public enum P256 {
    public enum KeyAgreement {
        public struct PublicKey: Sendable {
            fileprivate let point: [UInt8]

            fileprivate init(point: [UInt8]) { self.point = point }

            /// Creates a key from both coordinates.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                let bytes = rawRepresentation.bytes
                guard bytes.count == 64 else { throw CryptoKitError.incorrectParameterSize }
                point = try CurveP256.point([4] + bytes)
            }

            public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
                let bytes = x963Representation.bytes
                guard bytes.count == 65 else { throw CryptoKitError.incorrectParameterSize }
                point = try CurveP256.point(bytes)
            }

            public init<Bytes: ContiguousBytes>(compressedRepresentation: Bytes) throws {
                let bytes = compressedRepresentation.bytes
                guard bytes.count == 33 else { throw CryptoKitError.incorrectParameterSize }
                point = try CurveP256.point(bytes)
            }

            public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
                point = try CurveP256.point(der: Array(derRepresentation))
            }

            public init(pemRepresentation: String) throws {
                point = try CurveP256.point(der: PEM.bytes(pemRepresentation, labels: ["PUBLIC KEY"]))
            }

            public var rawRepresentation: Data { Data(point.dropFirst()) }
            public var x963Representation: Data { Data(point) }
            public var compressedRepresentation: Data { Data((try? CurveP256.compressed(point)) ?? []) }
            public var derRepresentation: Data { Data((try? CurveP256.der(ofPoint: point)) ?? []) }
            public var pemRepresentation: String { PEM.text("PUBLIC KEY", [UInt8](derRepresentation)) }
        }

        public struct PrivateKey: Sendable {
            private let secret: [UInt8]
            public let publicKey: PublicKey

            public init(compactRepresentable: Bool = true) { self.init(checked: CurveP256.randomSecret()) }

            public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
                let bytes = rawRepresentation.bytes
                guard bytes.count == 32 else { throw CryptoKitError.incorrectParameterSize }
                guard CurveP256.isSecret(bytes) else { throw CryptoKitError.invalidParameter }
                self.init(checked: bytes)
            }

            public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
                let bytes = x963Representation.bytes
                guard bytes.count == 97 else { throw CryptoKitError.incorrectParameterSize }
                try self.init(rawRepresentation: Array(bytes.suffix(32)))
                guard publicKey.point == Array(bytes.prefix(65)) else { throw CryptoKitError.invalidParameter }
            }

            public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
                self.init(checked: try CurveP256.secret(der: Array(derRepresentation)))
            }

            public init(pemRepresentation: String) throws {
                let labels = ["PRIVATE KEY", "EC PRIVATE KEY"]
                self.init(checked: try CurveP256.secret(der: PEM.bytes(pemRepresentation, labels: labels)))
            }

            private init(checked secret: [UInt8]) {
                self.secret = secret
                publicKey = PublicKey(point: CurveP256.publicPoint(of: secret))
            }

            public var rawRepresentation: Data { Data(secret) }
            public var x963Representation: Data { publicKey.x963Representation + secret }
            public var derRepresentation: Data { Data((try? CurveP256.der(ofSecret: secret)) ?? []) }
            public var pemRepresentation: String { PEM.text("PRIVATE KEY", [UInt8](derRepresentation)) }

            public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
                SharedSecret(storage: try CurveP256.agreement(secret, with: publicKeyShare.point))
            }
        }
    }
}
