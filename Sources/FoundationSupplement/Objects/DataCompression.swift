import Foundation

// Compressed data, which Foundation on Linux does not make. An algorithm without a library ends with the error of data that cannot
// be compressed.

extension NSData {
    public enum CompressionAlgorithm: Int, Sendable {
        case lzfse, lz4, lzma, zlib

        fileprivate var codec: CompressionCodec {
            switch self {
            case .lzfse: .lzfse
            case .lz4: .lz4
            case .zlib: .zlib
            case .lzma: .unsupported
            }
        }
    }

    /// Compresses the data. What `zlib` stands for is a raw stream without a header, as on Apple's systems; with `lzfse` and
    /// `lz4` the data do not become fewer.
    ///
    /// - Throws: `CocoaError` with `lzma`, which has no library.
    public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        guard let data = algorithm.codec.compress(self as Data) else { throw CocoaError(CocoaError.Code(rawValue: 5376)) }
        return NSData(data: data)
    }

    /// Makes the data again that were compressed.
    ///
    /// - Throws: `CocoaError` with `lzma`, for blocks that LZFSE has compressed, and if the data are damaged or too large.
    public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        guard let data = algorithm.codec.decompress(self as Data) else {
            throw CocoaError(CocoaError.Code(rawValue: 5377))
        }
        return NSData(data: data)
    }
}

extension NSMutableData {
    /// Compresses the data in their place.
    public func compress(using algorithm: CompressionAlgorithm) throws { setData(try compressed(using: algorithm) as Data) }

    /// Makes the data again, in the place of the compressed ones.
    public func decompress(using algorithm: CompressionAlgorithm) throws { setData(try decompressed(using: algorithm) as Data) }
}
