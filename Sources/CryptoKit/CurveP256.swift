@_implementationOnly import COpenSSL
import Foundation

/// NIST's curve P-256 in libcrypto. Numbers have 32 bytes; points are in the uncompressed form of X9.63, 65 bytes.
enum CurveP256 {
    /// libcrypto's numbers, points and keys, freed together.
    private final class Memory {
        let group = EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1)
        let scratch = BN_CTX_new()
        private var numbers: [OpaquePointer?] = []
        private var points: [OpaquePointer?] = []

        deinit {
            numbers.forEach(BN_clear_free)
            points.forEach(EC_POINT_free)
            EC_GROUP_free(group)
            BN_CTX_free(scratch)
        }

        var order: OpaquePointer? { EC_GROUP_get0_order(group) }

        func number(_ bytes: [UInt8] = []) -> OpaquePointer? {
            let number = BN_bin2bn(bytes, Int32(bytes.count), nil)
            numbers.append(number)
            return number
        }

        func point() -> OpaquePointer? {
            let point = EC_POINT_new(group)
            points.append(point)
            return point
        }

        /// - Throws: `CryptoKitError.invalidParameter` where the bytes are no point of the curve.
        func point(_ bytes: [UInt8]) throws -> OpaquePointer? {
            let point = point()
            guard EC_POINT_oct2point(group, point, bytes, bytes.count, scratch) == 1,
                EC_POINT_is_at_infinity(group, point) == 0
            else { throw CryptoKitError.invalidParameter }
            return point
        }

        /// The base point times a number.
        func multiplied(_ number: OpaquePointer?) -> OpaquePointer? {
            let point = point()
            precondition(EC_POINT_mul(group, point, number, nil, nil, scratch) == 1, "libcrypto lacks P-256.")
            return point
        }

        func pointBytes(_ point: OpaquePointer?, compressed: Bool = false) -> [UInt8] {
            let form = compressed ? POINT_CONVERSION_COMPRESSED : POINT_CONVERSION_UNCOMPRESSED
            var bytes = [UInt8](repeating: 0, count: compressed ? 33 : 65)
            EC_POINT_point2oct(group, point, form, &bytes, bytes.count, scratch)
            return bytes
        }

        func bytes(_ number: OpaquePointer?) -> [UInt8] {
            var bytes = [UInt8](repeating: 0, count: 32)
            BN_bn2binpad(number, &bytes, 32)
            return bytes
        }

        /// A key; the caller frees it.
        func key(secret: [UInt8]?, point bytes: [UInt8]) throws -> OpaquePointer? {
            let key = EC_KEY_new_by_curve_name(NID_X9_62_prime256v1)
            EC_KEY_set_public_key(key, try point(bytes))
            if let secret { EC_KEY_set_private_key(key, number(secret)) }
            return key
        }
    }

    /// Whether a number is from 1 to the order of the curve less 1.
    static func isSecret(_ bytes: [UInt8]) -> Bool {
        let memory = Memory()
        let number = memory.number(bytes)
        return bytes.count == 32 && BN_is_zero(number) == 0 && BN_cmp(number, memory.order) < 0
    }

    static func randomSecret() -> [UInt8] {
        while true {
            let bytes = randomBytes(32)
            if isSecret(bytes) { return bytes }
        }
    }

    static func publicPoint(of secret: [UInt8]) -> [UInt8] {
        let memory = Memory()
        return memory.pointBytes(memory.multiplied(memory.number(secret)))
    }

    /// A point in the uncompressed form.
    static func point(_ bytes: [UInt8]) throws -> [UInt8] {
        let memory = Memory()
        return memory.pointBytes(try memory.point(bytes))
    }

    static func compressed(_ point: [UInt8]) throws -> [UInt8] {
        let memory = Memory()
        return memory.pointBytes(try memory.point(point), compressed: true)
    }

    /// The first coordinate of the product, as RFC 5903 has it.
    static func agreement(_ secret: [UInt8], with point: [UInt8]) throws -> [UInt8] {
        let memory = Memory()
        let product = memory.point()
        guard
            EC_POINT_mul(memory.group, product, nil, try memory.point(point), memory.number(secret), memory.scratch)
                == 1
        else { throw CryptoKitError.invalidParameter }
        return Array(memory.pointBytes(product).dropFirst().prefix(32))
    }

    // MARK: Signatures

    /// Returns the signature's two numbers. The nonce comes from the key and the digest, as RFC 6979 describes, so a
    /// signature is the same in each run.
    static func signature(of digest: [UInt8], secret: [UInt8]) throws -> [UInt8] {
        let memory = Memory()
        var nonces = NonceSequence(secret: secret, reducedDigest: reduced(digest, memory))
        while true {
            let nonce = nonces.next()
            guard isSecret(nonce) else { continue }
            let number = memory.number(nonce)
            let inverse = memory.number()
            let first = memory.number(Array(memory.pointBytes(memory.multiplied(number)).dropFirst().prefix(32)))
            guard BN_mod_inverse(inverse, number, memory.order, memory.scratch) != nil,
                BN_nnmod(first, first, memory.order, memory.scratch) == 1
            else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
            let key = try memory.key(secret: secret, point: publicPoint(of: secret))
            defer { EC_KEY_free(key) }
            guard let signature = ECDSA_do_sign_ex(digest, Int32(digest.count), inverse, first, key) else { continue }
            defer { ECDSA_SIG_free(signature) }
            return memory.bytes(ECDSA_SIG_get0_r(signature)) + memory.bytes(ECDSA_SIG_get0_s(signature))
        }
    }

    static func isSignature(_ signature: [UInt8], of digest: [UInt8], point: [UInt8]) -> Bool {
        let memory = Memory()
        guard signature.count == 64, let key = try? memory.key(secret: nil, point: point) else { return false }
        defer { EC_KEY_free(key) }
        let pair = ecdsaSignature(signature)
        defer { ECDSA_SIG_free(pair) }
        return ECDSA_do_verify(digest, Int32(digest.count), pair, key) == 1
    }

    /// The leftmost 32 bytes of a digest as a number below the order.
    private static func reduced(_ digest: [UInt8], _ memory: Memory) -> [UInt8] {
        let number = memory.number(Array(digest.prefix(32)))
        BN_nnmod(number, number, memory.order, memory.scratch)
        return memory.bytes(number)
    }

    /// The caller frees the pair.
    private static func ecdsaSignature(_ bytes: [UInt8]) -> OpaquePointer? {
        let pair = ECDSA_SIG_new()
        let second = Array(bytes.suffix(32))
        // The pair owns its numbers.
        ECDSA_SIG_set0(pair, BN_bin2bn(bytes, 32, nil), BN_bin2bn(second, 32, nil))
        return pair
    }

    static func der(ofSignature bytes: [UInt8]) -> [UInt8] {
        let pair = ecdsaSignature(bytes)
        defer { ECDSA_SIG_free(pair) }
        return encoded { i2d_ECDSA_SIG(pair, $0) }
    }

    static func signature(der bytes: [UInt8]) throws -> [UInt8] {
        let pair = bytes.withUnsafeBufferPointer { buffer in
            var start = buffer.baseAddress
            return d2i_ECDSA_SIG(nil, &start, buffer.count)
        }
        guard let pair else { throw CryptoKitASN1Error.invalidASN1Object }
        defer { ECDSA_SIG_free(pair) }
        var signature = [UInt8](repeating: 0, count: 64)
        let isWritten = signature.withUnsafeMutableBufferPointer {
            BN_bn2binpad(ECDSA_SIG_get0_r(pair), $0.baseAddress, 32) == 32
                && BN_bn2binpad(ECDSA_SIG_get0_s(pair), $0.baseAddress! + 32, 32) == 32
        }
        guard isWritten else { throw CryptoKitASN1Error.invalidASN1Object }
        return signature
    }

    // MARK: Keys in DER

    static func der(ofPoint point: [UInt8]) throws -> [UInt8] {
        let memory = Memory()
        let key = try memory.key(secret: nil, point: point)
        defer { EC_KEY_free(key) }
        return encoded { i2d_EC_PUBKEY(key, $0) }
    }

    /// PKCS #8's form.
    static func der(ofSecret secret: [UInt8]) throws -> [UInt8] {
        let memory = Memory()
        let key = try memory.key(secret: secret, point: publicPoint(of: secret))
        let holder = EVP_PKEY_new()
        EVP_PKEY_set1_EC_KEY(holder, key)
        let information = EVP_PKEY2PKCS8(holder)
        defer {
            PKCS8_PRIV_KEY_INFO_free(information)
            EVP_PKEY_free(holder)
            EC_KEY_free(key)
        }
        return encoded { i2d_PKCS8_PRIV_KEY_INFO(information, $0) }
    }

    static func point(der bytes: [UInt8]) throws -> [UInt8] {
        try withKey(bytes, d2i_PUBKEY) { key, memory in
            memory.pointBytes(EC_KEY_get0_public_key(key))
        }
    }

    static func secret(der bytes: [UInt8]) throws -> [UInt8] {
        try withKey(bytes, d2i_AutoPrivateKey) { key, memory in
            memory.bytes(EC_KEY_get0_private_key(key))
        }
    }

    private typealias Decoder = (
        UnsafeMutablePointer<OpaquePointer?>?, UnsafeMutablePointer<UnsafePointer<UInt8>?>?, Int
    ) -> OpaquePointer?

    private static func withKey(
        _ bytes: [UInt8], _ decode: Decoder, _ body: (OpaquePointer, Memory) -> [UInt8]
    ) throws -> [UInt8] {
        let holder = bytes.withUnsafeBufferPointer { buffer in
            var start = buffer.baseAddress
            return decode(nil, &start, buffer.count)
        }
        guard let holder else { throw CryptoKitASN1Error.invalidASN1Object }
        defer { EVP_PKEY_free(holder) }
        guard let key = EVP_PKEY_get1_EC_KEY(holder) else { throw CryptoKitASN1Error.invalidObjectIdentifier }
        defer { EC_KEY_free(key) }
        guard EC_GROUP_get_curve_name(EC_KEY_get0_group(key)) == NID_X9_62_prime256v1 else {
            throw CryptoKitASN1Error.invalidObjectIdentifier
        }
        return body(key, Memory())
    }

    /// What one of libcrypto's encoders writes.
    private static func encoded(_ encode: (UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?) -> Int32) -> [UInt8] {
        let count = Int(encode(nil))
        guard count > 0 else { return [] }
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
            var start = buffer.baseAddress
            written = Int(encode(&start))
        }
    }
}

/// RFC 6979's nonces, with SHA-256.
private struct NonceSequence {
    private var key = [UInt8](repeating: 0, count: 32)
    private var value = [UInt8](repeating: 1, count: 32)

    init(secret: [UInt8], reducedDigest: [UInt8]) {
        for separator: UInt8 in [0, 1] {
            key = code(value + [separator] + secret + reducedDigest)
            value = code(value)
        }
    }

    mutating func next() -> [UInt8] {
        value = code(value)
        let nonce = value
        key = code(value + [0])
        value = code(value)
        return nonce
    }

    private func code(_ data: [UInt8]) -> [UInt8] {
        HMAC<SHA256>.authenticationCode(for: data, using: SymmetricKey(data: key)).bytes
    }
}
