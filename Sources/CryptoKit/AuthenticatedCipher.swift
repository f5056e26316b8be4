@_implementationOnly import COpenSSL
import Foundation

/// A cipher of libcrypto that also authenticates, with nonces of 12 bytes or more and tags of 16 bytes.
struct AuthenticatedCipher {
    static let (nonceSize, tagSize) = (12, 16)

    let algorithm: OpaquePointer?
    let key: [UInt8]

    /// - Throws: `CryptoKitError.underlyingCoreCryptoError` where libcrypto refuses.
    func seal(
        _ message: [UInt8], nonce: [UInt8], authenticating data: [UInt8]
    ) throws -> (ciphertext: [UInt8], tag: [UInt8]) {
        try withContext { context in
            var (output, count) = ([UInt8](repeating: 0, count: message.count + 16), Int32(0))
            try check(EVP_EncryptInit_ex(context, algorithm, nil, nil, nil))
            try setNonceSize(nonce.count, of: context)
            try check(EVP_EncryptInit_ex(context, nil, nil, key, nonce))
            try check(EVP_EncryptUpdate(context, nil, &count, data, Int32(data.count)))
            try check(EVP_EncryptUpdate(context, &output, &count, message, Int32(message.count)))
            var rest: Int32 = 0
            var end = [UInt8](repeating: 0, count: 16)
            try check(EVP_EncryptFinal_ex(context, &end, &rest))
            var tag = [UInt8](repeating: 0, count: Self.tagSize)
            try check(EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Int32(tag.count), &tag))
            return (Array(output.prefix(Int(count))), tag)
        }
    }

    /// - Throws: `CryptoKitError.authenticationFailure` where the tag is another.
    func open(_ ciphertext: [UInt8], nonce: [UInt8], tag: [UInt8], authenticating data: [UInt8]) throws -> [UInt8] {
        try withContext { context in
            var (output, count) = ([UInt8](repeating: 0, count: ciphertext.count + 16), Int32(0))
            try check(EVP_DecryptInit_ex(context, algorithm, nil, nil, nil))
            try setNonceSize(nonce.count, of: context)
            try check(EVP_DecryptInit_ex(context, nil, nil, key, nonce))
            try check(EVP_DecryptUpdate(context, nil, &count, data, Int32(data.count)))
            try check(EVP_DecryptUpdate(context, &output, &count, ciphertext, Int32(ciphertext.count)))
            var expected = tag
            try check(EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(tag.count), &expected))
            var rest: Int32 = 0
            var end = [UInt8](repeating: 0, count: 16)
            guard EVP_DecryptFinal_ex(context, &end, &rest) == 1 else { throw CryptoKitError.authenticationFailure }
            return Array(output.prefix(Int(count)))
        }
    }

    private func setNonceSize(_ size: Int, of context: OpaquePointer) throws {
        try check(EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, Int32(size), nil))
    }

    private func withContext<Result>(_ body: (OpaquePointer) throws -> Result) throws -> Result {
        guard let context = EVP_CIPHER_CTX_new() else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
        defer { EVP_CIPHER_CTX_free(context) }
        return try body(context)
    }

    private func check(_ status: Int32) throws {
        guard status == 1 else { throw CryptoKitError.underlyingCoreCryptoError(error: status) }
    }
}

/// The parts of a sealed message: nonce, ciphertext and tag, one behind the other.
struct SealedParts: Sendable {
    let nonce: [UInt8]
    let ciphertext: [UInt8]
    let tag: [UInt8]

    init(nonce: [UInt8], ciphertext: [UInt8], tag: [UInt8]) throws {
        guard tag.count == AuthenticatedCipher.tagSize else { throw CryptoKitError.incorrectParameterSize }
        (self.nonce, self.ciphertext, self.tag) = (nonce, ciphertext, tag)
    }

    init(combined: [UInt8]) throws {
        let (nonceSize, tagSize) = (AuthenticatedCipher.nonceSize, AuthenticatedCipher.tagSize)
        guard combined.count >= nonceSize + tagSize else { throw CryptoKitError.incorrectParameterSize }
        nonce = Array(combined.prefix(nonceSize))
        ciphertext = Array(combined.dropFirst(nonceSize).dropLast(tagSize))
        tag = Array(combined.suffix(tagSize))
    }

    var combined: Data { Data(nonce + ciphertext + tag) }
}
