@_implementationOnly import COpenSSL
import Foundation

extension AES {
    /// RFC 3394's wrapping of keys by keys.
    public enum KeyWrap {
        public static func wrap(_ keyToWrap: SymmetricKey, using kek: SymmetricKey) throws -> Data {
            let key = keyToWrap.bytes
            guard key.count >= 16, key.count % 8 == 0, let wrapped = try result(of: key, key: kek, isWrapping: true)
            else { throw CryptoKitError.incorrectParameterSize }
            return Data(wrapped)
        }

        public static func unwrap<WrappedKey: DataProtocol>(
            _ wrappedKey: WrappedKey, using kek: SymmetricKey
        ) throws -> SymmetricKey {
            let wrapped = Array(wrappedKey)
            guard wrapped.count >= 24, wrapped.count % 8 == 0 else { throw CryptoKitError.incorrectParameterSize }
            guard let key = try result(of: wrapped, key: kek, isWrapping: false) else { throw CryptoKitError.unwrapFailure }
            return SymmetricKey(data: key)
        }

        /// What libcrypto makes of bytes; nil where it refuses them.
        private static func result(of bytes: [UInt8], key: SymmetricKey, isWrapping: Bool) throws -> [UInt8]? {
            let algorithm: OpaquePointer?
            switch key.bitCount {
            case 128: algorithm = EVP_aes_128_wrap()
            case 192: algorithm = EVP_aes_192_wrap()
            case 256: algorithm = EVP_aes_256_wrap()
            default: throw CryptoKitError.incorrectKeySize
            }
            guard let context = EVP_CIPHER_CTX_new() else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
            defer { EVP_CIPHER_CTX_free(context) }
            EVP_CIPHER_CTX_set_flags(context, EVP_CIPHER_CTX_FLAG_WRAP_ALLOW)
            var (output, count) = ([UInt8](repeating: 0, count: bytes.count + 16), Int32(0))
            guard EVP_CipherInit_ex(context, algorithm, nil, key.bytes, nil, isWrapping ? 1 : 0) == 1,
                EVP_CipherUpdate(context, &output, &count, bytes, Int32(bytes.count)) == 1
            else { return nil }
            return Array(output.prefix(Int(count)))
        }
    }
}
