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
        #expect(throws: CocoaError.self) { try data.compressed(using: .lzfse) }
    }
}
