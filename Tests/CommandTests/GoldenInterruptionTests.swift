import Foundation
import Testing

/// Tests that interrupting `verify` and `accept` by Ctrl-C or by a full disk keeps the earlier report, leaves no incomplete
/// file, and allows the next run to complete the work.
@Suite struct GoldenInterruptionTests {
    /// Hello's goldens, a report in which all pictures differ, and other pictures than those of the report.
    private func changed() throws -> GoldenFixture {
        let fixture = try GoldenFixture("Hello")
        #expect(try fixture.record("--date", "2026-06-09T16:41:00Z", "--scale", "1").status == 0)
        try fixture.setMinute(52)
        #expect(try fixture.verify().status == 1)
        try fixture.setMinute(53)
        return fixture
    }

    private static func names(in folder: URL) -> [String] {
        FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    }

    private static func pictures(in folder: URL) throws -> [String: Data] {
        try GoldenFixture.contents(of: folder).filter { $0.key.hasSuffix(".png") }
    }

    private func expectNothingUnfinished(in folder: URL, home: TemporaryFolder, _ comment: Comment) throws {
        let left = Self.names(in: folder).filter {
            $0.hasSuffix(".part") || $0.hasSuffix(".lock") || $0.hasPrefix(".incomplete")
        }
        #expect(left == [], comment)
        #expect(try FileManager.default.contentsOfDirectory(atPath: home.url.path) == [], comment)
    }

    /// The progress of `verify` at the interrupt.
    enum Verified: CaseIterable, Comparable {
        case started, madeItsHome, lockedTheFolder, wroteOnePicture, wroteMostPictures, wroteTheReport, replacedAPicture, isDone

        func hasCome(in output: URL, home: URL, picture: Data) -> Bool {
            func count() -> Int { names(in: output.appendingPathComponent(".incomplete")).count { $0.hasSuffix(".png") } }
            func exists(_ name: String) -> Bool {
                FileManager.default.fileExists(atPath: output.appendingPathComponent(name).path)
            }
            switch self {
            case .started: return true
            case .madeItsHome: return (try? FileManager.default.contentsOfDirectory(atPath: home.path))?.isEmpty == false
            case .lockedTheFolder: return exists(".darkroom.lock")
            case .wroteOnePicture: return count() >= 1
            case .wroteMostPictures: return count() >= 12
            case .wroteTheReport: return exists(".incomplete/report.json")
            case .replacedAPicture:
                let file = output.appendingPathComponent("pictures/Hello/systemLarge-actual.png")
                return FileManager.default.contents(atPath: file.path) != picture
            case .isDone: return false
            }
        }
    }

    @Test func theEarlierReportIsKeptUntilTheNewOneIsComplete() throws {
        let prepared = try changed()
        let before = try GoldenFixture.contents(of: prepared.output)
        let picture = try #require(before["pictures/Hello/systemLarge-actual.png"])
        let whole = try prepared.copy()
        #expect(try whole.verify().status == 1)
        let after = try Self.pictures(in: whole.output)
        #expect(after.count == 18 && after["pictures/Hello/systemLarge-actual.png"] != picture)
        var kept: [Verified] = []
        for moment in Verified.allCases {
            let (fixture, home) = (try prepared.copy(), try TemporaryFolder())
            let goldens = try GoldenFixture.contents(of: fixture.golden)
            let result = try fixture.verify(
                environment: ["TMPDIR": home.url.path],
                interruptedWhen: { moment.hasCome(in: fixture.output, home: home.url, picture: picture) })
            // The run may end before the interrupt reaches it.
            #expect(result.status == 130 || result.status == 1 && moment >= .wroteOnePicture, "\(moment): \(result)")
            try expectNothingUnfinished(in: fixture.output, home: home, "\(moment)")
            #expect(try GoldenFixture.contents(of: fixture.golden) == goldens, "\(moment)")
            let files = try GoldenFixture.contents(of: fixture.output)
            if files == before {
                kept.append(moment)
                let said = "error: interrupted; the report in \(fixture.output.path) is that of an earlier run.\n"
                #expect(result.errors == said || result.errors == "" && moment < .wroteOnePicture, "\(moment): \(result)")
            } else {
                #expect(moment >= .wroteOnePicture && result.errors == "", "\(moment): \(result)")
                #expect(try Self.pictures(in: fixture.output) == after, "\(moment)")
                #expect(Set(files.keys) == Set(before.keys), "\(moment)")
            }
            #expect(try fixture.outcomes().count == 6, "The report can be read.")
            #expect(try fixture.verify().status == 1, "\(moment)")
            #expect(try Self.pictures(in: fixture.output) == after, "\(moment)")
        }
        #expect(kept.contains(.lockedTheFolder) && !kept.contains(.isDone), "\(kept)")
    }

    @Test func anInterruptedFirstRunLeavesNothing() throws {
        let fixture = try changed()
        let place = fixture.output.appendingPathComponent(".incomplete")
        // The run may end before the interrupt reaches it.
        var interrupted: Program.Result?
        for _ in 0..<10 where interrupted == nil {
            try FileManager.default.removeItem(at: fixture.output)
            let result = try fixture.verify(interruptedWhen: { FileManager.default.fileExists(atPath: place.path) })
            if result.status == 130 { interrupted = result } else { #expect(result.status == 1, "\(result)") }
        }
        let result = try #require(interrupted)
        #expect(["", "error: interrupted; there is no report.\n"].contains(result.errors), "\(result)")
        #expect(Self.names(in: fixture.output) == [])
        let nothing = try fixture.accept()
        #expect(nothing.status == 2 && nothing.errors.contains("Run verify first"), "\(nothing)")
    }

    @Test func aFullDiskKeepsTheEarlierReport() throws {
        let fixture = try changed()
        let before = try GoldenFixture.contents(of: fixture.output)
        let result = try fixture.verify(fileSizeLimit: 8)
        #expect(result.status == 2 && result.errors.contains("cannot be written: File too large"), "\(result)")
        #expect(result.errors.split(separator: "\n").count == 1, "\(result)")
        #expect(try GoldenFixture.contents(of: fixture.output) == before)
        #expect(try !FileManager.default.contentsOfDirectory(atPath: fixture.output.path).contains(".incomplete"))
        try fixture.setMinute(52)
        #expect(try fixture.accept().output.contains("Accepted 6 pictures"), "What the earlier report shows can be accepted.")
        #expect(try fixture.verify().status == 0)
        #expect(try Self.pictures(in: fixture.output) == [:], "Pictures of the earlier report go with it.")
    }

    /// The progress of `accept` at the interrupt.
    enum Accepted: CaseIterable, Comparable {
        case started, madeItsHome, lockedTheFolder, isWriting, wroteOneGolden, wroteThreeGoldens, isDone

        func hasCome(in golden: URL, home: URL, before: [String: Data]) -> Bool {
            func count() -> Int {
                before.count { FileManager.default.contents(atPath: golden.appendingPathComponent($0.key).path) != $0.value }
            }
            switch self {
            case .started: return true
            case .madeItsHome: return (try? FileManager.default.contentsOfDirectory(atPath: home.path))?.isEmpty == false
            case .lockedTheFolder: return names(in: golden).contains(".darkroom.lock")
            case .isWriting: return names(in: golden).contains { $0.hasSuffix(".part") }
            case .wroteOneGolden: return count() >= 1
            case .wroteThreeGoldens: return count() >= 3
            case .isDone: return false
            }
        }
    }

    @Test func interruptionsOfAcceptLoseNothing() throws {
        let prepared = try changed()
        let before = try Self.pictures(in: prepared.golden)
        let whole = try prepared.copy()
        #expect(try whole.accept().status == 0)
        let after = try Self.pictures(in: whole.golden)
        #expect(after.count == 6 && after.allSatisfy { before[$0.key] != $0.value })
        for moment in Accepted.allCases {
            let (fixture, home) = (try prepared.copy(), try TemporaryFolder())
            let report = try GoldenFixture.contents(of: fixture.output)
            let result = try fixture.accept(
                environment: ["TMPDIR": home.url.path],
                interruptedWhen: { moment.hasCome(in: fixture.golden, home: home.url, before: before) })
            // The run may end before the interrupt reaches it.
            #expect(result.status == 130 || result.status == 0 && moment > .madeItsHome, "\(moment): \(result)")
            try expectNothingUnfinished(in: fixture.golden, home: home, "\(moment)")
            #expect(try GoldenFixture.contents(of: fixture.output) == report, "\(moment)")
            let now = try Self.pictures(in: fixture.golden)
            let accepted = now.count { after[$0.key] == $0.value }
            #expect(now.count == 6 && now.allSatisfy { [before[$0.key], after[$0.key]].contains($0.value) }, "\(moment)")
            if !result.errors.isEmpty {
                let said = "interrupted after \(accepted) \(accepted == 1 ? "golden was" : "goldens were") accepted"
                #expect(result.errors == "error: \(said); the others are as they were.\n", "\(moment)")
            }
            let again = try fixture.accept()
            #expect(again.status == 0 && again.output.contains("Accepted \(6 - accepted) picture"), "\(moment): \(again)")
            #expect(try Self.pictures(in: fixture.golden) == after, "\(moment)")
            try fixture.setMinute(52)
            #expect(try fixture.verify().status == 0, "\(moment)")
        }
    }
}
