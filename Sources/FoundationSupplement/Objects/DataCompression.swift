import CDeflate
import Foundation

// Compressed data, which Foundation on Linux does not make. zlib's way is computed by libdeflate; the others are Apple's own or
// rare, and end with the error of data that cannot be compressed.

extension NSData {
    public enum CompressionAlgorithm: Int, Sendable { case lzfse, lz4, lzma, zlib }

    /// Compresses the data. What `zlib` stands for is a raw stream without a header, as on Apple's systems.
    ///
    /// - Throws: `CocoaError` if the algorithm is another one.
    public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        guard algorithm == .zlib, let compressor = libdeflate_alloc_compressor(5) else {
            throw CocoaError(CocoaError.Code(rawValue: 5376))
        }
        defer { libdeflate_free_compressor(compressor) }
        var output = Data(count: libdeflate_deflate_compress_bound(compressor, length))
        let count = output.withUnsafeMutableBytes {
            libdeflate_deflate_compress(compressor, bytes, length, $0.baseAddress, $0.count)
        }
        return NSData(data: output.prefix(count))
    }

    /// Makes the data again that was compressed.
    ///
    /// - Throws: `CocoaError` if the algorithm is another one than `zlib`, or the data are damaged or too large.
    public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        let damaged = CocoaError(CocoaError.Code(rawValue: 5377))
        guard algorithm == .zlib, let decompressor = libdeflate_alloc_decompressor() else { throw damaged }
        defer { libdeflate_free_decompressor(decompressor) }
        // The stream does not say how long it becomes.
        var size = Swift.max(length * 4, 1 << 12)
        while size <= 1 << 30 {
            var (output, count) = (Data(count: size), 0)
            let result = output.withUnsafeMutableBytes {
                libdeflate_deflate_decompress(decompressor, bytes, length, $0.baseAddress, $0.count, &count)
            }
            if result == LIBDEFLATE_SUCCESS { return NSData(data: output.prefix(count)) }
            guard result == LIBDEFLATE_INSUFFICIENT_SPACE else { throw damaged }
            size *= 4
        }
        throw damaged
    }
}

extension NSMutableData {
    /// Compresses the data in their place.
    public func compress(using algorithm: CompressionAlgorithm) throws { setData(try compressed(using: algorithm) as Data) }

    /// Makes the data again, in the place of the compressed ones.
    public func decompress(using algorithm: CompressionAlgorithm) throws { setData(try decompressed(using: algorithm) as Data) }
}
