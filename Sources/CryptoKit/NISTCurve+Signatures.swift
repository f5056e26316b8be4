@_implementationOnly import COpenSSL

extension _NISTCurve {
    /// Returns the signature's two numbers. The nonce comes from the key and the digest, as RFC 6979 describes, so a
    /// signature is the same in each run.
    func signature(of digest: [UInt8], secret: [UInt8]) throws -> [UInt8] {
        let memory = Memory(self)
        var nonces = NonceSequence(self, secret: secret, reducedDigest: reduced(digest, memory))
        while true {
            let nonce = nonces.next()
            guard isSecret(nonce) else { continue }
            let number = memory.number(nonce)
            let inverse = memory.number()
            let first = memory.number(Array(memory.pointBytes(memory.multiplied(number)).dropFirst().prefix(size)))
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

    func isSignature(_ signature: [UInt8], of digest: [UInt8], point: [UInt8]) -> Bool {
        let memory = Memory(self)
        guard signature.count == 2 * size, let key = try? memory.key(secret: nil, point: point) else { return false }
        defer { EC_KEY_free(key) }
        let pair = ecdsaSignature(signature)
        defer { ECDSA_SIG_free(pair) }
        return ECDSA_do_verify(digest, Int32(digest.count), pair, key) == 1
    }

    /// The leftmost bytes of a digest as a number below the order.
    private func reduced(_ digest: [UInt8], _ memory: Memory) -> [UInt8] {
        let number = memory.number(Array(digest.prefix(size)))
        BN_nnmod(number, number, memory.order, memory.scratch)
        return memory.bytes(number)
    }

    /// The caller frees the pair.
    private func ecdsaSignature(_ bytes: [UInt8]) -> OpaquePointer? {
        let pair = ECDSA_SIG_new()
        let second = Array(bytes.suffix(size))
        // The pair owns its numbers.
        ECDSA_SIG_set0(pair, BN_bin2bn(bytes, Int32(size), nil), BN_bin2bn(second, Int32(size), nil))
        return pair
    }

    func der(ofSignature bytes: [UInt8]) -> [UInt8] {
        let pair = ecdsaSignature(bytes)
        defer { ECDSA_SIG_free(pair) }
        return _NISTCurve.encoded { i2d_ECDSA_SIG(pair, $0) }
    }

    func signature(der bytes: [UInt8]) throws -> [UInt8] {
        let pair = bytes.withUnsafeBufferPointer { buffer in
            var start = buffer.baseAddress
            return d2i_ECDSA_SIG(nil, &start, buffer.count)
        }
        guard let pair else { throw CryptoKitASN1Error.invalidASN1Object }
        defer { ECDSA_SIG_free(pair) }
        var signature = [UInt8](repeating: 0, count: 2 * size)
        let isWritten = signature.withUnsafeMutableBufferPointer {
            BN_bn2binpad(ECDSA_SIG_get0_r(pair), $0.baseAddress, Int32(size)) == size
                && BN_bn2binpad(ECDSA_SIG_get0_s(pair), $0.baseAddress! + size, Int32(size)) == size
        }
        guard isWritten else { throw CryptoKitASN1Error.invalidASN1Object }
        return signature
    }
}

/// RFC 6979's nonces.
private struct NonceSequence {
    private let curve: _NISTCurve
    private var key: [UInt8]
    private var value: [UInt8]

    init(_ curve: _NISTCurve, secret: [UInt8], reducedDigest: [UInt8]) {
        self.curve = curve
        let size = curve.code([], []).count
        (key, value) = ([UInt8](repeating: 0, count: size), [UInt8](repeating: 1, count: size))
        for separator: UInt8 in [0, 1] {
            key = curve.code(key, value + [separator] + secret + reducedDigest)
            value = curve.code(key, value)
        }
    }

    mutating func next() -> [UInt8] {
        var nonce: [UInt8] = []
        while nonce.count < curve.size {
            value = curve.code(key, value)
            nonce += value
        }
        key = curve.code(key, value + [0])
        value = curve.code(key, value)
        return leftmost(nonce)
    }

    /// The first bits of some bytes as a number.
    private func leftmost(_ bytes: [UInt8]) -> [UInt8] {
        let shift = curve.size * 8 - curve.bitCount
        var before = 0
        return bytes.prefix(curve.size).map { byte in
            let both = before << 8 | Int(byte)
            before = Int(byte)
            return UInt8(truncatingIfNeeded: both >> shift)
        }
    }
}
