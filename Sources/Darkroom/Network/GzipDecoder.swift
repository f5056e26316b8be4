import CDeflate
import Foundation

/// Undoes gzip, which recorded bodies may be compressed with as servers send them.
enum GzipDecoder {
    static func isCompressed(_ data: Data) -> Bool { data.prefix(2).elementsEqual([0x1f, 0x8b]) }

    /// - Throws: `URLError` where the data is damaged, or comes to more than a body may have.
    static func decode(_ data: Data) throws -> Data {
        // The last four bytes say how many there were.
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
