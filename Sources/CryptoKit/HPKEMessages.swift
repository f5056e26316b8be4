import Foundation

extension HPKE {
    /// Seals a row of messages.
    public struct Sender: Sendable {
        private var schedule: HPKESchedule
        public let encapsulatedKey: Data

        private init<PK: HPKEDiffieHellmanPublicKey>(
            _ recipientKey: PK, _ suite: Ciphersuite, _ info: Data, _ psk: HPKEPresharedKey?,
            agreement own: (secret: SharedSecret, key: PK)?
        ) throws {
            let ephemeral = PK.EphemeralPrivateKey()
            encapsulatedKey = try ephemeral.publicKey.hpkeRepresentation(kem: suite.kem)
            var agreements = try ephemeral.sharedSecretFromKeyAgreement(with: recipientKey).storage
            var context = try [UInt8](encapsulatedKey + recipientKey.hpkeRepresentation(kem: suite.kem))
            if let own {
                agreements += own.secret.storage
                context += try [UInt8](own.key.hpkeRepresentation(kem: suite.kem))
            }
            schedule = try HPKESchedule(
                suite, secret: HPKELabels.secret(suite.kem, agreements, context: context), info: info,
                isAuthenticated: own != nil, presharedKey: psk)
        }

        public init<PK: HPKEDiffieHellmanPublicKey>(recipientKey: PK, ciphersuite: Ciphersuite, info: Data) throws {
            try self.init(recipientKey, ciphersuite, info, nil, agreement: nil)
        }

        public init<PK: HPKEDiffieHellmanPublicKey>(
            recipientKey: PK, ciphersuite: Ciphersuite, info: Data, presharedKey psk: SymmetricKey,
            presharedKeyIdentifier pskID: Data
        ) throws {
            try self.init(recipientKey, ciphersuite, info, HPKEPresharedKey(key: psk, identifier: pskID), agreement: nil)
        }

        public init<SK: HPKEDiffieHellmanPrivateKey>(
            recipientKey: SK.PublicKey, ciphersuite: Ciphersuite, info: Data, authenticatedBy authenticationKey: SK
        ) throws {
            let secret = try authenticationKey.sharedSecretFromKeyAgreement(with: recipientKey)
            try self.init(recipientKey, ciphersuite, info, nil, agreement: (secret, authenticationKey.publicKey))
        }

        public init<SK: HPKEDiffieHellmanPrivateKey>(
            recipientKey: SK.PublicKey, ciphersuite: Ciphersuite, info: Data, authenticatedBy authenticationKey: SK,
            presharedKey psk: SymmetricKey, presharedKeyIdentifier pskID: Data
        ) throws {
            let secret = try authenticationKey.sharedSecretFromKeyAgreement(with: recipientKey)
            try self.init(
                recipientKey, ciphersuite, info, HPKEPresharedKey(key: psk, identifier: pskID),
                agreement: (secret, authenticationKey.publicKey))
        }

        public var exporterSecret: SymmetricKey { schedule.exporterSecret }

        public mutating func seal<M: DataProtocol>(_ msg: M) throws -> Data {
            try schedule.seal(Array(msg), authenticating: [])
        }

        public mutating func seal<M: DataProtocol, AD: DataProtocol>(_ msg: M, authenticating aad: AD) throws -> Data {
            try schedule.seal(Array(msg), authenticating: Array(aad))
        }

        public func exportSecret<Context: DataProtocol>(context: Context, outputByteCount: Int) throws -> SymmetricKey {
            schedule.export(Array(context), count: outputByteCount)
        }
    }

    /// Opens a row of messages, in the order in which they were sealed.
    public struct Recipient: Sendable {
        private var schedule: HPKESchedule

        private init<SK: HPKEDiffieHellmanPrivateKey>(
            _ privateKey: SK, _ suite: Ciphersuite, _ info: Data, _ encapsulatedKey: Data, sender: SK.PublicKey?,
            _ psk: HPKEPresharedKey?
        ) throws {
            let ephemeral = try SK.PublicKey(encapsulatedKey, kem: suite.kem)
            var agreements = try privateKey.sharedSecretFromKeyAgreement(with: ephemeral).storage
            var context = try [UInt8](encapsulatedKey + privateKey.publicKey.hpkeRepresentation(kem: suite.kem))
            if let sender {
                agreements += try privateKey.sharedSecretFromKeyAgreement(with: sender).storage
                context += try [UInt8](sender.hpkeRepresentation(kem: suite.kem))
            }
            schedule = try HPKESchedule(
                suite, secret: HPKELabels.secret(suite.kem, agreements, context: context), info: info,
                isAuthenticated: sender != nil, presharedKey: psk)
        }

        public init<SK: HPKEDiffieHellmanPrivateKey>(
            privateKey: SK, ciphersuite: Ciphersuite, info: Data, encapsulatedKey: Data
        ) throws { try self.init(privateKey, ciphersuite, info, encapsulatedKey, sender: nil, nil) }

        public init<SK: HPKEDiffieHellmanPrivateKey>(
            privateKey: SK, ciphersuite: Ciphersuite, info: Data, encapsulatedKey: Data, presharedKey psk: SymmetricKey,
            presharedKeyIdentifier pskID: Data
        ) throws {
            let key = HPKEPresharedKey(key: psk, identifier: pskID)
            try self.init(privateKey, ciphersuite, info, encapsulatedKey, sender: nil, key)
        }

        public init<SK: HPKEDiffieHellmanPrivateKey>(
            privateKey: SK, ciphersuite: Ciphersuite, info: Data, encapsulatedKey: Data,
            authenticatedBy authenticationKey: SK.PublicKey
        ) throws { try self.init(privateKey, ciphersuite, info, encapsulatedKey, sender: authenticationKey, nil) }

        public init<SK: HPKEDiffieHellmanPrivateKey>(
            privateKey: SK, ciphersuite: Ciphersuite, info: Data, encapsulatedKey: Data,
            authenticatedBy authenticationKey: SK.PublicKey, presharedKey psk: SymmetricKey,
            presharedKeyIdentifier pskID: Data
        ) throws {
            let key = HPKEPresharedKey(key: psk, identifier: pskID)
            try self.init(privateKey, ciphersuite, info, encapsulatedKey, sender: authenticationKey, key)
        }

        public var exporterSecret: SymmetricKey { schedule.exporterSecret }

        public mutating func open<C: DataProtocol>(_ ciphertext: C) throws -> Data {
            try schedule.open(Array(ciphertext), authenticating: [])
        }

        public mutating func open<C: DataProtocol, AD: DataProtocol>(
            _ ciphertext: C, authenticating aad: AD
        ) throws -> Data { try schedule.open(Array(ciphertext), authenticating: Array(aad)) }

        public func exportSecret<Context: DataProtocol>(context: Context, outputByteCount: Int) throws -> SymmetricKey {
            schedule.export(Array(context), count: outputByteCount)
        }
    }
}
