import CDeflate
import Foundation

/// Decompresses recorded bodies that servers have sent as gzip.
enum GzipDecoder {
    static func isCompressed(_ data: Data) -> Bool { data.prefix(2).elementsEqual([0x1f, 0x8b]) }

    /// Returns the decompressed data.
    ///
    /// - Throws: `URLError` if the data is damaged or is larger than `BodyFile.limit` when decompressed.
    static func decode(_ data: Data) throws -> Data {
        // The last four bytes are the decompressed size.
        let size = data.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        guard data.count > 18, size <= BodyFile.limit, let decompressor = libdeflate_alloc_decompressor() else {
            throw URLError(.cannotDecodeContentData)
        }
        defer { libdeflate_free_decompressor(decompressor) }
        var decoded = Data(count: size)
        let result = decoded.withUnsafeMutableBytes { output in
            data.withUnsafeBytes { input in
                libdeflate_gzip_decompress(
                    decompressor, input.baseAddress!, input.count, output.baseAddress, output.count, nil)
            }
        }
        guard result == LIBDEFLATE_SUCCESS else { throw URLError(.cannotDecodeContentData) }
        return decoded
    }
}
