import Foundation

/// RFC 9180's labeled derivations.
struct HPKELabels {
    let kdf: HPKE.KDF
    /// The bytes that name what the keys are for.
    let suite: [UInt8]

    init(kem: HPKE.KEM) { (kdf, suite) = (kem.kdf, Array("KEM".utf8) + HPKELabels.bytes(kem.number)) }

    init(_ suite: HPKE.Ciphersuite) {
        kdf = suite.kdf
        self.suite = Array("HPKE".utf8) + [suite.kem.number, suite.kdf.number, suite.aead.number].flatMap(HPKELabels.bytes)
    }

    private static func bytes(_ number: UInt16) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 255)] }

    func extract(salt: [UInt8] = [], _ label: String, _ key: [UInt8]) -> [UInt8] {
        kdf.extract(salt: salt, Array("HPKE-v1".utf8) + suite + Array(label.utf8) + key)
    }

    func expand(_ key: [UInt8], _ label: String, _ info: [UInt8], count: Int) -> [UInt8] {
        let prefix = HPKELabels.bytes(UInt16(count)) + Array("HPKE-v1".utf8) + suite
        return kdf.expand(key, info: prefix + Array(label.utf8) + info, count: count)
    }

    /// The secret of one or two agreements.
    static func secret(_ kem: HPKE.KEM, _ agreements: [UInt8], context: [UInt8]) -> [UInt8] {
        let labels = HPKELabels(kem: kem)
        return labels.expand(labels.extract("eae_prk", agreements), "shared_secret", context, count: kem.kdf.size)
    }
}

/// A key that both sides know beforehand, with its name.
struct HPKEPresharedKey {
    let key: SymmetricKey
    let identifier: Data
}

/// The keys of a row of messages.
struct HPKESchedule: Sendable {
    private let suite: HPKE.Ciphersuite
    private let key: [UInt8]
    private let nonce: [UInt8]
    private let exporter: [UInt8]
    private var number: UInt64 = 0

    init(
        _ suite: HPKE.Ciphersuite, secret: [UInt8], info: Data, isAuthenticated: Bool, presharedKey: HPKEPresharedKey?
    ) throws {
        if let presharedKey, presharedKey.identifier.isEmpty || presharedKey.key.bitCount == 0 {
            throw HPKE.Errors.inconsistentPSKInputs
        }
        let labels = HPKELabels(suite)
        let mode: UInt8 = (isAuthenticated ? 2 : 0) + (presharedKey == nil ? 0 : 1)
        let context = [mode] + labels.extract("psk_id_hash", presharedKey.map { [UInt8]($0.identifier) } ?? [])
            + labels.extract("info_hash", [UInt8](info))
        let root = labels.extract(salt: secret, "secret", presharedKey?.key.bytes ?? [])
        self.suite = suite
        let isSealing = suite.aead != .exportOnly
        key = isSealing ? labels.expand(root, "key", context, count: suite.aead.keySize) : []
        nonce = isSealing ? labels.expand(root, "base_nonce", context, count: AuthenticatedCipher.nonceSize) : []
        exporter = labels.expand(root, "exp", context, count: suite.kdf.size)
    }

    /// The nonce of the next message.
    private func nextNonce() throws -> [UInt8] {
        if suite.aead == .exportOnly { throw HPKE.Errors.exportOnlyMode }
        guard number < .max else { throw HPKE.Errors.outOfRangeSequenceNumber }
        let bytes = [0, 0, 0, 0] + withUnsafeBytes(of: number.bigEndian) { Array($0) }
        return zip(nonce, bytes).map { $0 ^ $1 }
    }

    mutating func seal(_ message: [UInt8], authenticating data: [UInt8]) throws -> Data {
        let sealed = try suite.aead.seal(message, key: key, nonce: nextNonce(), authenticating: data)
        number += 1
        return sealed
    }

    mutating func open(_ sealed: [UInt8], authenticating data: [UInt8]) throws -> Data {
        guard sealed.count >= AuthenticatedCipher.tagSize else { throw HPKE.Errors.ciphertextTooShort }
        let message = try suite.aead.open(sealed, key: key, nonce: nextNonce(), authenticating: data)
        number += 1
        return message
    }

    var exporterSecret: SymmetricKey { SymmetricKey(data: exporter) }

    func export(_ context: [UInt8], count: Int) -> SymmetricKey {
        SymmetricKey(data: HPKELabels(suite).expand(exporter, "sec", context, count: count))
    }
}
