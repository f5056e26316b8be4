import Foundation
import Testing

/// A short run of Scripts/fuzz-pixels.sh: CPixels under the address and undefined-behaviour sanitizers.
@Suite struct PixelTests {
    @Test func sanitizersFindNothingInCPixels() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let process = Process()
        process.executableURL = root.appendingPathComponent("Scripts/fuzz-pixels.sh")
        process.arguments = ["1", "300", "2000"]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: data, as: UTF8.self)
        #expect(
            process.terminationStatus == 0 && text.contains("2000 calls of CPixels, nothing found"), "\(text.suffix(3000))")
    }
}
