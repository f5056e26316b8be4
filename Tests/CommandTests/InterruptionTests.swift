import Foundation
import Testing

/// Tests that interrupting `timeline` by Ctrl-C leaves no incomplete file, and that the same command resumes the run.
@Suite struct InterruptionTests {
    private static let maximumAttempts = 50
    private static let arguments = ["timeline", "--scale", "1", "--date", "2026-06-09T16:00:00Z", "--kind", "Minutes"]

    /// The progress of a run at the interrupt.
    enum Moment: CaseIterable {
        case started, madeItsHome, lockedTheFolder, openedTheJournal, wroteOnePicture, wroteMostPictures, wroteTheManifest

        func hasCome(in folder: URL, home: URL) -> Bool {
            func exists(_ name: String) -> Bool {
                FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
            }
            switch self {
            case .started: return true
            case .madeItsHome: return (try? FileManager.default.contentsOfDirectory(atPath: home.path))?.isEmpty == false
            case .lockedTheFolder: return exists(".darkroom.lock")
            case .openedTheJournal: return exists("manifest.partial.jsonl")
            case .wroteOnePicture: return exists("Minutes/systemSmall/20260609T160000Z.png")
            case .wroteMostPictures: return exists("Minutes/systemSmall/20260609T174500Z.png")
            case .wroteTheManifest: return exists("manifest.json")
            }
        }
    }

    private func run(
        in folder: TemporaryFolder, home: TemporaryFolder, interruptedAt moment: Moment? = nil
    ) throws -> Program.Result {
        try Program(name: "Troubles").run(
            Self.arguments + ["--output", folder.url.path], environment: ["TMPDIR": home.url.path],
            interruptedWhen: moment.map { moment in { moment.hasCome(in: folder.url, home: home.url) } })
    }

    /// Interrupts runs in new folders until an interrupt arrives in time, and returns that run and its folder.
    ///
    /// On a busy machine, a run may end before the test sees that the moment has come. If no interrupt arrives in many runs,
    /// the result is the last run's, whose status says so.
    private func interruptedRun(
        home: TemporaryFolder, at moment: Moment
    ) throws -> (folder: TemporaryFolder, result: Program.Result) {
        var attempts = 0
        while true {
            let folder = try TemporaryFolder()
            let result = try run(in: folder, home: home, interruptedAt: moment)
            attempts += 1
            // The manifest is the last file of a run, so an interrupt after it may always be late.
            if result.status != 0 || moment == .wroteTheManifest || attempts == Self.maximumAttempts {
                return (folder, result)
            }
        }
    }

    /// Interrupts a run, and the run that resumes it as soon as that adds to the journal. The result is the second run's.
    private func twiceInterruptedRun(home: TemporaryFolder) throws -> (TemporaryFolder, Program.Result) {
        let (folder, first) = try interruptedRun(home: home, at: .wroteMostPictures)
        #expect(first.status == 130)
        let journal = folder.url.appendingPathComponent("manifest.partial.jsonl")
        let size = try Data(contentsOf: journal).count
        let second = try Program(name: "Troubles").run(
            Self.arguments + ["--output", folder.url.path],
            interruptedWhen: { ((try? Data(contentsOf: journal).count) ?? 0) > size })
        return (folder, second)
    }

    private func contents(of folder: TemporaryFolder) throws -> [String: Data] {
        try Dictionary(uniqueKeysWithValues: folder.files.map {
            ($0, try Data(contentsOf: folder.url.appendingPathComponent($0)))
        })
    }

    @Test func interruptionsAtAnyTimeLoseNothing() throws {
        let home = try TemporaryFolder()
        let whole = try TemporaryFolder()
        #expect(try run(in: whole, home: home).status == 0)
        let expected = try contents(of: whole)
        #expect(expected.count == 121)
        for moment in Moment.allCases {
            let (folder, result) = try interruptedRun(home: home, at: moment)
            #expect(result.status == 130 || (result.status == 0 && moment == .wroteTheManifest), "\(moment): \(result)")
            #expect(!result.errors.contains("cannot be"), "\(moment): \(result.errors)")
            #expect(!folder.files.contains { $0.hasSuffix(".part") || $0.hasSuffix(".lock") }, "\(moment): \(folder.files)")
            #expect(try FileManager.default.contentsOfDirectory(atPath: home.url.path) == [], "\(moment)")
            for (file, data) in try contents(of: folder) where file.hasSuffix(".png") {
                #expect(data == expected[file], "\(moment): \(file)")
            }
            let resumed = try run(in: folder, home: home)
            #expect(resumed.status == 0, "\(moment): \(resumed.errors)")
            #expect(try contents(of: folder) == expected, "\(moment)")
        }
    }

    @Test func repeatedInterruptionsLoseNothing() throws {
        let home = try TemporaryFolder()
        var (folder, again) = try twiceInterruptedRun(home: home)
        for _ in 1..<Self.maximumAttempts where again.status == 0 { (folder, again) = try twiceInterruptedRun(home: home) }
        #expect(again.status == 130)
        // The pictures of the first run are not drawn again, even though the second run was interrupted before them.
        let resumed = try run(in: folder, home: home)
        let count = try #require(resumed.output.firstMatch(of: #/(\d+) there already/#).flatMap { Int($0.1) })
        #expect(count >= 100, "\(resumed.output)")
        #expect(folder.files.count == 121)
    }

    /// The next run removes what a killed supervisor leaves, and nothing that belongs to a run that goes on.
    @Test func theHomeOfAKilledRunIsRemovedByTheNextOne() throws {
        let (home, folder) = (try TemporaryFolder(), try TemporaryFolder())
        let abandoned = home.url.appendingPathComponent("darkroom-run.gone12/tmp/x")
        let taken = home.url.appendingPathComponent("darkroom-run.taken1")
        for place in [abandoned, taken] { try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true) }
        let lock = open(taken.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { close(lock) }
        #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
        let result = try Program(name: "Troubles").run(
            ["render", "--kind", "Odd", "--output", folder.url.path], environment: ["TMPDIR": home.url.path])
        #expect(result.status == 0, "\(result.errors)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: home.url.path) == ["darkroom-run.taken1"])
    }

    @Test func otherJobsAndOutputsResumeTheRun() throws {
        let home = try TemporaryFolder()
        let (folder, interrupted) = try interruptedRun(home: home, at: .wroteMostPictures)
        #expect(interrupted.status == 130)
        let resumed = try Program(name: "Troubles").run(
            Self.arguments + ["--jobs", "1", "--quiet", "--output=\(folder.url.path)/."])
        #expect(resumed.status == 0 && resumed.output == "")
        let manifest = try String(contentsOf: folder.url.appendingPathComponent("manifest.json"), encoding: .utf8)
        #expect(manifest.components(separatedBy: "\n").filter { $0.hasPrefix("{\"accessibility\"") }.count == 120)
    }

    @Test func filesOfAnAbandonedRunAreRemoved() throws {
        let home = try TemporaryFolder()
        let (folder, interrupted) = try interruptedRun(home: home, at: .wroteMostPictures)
        #expect(interrupted.status == 130)
        let result = try Program(name: "Troubles").run(
            "timeline", "--scale", "1", "--date", "2026-06-09T16:30:00Z", "--for", "10m", "--kind", "Minutes", "--output",
            folder.url.path)
        #expect(result.status == 0, "\(result.errors)")
        #expect(folder.files.count == 12)
    }
}
