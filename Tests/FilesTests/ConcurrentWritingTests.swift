import Dispatch
import Foundation
import Testing

@testable import Files

@Suite struct ConcurrentWritingTests {
    /// Two requests for a picture write one file.
    @Test func threadsCanWriteOneFile() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-writing-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let writer = try FileWriter(folder: folder)
        let data = Data(repeating: 7, count: 200_000)
        DispatchQueue.concurrentPerform(iterations: 400) { _ in
            #expect(throws: Never.self) { try writer.write(data, to: "picture.png") }
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["picture.png"])
        #expect(try Data(contentsOf: folder.appendingPathComponent("picture.png")) == data)
    }
}
