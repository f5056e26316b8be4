import CGLib
import Foundation

/// Hashes that identify files by their content.
package enum ContentHash {
    /// Returns the SHA-256 of `data` (FIPS 180-4), in hexadecimal.
    package static func sha256(_ data: Data) -> String {
        data.withUnsafeBytes { bytes in
            let start = bytes.bindMemory(to: UInt8.self).baseAddress
            let text = g_compute_checksum_for_data(G_CHECKSUM_SHA256, start, gsize(bytes.count))
            defer { g_free(text) }
            return text.map { String(cString: $0) } ?? ""
        }
    }

    /// Returns the SHA-256 of the rest of `file`, of any length, in hexadecimal.
    ///
    /// - Throws: the error of reading the file.
    package static func sha256(_ file: FileHandle) throws -> String {
        guard let checksum = g_checksum_new(G_CHECKSUM_SHA256) else { return "" }
        defer { g_checksum_free(checksum) }
        while let part = try file.read(upToCount: 1 << 16), !part.isEmpty {
            part.withUnsafeBytes {
                g_checksum_update(checksum, $0.bindMemory(to: UInt8.self).baseAddress, gssize($0.count))
            }
        }
        return g_checksum_get_string(checksum).map { String(cString: $0) } ?? ""
    }
}
