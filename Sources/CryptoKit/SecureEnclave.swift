import Foundation

/// The device's keystore, which does not exist here: a device without one makes no keys either.
public enum SecureEnclave {
    public static var isAvailable: Bool { false }

    public enum P256 {
        public enum Signing {
            public struct PrivateKey: Sendable {
                public let publicKey: CryptoKit.P256.Signing.PublicKey
                public let dataRepresentation: Data

                /// - Throws: `CryptoKitError.incorrectParameterSize` in any case.
                public init(compactRepresentable: Bool = true) throws { throw CryptoKitError.incorrectParameterSize }

                /// - Throws: `CryptoKitError.incorrectParameterSize` in any case.
                public init(dataRepresentation: Data) throws { throw CryptoKitError.incorrectParameterSize }

                public func signature<D: CryptoKit.Digest>(for digest: D) throws -> CryptoKit.P256.Signing.ECDSASignature {
                    throw CryptoKitError.incorrectParameterSize
                }

                public func signature<D: DataProtocol>(for data: D) throws -> CryptoKit.P256.Signing.ECDSASignature {
                    throw CryptoKitError.incorrectParameterSize
                }
            }
        }

        public enum KeyAgreement {
            public struct PrivateKey: Sendable {
                public let publicKey: CryptoKit.P256.KeyAgreement.PublicKey
                public let dataRepresentation: Data

                /// - Throws: `CryptoKitError.incorrectParameterSize` in any case.
                public init(compactRepresentable: Bool = true) throws { throw CryptoKitError.incorrectParameterSize }

                /// - Throws: `CryptoKitError.incorrectParameterSize` in any case.
                public init(dataRepresentation: Data) throws { throw CryptoKitError.incorrectParameterSize }

                public func sharedSecretFromKeyAgreement(
                    with publicKeyShare: CryptoKit.P256.KeyAgreement.PublicKey
                ) throws -> SharedSecret { throw CryptoKitError.incorrectParameterSize }
            }
        }
    }
}
