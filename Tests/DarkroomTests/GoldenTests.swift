import CairoGraphics
import Foundation
import Testing

@_spi(Darkroom) @testable import Darkroom

@Suite struct GoldenTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private var golden: Golden {
        Golden(
            file: folder.appendingPathComponent("golden/square.png"),
            failures: folder.appendingPathComponent("failures"))
    }

    private func square(_ pixel: UInt32, length: Int = 4) throws -> Data {
        try PNGEncoder().encode(Bitmap(width: length, height: length) { $0.update(repeating: pixel) })
    }

    @Test func aPictureIsTheSameAsItsRecord() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try golden.compare(square(0xFFFF_0000), name: "square") == .missing)
        try golden.record(square(0xFFFF_0000))
        #expect(try golden.compare(square(0xFFFF_0000), name: "square") == .same)
        // The same pixels in other bytes are the same picture.
        let smaller = try PNGEncoder(compressionLevel: 9).encode(
            Bitmap(width: 4, height: 4) { $0.update(repeating: 0xFFFF_0000) })
        #expect(try golden.compare(smaller, name: "square") == .same)
        #expect(!FileManager.default.fileExists(atPath: golden.failures.path))
    }

    @Test func aDifferenceIsShownInThreeFiles() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try golden.record(square(0xFFFF_0000))
        guard case .different(let comparison, let files) = try golden.compare(square(0xFF00_00FF), name: "square")
        else { Issue.record("no difference"); return }
        #expect(comparison.differingPixels == 16)
        #expect(files.map(\.lastPathComponent) == ["square-expected.png", "square-actual.png", "square-difference.png"])
        #expect(files.allSatisfy { FileManager.default.fileExists(atPath: $0.path) })
    }

    @Test func anotherSizeHasNoDifferencePicture() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try golden.record(square(0xFFFF_0000))
        guard case .different(_, let files) = try golden.compare(square(0xFFFF_0000, length: 5), name: "square")
        else { Issue.record("no difference"); return }
        #expect(files.count == 2)
    }

    @Test func whatIsNoPictureIsAnError() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try golden.record(square(0xFFFF_0000))
        #expect(throws: (any Error).self) { try golden.compare(Data("no picture".utf8), name: "square") }
    }
}
