import Foundation
import FoundationSupplement
import Testing

/// Data that are compressed as on Apple's systems.
@Suite struct DataCompressionTests {
    @Test func compressedDataAreTheSameAgain() throws {
        let data = NSData(data: Data(repeating: 7, count: 100_000))
        let small = try data.compressed(using: .zlib)
        #expect(small.length < 1000)
        #expect(try small.decompressed(using: .zlib) as Data == data as Data)
        let text = NSMutableData(data: Data("tide".utf8))
        try text.compress(using: .zlib)
        try text.decompress(using: .zlib)
        #expect(text as Data == Data("tide".utf8))
    }

    /// A raw stream of one stored block, as other programs write it.
    @Test func theStreamHasNoHeader() throws {
        let stream = NSData(data: Data([1, 2, 0, 0xfd, 0xff, 65, 66]))
        #expect(try stream.decompressed(using: .zlib) as Data == Data("AB".utf8))
    }

    @Test func whatCannotBeReadIsAnError() {
        let data = NSData(data: Data([0xff, 0xff, 0xff]))
        #expect(throws: CocoaError.self) { try data.decompressed(using: .zlib) }
        #expect(throws: CocoaError.self) { try data.decompressed(using: .lzfse) }
        #expect(throws: CocoaError.self) { try data.decompressed(using: .lz4) }
        // There is no library for it.
        #expect(throws: CocoaError.self) { try data.compressed(using: .lzma) }
    }

    @Test func blocksThatAreNotCompressed() throws {
        for algorithm in [NSData.CompressionAlgorithm.lzfse, .lz4] {
            for data in [Data(), Data("tide".utf8), Data(repeating: 9, count: 70_000)] {
                let made = try NSData(data: data).compressed(using: algorithm)
                #expect(try made.decompressed(using: algorithm) as Data == data)
            }
        }
        // The names of blocks are those of Apple's lzfse and of its libcompression.
        let text = try NSData(data: Data("ab".utf8)).compressed(using: .lzfse) as Data
        #expect(text == Data("bvx-".utf8) + [2, 0, 0, 0] + Data("abbvx$".utf8))
    }

    /// "abab…" as LZ4's "Block Format Description" writes it: two letters as they are, and a copy of ten from two before.
    @Test func blocksOfLZ4() throws {
        let block = Data([0x26, 97, 98, 2, 0, 0x10, 33])
        let text = Data("ababababababab".utf8.prefix(12)) + [33]
        func number(_ count: Int) -> Data { Data([UInt8(count), 0, 0, 0]) }
        let stream = Data("bv41".utf8) + number(text.count) + number(block.count) + block + Data("bv4$".utf8)
        #expect(try NSData(data: stream).decompressed(using: .lz4) as Data == text)
        let damaged = Data("bv41".utf8) + number(text.count) + number(5) + [0x26, 97, 98, 9, 0] + Data("bv4$".utf8)
        #expect(throws: CocoaError.self) { try NSData(data: damaged).decompressed(using: .lz4) }
    }
}
