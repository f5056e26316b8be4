import Foundation
import Testing

@testable import Processes

@Suite struct TemporaryFilesTests {
    /// The end of a program asks twice where it cannot leave its mark. The second call must not wait for the first.
    @Test func filesAreRemovedOnceAndForAll() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-part-\(UUID().uuidString)")
        try Data().write(to: file)
        let files = TemporaryFiles()
        files.add(file.path)
        files.removeAll()
        files.removeAll()
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }
}
