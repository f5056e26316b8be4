// Apple's Compression. zlib's algorithm works; LZFSE and LZ4 put data into blocks as they are, which Apple's decoders read, and read
// such blocks and those of LZ4; LZMA, Brotli and LZBITMAP have no library, and end with errors.
@_exported import Foundation
import FoundationSupplement

public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }

    var codec: CompressionCodec {
        switch self {
        case COMPRESSION_ZLIB: .zlib
        case COMPRESSION_LZFSE: .lzfse
        case COMPRESSION_LZ4: .lz4
        case COMPRESSION_LZ4_RAW: .lz4Raw
        default: .unsupported
        }
    }
}

public var COMPRESSION_LZ4: compression_algorithm { compression_algorithm(0x100) }
public var COMPRESSION_LZ4_RAW: compression_algorithm { compression_algorithm(0x101) }
public var COMPRESSION_ZLIB: compression_algorithm { compression_algorithm(0x205) }
public var COMPRESSION_LZMA: compression_algorithm { compression_algorithm(0x306) }
public var COMPRESSION_LZBITMAP: compression_algorithm { compression_algorithm(0x702) }
public var COMPRESSION_LZFSE: compression_algorithm { compression_algorithm(0x801) }
public var COMPRESSION_BROTLI: compression_algorithm { compression_algorithm(0xB02) }

/// The bytes that encoding needs to work in: none.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
/// The bytes that decoding needs to work in: none.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Compresses a buffer. Returns the number of bytes, or 0 if there is no room for them or no library for the algorithm.
public func compression_encode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    guard let data = algorithm.codec.compress(Data(bytes: src_buffer, count: src_size)), data.count <= dst_size else { return 0 }
    data.copyBytes(to: dst_buffer, count: data.count)
    return data.count
}

/// Makes a buffer again that was compressed. Returns the number of bytes, of which there are no more than there is room for, or 0 if
/// the data are damaged.
public func compression_decode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    guard let data = algorithm.codec.decompress(Data(bytes: src_buffer, count: src_size)) else { return 0 }
    let count = min(data.count, dst_size)
    data.copyBytes(to: dst_buffer, count: count)
    return count
}
