/// NIST's curve P-521.
public enum P521 {
    public enum Signing {
        public struct PublicKey: _NISTVerifyingKey {
            public typealias _Signature = ECDSASignature
            public typealias _Hash = SHA512

            public static var _curve: _NISTCurve { .p521 }
            public let _point: [UInt8]

            public init(_point: [UInt8]) { self._point = _point }
        }

        public struct PrivateKey: _NISTSigningKey {
            public let _secret: [UInt8]
            public let publicKey: PublicKey

            public init(_secret: [UInt8]) {
                self._secret = _secret
                publicKey = PublicKey(_point: PublicKey._curve.publicPoint(of: _secret))
            }
        }

        public struct ECDSASignature: _NISTSignature {
            public static var _curve: _NISTCurve { .p521 }
            public let _pair: [UInt8]

            public init(_pair: [UInt8]) { self._pair = _pair }
        }
    }

    public enum KeyAgreement {
        public struct PublicKey: _NISTPublicKey {
            public static var _curve: _NISTCurve { .p521 }
            public let _point: [UInt8]

            public init(_point: [UInt8]) { self._point = _point }
        }

        public struct PrivateKey: _NISTAgreementKey {
            public let _secret: [UInt8]
            public let publicKey: PublicKey

            public init(_secret: [UInt8]) {
                self._secret = _secret
                publicKey = PublicKey(_point: PublicKey._curve.publicPoint(of: _secret))
            }
        }
    }
}
