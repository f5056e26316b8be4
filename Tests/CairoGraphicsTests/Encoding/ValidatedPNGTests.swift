import CDeflate
import Foundation
import Testing

@testable import CairoGraphics

@Suite struct ValidatedPNGTests {
    private func whole(_ encoder: PNGEncoder = PNGEncoder()) throws -> Data { try encoder.encode(KnownPair.widget()) }

    /// Returns a PNG file of these chunks with valid checksums.
    private func file(_ parts: (String, [UInt8])...) -> Data {
        var file = PNGChunks.signature
        for (name, content) in parts { PNGChunks.append(name, content, to: &file) }
        return file
    }

    private func header(
        _ width: UInt32 = 2, _ height: UInt32 = 2, bits: UInt8 = 8, type: UInt8 = 2, interlaced: UInt8 = 0
    ) -> (String, [UInt8]) {
        ("IHDR", PNGChunks.bytes(width) + PNGChunks.bytes(height) + [bits, type, 0, 0, interlaced])
    }

    private func pixels(_ bytes: [UInt8]) -> (String, [UInt8]) {
        let compressor = libdeflate_alloc_compressor(6)!
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
        return ("IDAT", [UInt8](unsafeUninitializedCapacity: bound) { out, count in
            count = libdeflate_zlib_compress(compressor, bytes, bytes.count, out.baseAddress!, bound)
        })
    }

    private func message(_ data: Data) -> String? {
        do {
            _ = try ValidatedPNG(data, name: "golden/ring.png").bitmap()
            return nil
        } catch {
            return (error as? PictureFailure)?.message
        }
    }

    private func expectFailure(_ data: Data, _ reason: String, location: SourceLocation = #_sourceLocation) {
        let message = message(data)
        #expect(message?.contains(reason) == true, "\(message ?? "no failure")", sourceLocation: location)
        #expect(message?.hasPrefix("golden/ring.png ") == true, sourceLocation: location)
        #expect(message?.hasSuffix(".") == true, sourceLocation: location)
    }

    @Test func otherDataIsReported() throws {
        expectFailure(Data(), "is an empty file")
        expectFailure(Data("no picture".utf8), "is not a PNG file")
        expectFailure(Data([0xFF, 0xD8, 0xFF, 0xE0]), "is not a PNG file")
        expectFailure(Data("version https://git-lfs.github.com/spec/v1\n".utf8), "git lfs pull")
        var text = try whole()
        text.remove(at: 4)
        expectFailure(text, ".gitattributes")
    }

    @Test func everyCutIsSeen() throws {
        let file = try whole(.smallest)
        for length in 1..<file.count {
            let data = file.prefix(length)
            #expect(message(data)?.contains("truncated") == true, "after \(length) bytes")
        }
        #expect(message(file) == nil)
    }

    @Test func everyWrongByteIsSeen() throws {
        let file = try whole(.smallest)
        for place in file.indices {
            var data = file
            data[place] ^= 0x10
            #expect(message(data) != nil, "at byte \(place)")
        }
    }

    @Test func unsupportedFormatsAreReported() {
        let data = pixels([UInt8](repeating: 0, count: 14))
        expectFailure(file(header(bits: 16), data, ("IEND", [])), "has 16 bits per channel")
        expectFailure(file(header(interlaced: 1), data, ("IEND", [])), "is interlaced")
        expectFailure(file(header(type: 5), data, ("IEND", [])), "has an invalid format")
        expectFailure(file(header(bits: 4), data, ("IEND", [])), "has an invalid format")
        expectFailure(file(header(type: 3), data, ("IEND", [])), "has no palette")
        expectFailure(file(data, header(), ("IEND", [])), "header is not at the start")
        expectFailure(file(header(), header(), ("IEND", [])), "header is not at the start")
        expectFailure(file(("IHDR", [1, 2, 3]), ("IEND", [])), "header is not at the start")
        expectFailure(file(header(), ("NEWS", []), data, ("IEND", [])), "an unknown chunk NEWS")
        #expect(message(file(header(), ("news", []), data, ("IEND", []))) == nil)
    }

    @Test func sizesAreChecked() {
        let data = pixels([UInt8](repeating: 0, count: 14))
        expectFailure(file(header(0, 2), data, ("IEND", [])), "is empty: its header declares 0 by 2")
        expectFailure(file(header(2, 0), data, ("IEND", [])), "is empty")
        expectFailure(file(header(60_000, 60_000), data, ("IEND", [])), "60000 by 60000 pixels; the limits are")
        expectFailure(file(header(.max, .max), data, ("IEND", [])), "the limits are")
    }

    /// The file contains 100 MB of zeros in 100 KB. Decompression stops at the size of the picture.
    @Test func bombsAreNotUnpacked() {
        let bomb = pixels([UInt8](repeating: 0, count: 100_000_000))
        #expect(bomb.1.count < 200_000)
        expectFailure(file(header(), bomb, ("IEND", [])), "decompresses to more than its 2 by 2 pixels")
        expectFailure(file(header(9000, 9000), pixels([0, 0, 0]), ("IEND", [])), "decompresses to 3 bytes")
    }

    @Test func pixelsMustMatchTheHeader() {
        expectFailure(file(header(), pixels([0, 1, 2, 3, 4, 5, 6]), ("IEND", [])), "decompresses to 7 bytes")
        expectFailure(file(header(), ("IDAT", [1, 2, 3]), ("IEND", [])), "cannot be decompressed")
        expectFailure(file(header(), ("IEND", [])), "cannot be decompressed")
        expectFailure(
            file(header(), pixels([9] + [UInt8](repeating: 0, count: 13)), ("IEND", [])), "an invalid filter")
    }

    /// Formats of other encoders are compared with the library that reads all of PNG.
    @Test func otherKindsAreReadAsTheLibraryReadsThem() throws {
        var random = SystemIndependentRandom(state: 3)
        let kinds: [(UInt8, UInt8, Int)] = [
            (0, 1, 1), (0, 2, 1), (0, 4, 1), (0, 8, 1), (2, 8, 3), (3, 1, 1), (3, 2, 1), (3, 4, 1), (3, 8, 1),
            (4, 8, 2), (6, 8, 4),
        ]
        for (type, bits, channels) in kinds {
            for filter in UInt8(0)...4 {
                let length = (13 * channels * Int(bits) + 7) / 8
                let lines = (0..<7).flatMap { _ in
                    [filter] + (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
                }
                var parts = [header(13, 7, bits: bits, type: type)]
                if type == 3 {
                    parts.append(("PLTE", (0..<3 << bits).map { _ in UInt8.random(in: 0...255, using: &random) }))
                    parts.append(("tRNS", [0, 7]))
                } else if type == 0 {
                    parts.append(("tRNS", [0, 1]))
                } else if type == 2 {
                    parts.append(("tRNS", [0, lines[1], 0, lines[2], 0, lines[3]]))
                }
                var data = PNGChunks.signature
                for (name, content) in parts + [pixels(lines), ("IEND", [])] {
                    PNGChunks.append(name, content, to: &data)
                }
                let bitmap = try ValidatedPNG(data, name: "kind").bitmap()
                #expect(try bitmap == PNGDecoder.decode(data), "color type \(type), \(bits) bits, filter \(filter)")
            }
        }
    }

    @Test func aSliceIsRead() throws {
        let data = Data([1, 2, 3]) + (try whole())
        #expect(try ValidatedPNG(data.dropFirst(3), name: "slice").bitmap() == KnownPair.widget())
    }
}
