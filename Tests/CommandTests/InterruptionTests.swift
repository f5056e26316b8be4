import Foundation
import Testing

/// Tests that interrupting `timeline` by Ctrl-C leaves no incomplete file, and that the same command resumes the run.
@Suite struct InterruptionTests {
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
            let folder = try TemporaryFolder()
            let result = try run(in: folder, home: home, interruptedAt: moment)
            // The run may end before the interrupt reaches it.
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
        let (folder, home) = (try TemporaryFolder(), try TemporaryFolder())
        #expect(try run(in: folder, home: home, interruptedAt: .wroteMostPictures).status == 130)
        let journal = folder.url.appendingPathComponent("manifest.partial.jsonl")
        let size = try Data(contentsOf: journal).count
        let arguments = Self.arguments + ["--output", folder.url.path]
        let again = try Program(name: "Troubles").run(
            arguments, interruptedWhen: { ((try? Data(contentsOf: journal).count) ?? 0) > size })
        #expect(again.status == 130)
        // The pictures of the first run are not drawn again, even though the second run was interrupted before them.
        let resumed = try run(in: folder, home: home)
        let count = try #require(resumed.output.firstMatch(of: #/(\d+) there already/#).flatMap { Int($0.1) })
        #expect(count >= 100, "\(resumed.output)")
        #expect(folder.files.count == 121)
    }

    @Test func otherJobsAndOutputsResumeTheRun() throws {
        let (folder, home) = (try TemporaryFolder(), try TemporaryFolder())
        #expect(try run(in: folder, home: home, interruptedAt: .wroteMostPictures).status == 130)
        let resumed = try Program(name: "Troubles").run(
            Self.arguments + ["--jobs", "1", "--quiet", "--output=\(folder.url.path)/."])
        #expect(resumed.status == 0 && resumed.output == "")
        let manifest = try String(contentsOf: folder.url.appendingPathComponent("manifest.json"), encoding: .utf8)
        #expect(manifest.components(separatedBy: "\n").filter { $0.hasPrefix("{\"accessibility\"") }.count == 120)
    }

    @Test func filesOfAnAbandonedRunAreRemoved() throws {
        let (folder, home) = (try TemporaryFolder(), try TemporaryFolder())
        #expect(try run(in: folder, home: home, interruptedAt: .wroteMostPictures).status == 130)
        let result = try Program(name: "Troubles").run(
            "timeline", "--scale", "1", "--date", "2026-06-09T16:30:00Z", "--for", "10m", "--kind", "Minutes", "--output",
            folder.url.path)
        #expect(result.status == 0, "\(result.errors)")
        #expect(folder.files.count == 12)
    }
}
