import Foundation
import Testing

@testable import darkroom_fuzz

/// The damaged files of seeds.
@MainActor @Suite struct FileDamageTests {
    @Test func aSeedMakesTheSameFileEachTime() throws {
        let check = try FileCheck()
        for reader in FileReader.all {
            let sample = try reader.sample(0)
            #expect(!sample.isEmpty, "\(reader.name)")
            let files = try (0..<20).map { try check.damaged(reader: reader.name, seed: $0) }
            #expect(try files == (0..<20).map { try check.damaged(reader: reader.name, seed: $0) })
            #expect(Set(files).count > 10, "\(reader.name)")
        }
    }

    /// A reader whose examples it refuses would be tested with nothing.
    @Test func readersReadTheirExamples() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-examples-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for reader in FileReader.all {
            let read = reader.samples.indices.filter { index in
                (try? FileCheck.read(reader.sample(index), by: reader, in: folder.appendingPathComponent(reader.name))) != nil
            }
            #expect(read.contains(0), "\(reader.name) reads \(read) of \(reader.samples.count) examples")
        }
    }
}
