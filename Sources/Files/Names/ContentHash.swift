@_implementationOnly import COpenSSL
import Foundation

/// Hashes that identify files by their content.
package enum ContentHash {
    /// Returns the SHA-256 of `data` (FIPS 180-4), in hexadecimal.
    package static func sha256(_ data: Data) -> String {
        var hash = RunningSHA256()
        data.withUnsafeBytes { hash.update($0) }
        return hash.finalized()
    }

    /// Returns the SHA-256 of the rest of `file`, of any length, in hexadecimal.
    ///
    /// - Throws: the error of reading the file.
    package static func sha256(_ file: FileHandle) throws -> String {
        var hash = RunningSHA256()
        while let part = try file.read(upToCount: 1 << 16), !part.isEmpty {
            part.withUnsafeBytes { hash.update($0) }
        }
        return hash.finalized()
    }
}

/// A SHA-256 in progress. libcrypto uses the processor's instructions for it, and these functions need none of its set-up.
private struct RunningSHA256 {
    private var state = SHA256_CTX()

    init() { SHA256_Init(&state) }

    mutating func update(_ bytes: UnsafeRawBufferPointer) { SHA256_Update(&state, bytes.baseAddress, bytes.count) }

    /// Returns the hash in hexadecimal.
    mutating func finalized() -> String {
        var bytes = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
        SHA256_Final(&bytes, &state)
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}
