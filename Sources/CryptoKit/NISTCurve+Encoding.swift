@_implementationOnly import COpenSSL

/// Keys in DER.
extension _NISTCurve {
    func der(ofPoint point: [UInt8]) throws -> [UInt8] {
        let memory = Memory(self)
        let key = try memory.key(secret: nil, point: point)
        defer { EC_KEY_free(key) }
        return _NISTCurve.encoded { i2d_EC_PUBKEY(key, $0) }
    }

    /// PKCS #8's form.
    func der(ofSecret secret: [UInt8]) throws -> [UInt8] {
        let memory = Memory(self)
        let key = try memory.key(secret: secret, point: publicPoint(of: secret))
        let holder = EVP_PKEY_new()
        EVP_PKEY_set1_EC_KEY(holder, key)
        let information = EVP_PKEY2PKCS8(holder)
        defer {
            PKCS8_PRIV_KEY_INFO_free(information)
            EVP_PKEY_free(holder)
            EC_KEY_free(key)
        }
        return _NISTCurve.encoded { i2d_PKCS8_PRIV_KEY_INFO(information, $0) }
    }

    func point(der bytes: [UInt8]) throws -> [UInt8] {
        try withKey(bytes, d2i_PUBKEY) { key, memory in
            memory.pointBytes(EC_KEY_get0_public_key(key))
        }
    }

    func secret(der bytes: [UInt8]) throws -> [UInt8] {
        try withKey(bytes, d2i_AutoPrivateKey) { key, memory in
            memory.bytes(EC_KEY_get0_private_key(key))
        }
    }

    private typealias Decoder = (
        UnsafeMutablePointer<OpaquePointer?>?, UnsafeMutablePointer<UnsafePointer<UInt8>?>?, Int
    ) -> OpaquePointer?

    private func withKey(
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
        guard EC_GROUP_get_curve_name(EC_KEY_get0_group(key)) == identifier else {
            throw CryptoKitASN1Error.invalidObjectIdentifier
        }
        return body(key, Memory(self))
    }

    /// What one of libcrypto's encoders writes.
    static func encoded(_ encode: (UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?) -> Int32) -> [UInt8] {
        let count = Int(encode(nil))
        guard count > 0 else { return [] }
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
            var start = buffer.baseAddress
            written = Int(encode(&start))
        }
    }
}
