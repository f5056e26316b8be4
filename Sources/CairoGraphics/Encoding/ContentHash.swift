import CPango
import Foundation

/// Tells files apart by their content.
public enum ContentHash {
    /// The SHA-256 of `data` (FIPS 180-4), in hexadecimal.
    public static func sha256(_ data: Data) -> String {
        data.withUnsafeBytes { bytes in
            let start = bytes.bindMemory(to: UInt8.self).baseAddress
            let text = g_compute_checksum_for_data(G_CHECKSUM_SHA256, start, gsize(bytes.count))
            defer { g_free(text) }
            return text.map { String(cString: $0) } ?? ""
        }
    }
}
