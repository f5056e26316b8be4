import Foundation
import Testing

@testable import Processes

@Suite struct ProcessorWaitsTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("waits-\(UUID())")

    private func waits(_ threads: [String: String]) throws -> ProcessorWaits {
        defer { try? FileManager.default.removeItem(at: folder) }
        for (thread, text) in threads {
            let place = folder.appendingPathComponent(thread)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: place.appendingPathComponent("schedstat"))
        }
        return ProcessorWaits(folder: folder.path)
    }

    @Test func theThreadThatWaitedLongestCounts() throws {
        let before = try waits(["7": "100 1000000000 3\n", "8": "100 5000000000 3\n"])
        let after = try waits(["7": "900 3500000000 9\n", "8": "900 5250000000 9\n", "9": "1 1500000000 1\n"])
        #expect(after.longest(since: before) == 2.5)
        #expect(before.longest(since: before) == 0)
    }

    @Test func whereNothingIsCountedNobodyWaits() throws {
        let some = try waits(["7": "100 1000000000 3\n"])
        for none in [try waits([:]), try waits(["7": "0\n", "8": "one two three"])] {
            #expect(none.longest(since: some) == 0 && none.longest(since: none) == 0)
        }
        #expect(ProcessorWaits().longest(since: ProcessorWaits(folder: "/nowhere")) >= 0)
    }
}
