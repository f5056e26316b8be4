import Foundation
import Testing

/// Two runs of every command that writes, at the same time and on the same folder.
@Suite struct TwoRunsTests {
    private let runs: WritingRuns

    init() throws { runs = try WritingRuns() }

    /// The one that comes second is refused, or both write the same.
    @Test(arguments: WritingRuns.cases) func bothEndInOrder(test: WritingRuns.Case) async throws {
        let base = try runs.old(test)
        let whole = try runs.copy(of: base)
        #expect(try runs.run(test.line, of: test, in: whole).status == test.status)
        let new = try runs.contents(of: whole).mapValues { runs.plain($0, of: whole) }
        let place = try runs.copy(of: base)
        let (first, second) = try await (ended(test, in: place), ended(test, in: place))
        for result in [first, second] where result.status != test.status {
            #expect(result.status == 2 && result.errors.contains("Another run is writing to "), "\(result)")
            #expect(test.isAlone, "\(result)")
        }
        #expect(first.status == test.status || second.status == test.status, "\(first), \(second)")
        #expect(try runs.contents(of: place).mapValues { runs.plain($0, of: place) } == new)
        #expect(try FileManager.default.contentsOfDirectory(atPath: runs.home.url.path) == [])
    }

    /// While another run holds the folder, nothing in it changes.
    @Test(arguments: WritingRuns.cases.filter(\.isAlone)) func heldFoldersStayAsTheyAre(test: WritingRuns.Case) throws {
        let place = try runs.old(test)
        let old = try runs.contents(of: place)
        var locks: [Int32] = []
        for name in ["out", "golden"] {
            let folder = place.appendingPathComponent(name)
            guard FileManager.default.fileExists(atPath: folder.path) || name == "out" else { continue }
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let lock = open(folder.appendingPathComponent(".darkroom.lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
            #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
            locks.append(lock)
        }
        let result = try runs.run(test.line, of: test, in: place)
        #expect(result.status == 2 && result.errors.contains("Another run is writing to "), "\(result)")
        let now = try runs.contents(of: place).filter { !$0.key.hasSuffix(".darkroom.lock") }
        #expect(now == old)
        locks.forEach { close($0) }
    }

    private func ended(_ test: WritingRuns.Case, in place: URL) async throws -> Program.Result {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result { try runs.run(test.line, of: test, in: place) }) }
        }
    }
}
