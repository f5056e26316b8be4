import CDeflate
import Foundation

/// The algorithms of Apple's Compression. zlib's is computed by libdeflate. Data in LZFSE and LZ4 are made of blocks that are not
/// compressed, which Apple's decoders read; of what they read here, blocks that LZFSE has compressed are left out. There are
/// no libraries for LZMA, Brotli and LZBITMAP.
package enum CompressionCodec: Sendable {
    case lzfse, lz4, lz4Raw, zlib, unsupported

    package var isSupported: Bool { self != .unsupported }

    /// Compresses data; nil if there is no way to. zlib's way is a raw stream without a header, as on Apple's systems.
    package func compress(_ data: Data) -> Data? {
        switch self {
        case .zlib: return CompressionCodec.deflate(data)
        case .lzfse: return CompressionCodec.block("bvx-", data) + Data("bvx$".utf8)
        case .lz4: return CompressionCodec.block("bv4-", data) + Data("bv4$".utf8)
        case .lz4Raw: return LZ4Block.literals(data)
        case .unsupported: return nil
        }
    }

    /// Makes the data again that were compressed; nil if they are damaged or end too early. What follows the end of a stream is
    /// ignored.
    package func decompress(_ data: Data) -> Data? {
        switch self {
        case .zlib: CompressionCodec.inflate(data)
        case .lzfse, .lz4: CompressionCodec.blocks(of: data)
        case .lz4Raw: LZ4Block.decoded(Array(data), after: [])
        case .unsupported: nil
        }
    }

    private static func deflate(_ data: Data) -> Data? {
        guard let compressor = libdeflate_alloc_compressor(5) else { return nil }
        defer { libdeflate_free_compressor(compressor) }
        var output = Data(count: libdeflate_deflate_compress_bound(compressor, data.count))
        let count = output.withUnsafeMutableBytes { output in
            data.withUnsafeBytes {
                libdeflate_deflate_compress(compressor, $0.baseAddress, $0.count, output.baseAddress, output.count)
            }
        }
        return Data(output.prefix(count))
    }

    private static func inflate(_ data: Data) -> Data? {
        guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
        defer { libdeflate_free_decompressor(decompressor) }
        // The stream does not say how long it becomes.
        var size = max(data.count * 4, 1 << 12)
        while size <= 1 << 30 {
            var (output, count) = (Data(count: size), 0)
            let result = output.withUnsafeMutableBytes { output in
                data.withUnsafeBytes {
                    libdeflate_deflate_decompress(
                        decompressor, $0.baseAddress, $0.count, output.baseAddress, output.count, &count)
                }
            }
            if result == LIBDEFLATE_SUCCESS { return Data(output.prefix(count)) }
            guard result == LIBDEFLATE_INSUFFICIENT_SPACE else { return nil }
            size *= 4
        }
        return nil
    }

    /// A block of data as they are: its name, its length, the data.
    private static func block(_ name: String, _ data: Data) -> Data {
        data.isEmpty ? Data() : Data(name.utf8) + withUnsafeBytes(of: UInt32(data.count).littleEndian) { Data($0) } + data
    }

    private static func blocks(of data: Data) -> Data? {
        let bytes = Array(data)
        var (output, place): ([UInt8], Int) = ([], 0)
        func number(at place: Int) -> Int? {
            guard place + 4 <= bytes.count else { return nil }
            return (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
        }
        while place + 4 <= bytes.count {
            switch String(decoding: bytes[place..<place + 4], as: UTF8.self) {
            case "bvx$", "bv4$": return Data(output)
            case "bvx-", "bv4-":
                guard let count = number(at: place + 4), place + 8 + count <= bytes.count else { return nil }
                output += bytes[(place + 8)..<(place + 8 + count)]
                place += 8 + count
            case "bv41":
                guard let size = number(at: place + 4), let count = number(at: place + 8), place + 12 + count <= bytes.count,
                    let block = LZ4Block.decoded(Array(bytes[(place + 12)..<(place + 12 + count)]), after: output),
                    block.count == size
                else { return nil }
                output += block
                place += 12 + count
            default: return nil
            }
        }
        return nil
    }
}

/// A block of LZ4: sequences of bytes as they are and of copies of earlier ones (LZ4's "Block Format Description").
private enum LZ4Block {
    /// A block without copies.
    static func literals(_ data: Data) -> Data {
        var output = Data([UInt8(min(15, data.count)) << 4])
        var rest = data.count - 15
        while rest >= 0 {
            output.append(UInt8(min(255, rest)))
            rest -= 255
        }
        return output + data
    }

    /// The bytes that a block stands for; nil if it is damaged. Copies may begin in the bytes before it.
    static func decoded(_ bytes: [UInt8], after history: [UInt8]) -> Data? {
        var (output, place) = (history, 0)
        func length(_ start: UInt8) -> Int? {
            var length = Int(start)
            guard start == 15 else { return length }
            while place < bytes.count {
                let byte = bytes[place]
                place += 1
                length += Int(byte)
                if byte < 255 { return length }
            }
            return nil
        }
        while place < bytes.count {
            let token = bytes[place]
            place += 1
            guard let literals = length(token >> 4), place + literals <= bytes.count else { return nil }
            output += bytes[place..<(place + literals)]
            place += literals
            if place == bytes.count { break }
            guard place + 2 <= bytes.count else { return nil }
            let distance = Int(bytes[place]) | Int(bytes[place + 1]) << 8
            place += 2
            guard let copies = length(token & 15), distance > 0, distance <= output.count, output.count < 1 << 30 else { return nil }
            for _ in 0..<(copies + 4) { output.append(output[output.count - distance]) }
        }
        return Data(output[history.count...])
    }
}
