import Foundation
import Testing

/// Tests every command that writes with a program that is killed, and with a disk that is full, at certain steps of its writing.
/// Each file is then the old or the new one, and the same command makes all of them new.
@Suite struct WritingFaultTests {
    private static let steps = [1, 2, 3, 5, 8, 13, 21]
    private let runs: WritingRuns

    init() throws { runs = try WritingRuns() }

    @Test(arguments: WritingRuns.cases) func filesAreOldOrNewAndTheNextRunWorks(test: WritingRuns.Case) throws {
        let base = try runs.old(test)
        let old = try runs.contents(of: base)
        let whole = try runs.copy(of: base)
        #expect(try runs.run(test.line, of: test, in: whole).status == test.status)
        let new = try runs.contents(of: whole).mapValues { runs.plain($0, of: whole) }
        var reached = 0
        for fault in ["kill", "full"] {
            for step in Self.steps {
                let place = try runs.copy(of: base)
                let result = try runs.run(test.line, of: test, in: place, fault: "\(fault):\(step)")
                if result.status == test.status { break }
                reached += 1
                let what: Comment = "\(fault) at step \(step)"
                if fault == "full" {
                    #expect(result.status == 2 && result.errors.contains("No space left on device"), "\(what): \(result)")
                } else {
                    #expect(result.status == 128 + SIGKILL, "\(what): \(result)")
                }
                for (file, data) in try runs.contents(of: place) {
                    if WritingRuns.isHidden(file) {
                        #expect(fault == "kill" || file.hasSuffix("manifest.partial.jsonl"), "\(what) leaves \(file)")
                    } else {
                        #expect(data == old[file] || runs.plain(data, of: place) == new[file], "\(what): \(file)")
                    }
                }
                let again = try runs.run(test.line, of: test, in: place)
                #expect(again.status == test.status, "\(what): \(again.errors)")
                #expect(try runs.contents(of: place).mapValues { runs.plain($0, of: place) } == new, "\(what)")
                let left = try FileManager.default.contentsOfDirectory(atPath: runs.home.url.path)
                #expect(left == [], "\(what)")
            }
        }
        #expect(reached > 3, "Faults have an effect in debug builds alone.")
    }
}
