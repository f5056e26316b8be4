import CairoGraphics
import Foundation
import Testing

/// Tests invalid goldens and places. They get one clear message and status 2, and nothing is lost.
@Suite struct GoldenBadInputTests {
    private func hello() throws -> GoldenFixture {
        let fixture = try GoldenFixture("Hello")
        #expect(try fixture.record("--date", "2026-06-09T16:41:00Z", "--scale", "1", "--family", "systemSmall").status == 0)
        return fixture
    }

    @Test func unreadableGoldensAreReportedAndOthersAreVerified() throws {
        let fixture = try hello()
        let golden = fixture.file("Hello/systemSmall.png")
        let whole = try Data(contentsOf: golden)
        let files = [
            whole.prefix(whole.count / 2), Data(), Data("no picture".utf8), whole.prefix(20) + whole.dropFirst(30),
        ]
        for broken in files {
            try broken.write(to: golden)
            let result = try fixture.verify()
            #expect(result.status == 2, "\(result)")
            #expect(result.errors.contains("error: The golden \(golden.path) "), "\(result.errors)")
            #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
            #expect(try fixture.outcomes() == ["Hello/systemSmall": "failed", "Hello/systemSmall-dark": "unchanged"])
            #expect(try Data(contentsOf: golden) == broken, "verify leaves it as it is.")
            #expect(try fixture.accept().status == 2)
        }
        #expect(try fixture.record().output.contains("changed  Hello/systemSmall"))
        #expect(try Data(contentsOf: golden) == whole)
    }

    /// Other programs may replace goldens by files that are misread or fill the memory.
    @Test func unsupportedKindsOfGoldensAreRejected() throws {
        let fixture = try hello()
        let golden = fixture.file("Hello/systemSmall.png")
        let files = [
            ("16 bits per channel", "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACEAYAAAAiJtFnAAAAD0lEQVR42mMQMkGFDOgCAElyBGHWcT4/AAAAAElFTkSuQmCC"),
            ("interlaced", "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAFoEvQfAAAADUlEQVR42mNgZGL+DwABFAEGCee0VQAAAABJRU5ErkJggg=="),
            ("the limits are", "iVBORw0KGgoAAAANSUhEUgAPQkAAD0JACAYAAABcbTh9AAAACUlEQVR42mMAAAABAAGxDbaTAAAAAElFTkSuQmCC"),
            ("decompresses to more than", "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAeElEQVR42u3BMQEAAADCoPVPbQ0PoAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIBXA4avAAEakw3bAAAAAElFTkSuQmCC"),
        ]
        for (message, text) in files {
            try #require(Data(base64Encoded: text)).write(to: golden)
            let result = try fixture.verify()
            #expect(result.status == 2, "\(result)")
            #expect(result.errors.contains("error: The golden \(golden.path) "), "\(result)")
            #expect(result.errors.contains(message), "\(result)")
            #expect(try fixture.outcomes()["Hello/systemSmall-dark"] == "unchanged")
        }
    }

    @Test func invalidListsAreRejectedAndKept() throws {
        let fixture = try hello()
        let list = fixture.file("goldens.json")
        let whole = try String(contentsOf: list, encoding: .utf8)
        for (text, message) in [
            (whole.replacingOccurrences(of: "\"version\": 1", with: "\"version\": 99"), "newer Darkroom"),
            (String(whole.prefix(whole.count - 40)), "only a part of it"),
            (whole.replacingOccurrences(of: "\"goldens\":", with: "<<<<<<< HEAD\n\"goldens\":"), "markers of an unresolved merge"),
        ] {
            try Data(text.utf8).write(to: list)
            let before = try GoldenFixture.contents(of: fixture.golden)
            for result in [try fixture.verify(), try fixture.record()] {
                #expect(result.status == 2 && result.errors.contains(message), "\(result)")
                #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
            }
            #expect(try GoldenFixture.contents(of: fixture.golden) == before)
        }
    }

    @Test func missingSelectionsAreReported() throws {
        let none = try GoldenFixture("Hello")
        let empty = try none.verify()
        #expect(empty.status == 2 && empty.errors.contains("Record the goldens first"), "\(empty)")
        let fixture = try hello()
        for (arguments, message) in [
            (["--kind", "Helo"], "Did you mean \"Hello\""), (["--family", "systemLarge"], "--family: there is no"),
            (["--scheme", "grey"], "--scheme"), (["--name", "Nobody*"], "no golden is called \"Nobody*\""),
            (["--shard", "3/2"], "--shard: \"3/2\" is not a part"), (["--tolerance", "a lot"], "--tolerance"),
            (["--output", fixture.golden.path], "holds the goldens"), (["--jobs", "0"], "--jobs"),
        ] {
            let output = arguments.contains("--output") ? [] : ["--output", fixture.output.path]
            let result = try fixture.program.run(["verify", "--golden", fixture.golden.path] + output + arguments)
            #expect(result.status == 2 && result.errors.contains(message), "\(arguments): \(result)")
        }
        for (arguments, message) in [
            (["--font-system", "Inter"], "are no goldens"), (["--record-fixtures", "/tmp"], "render --record-fixtures"),
            (["--mask", "1,2,3"], "--mask: \"1,2,3\" is not a rectangle"), (["--family", "accessoryInline"], "no widget supports"),
            (["--previews"], "No preview is chosen"),
        ] {
            let before = try GoldenFixture.contents(of: fixture.golden)
            let result = try fixture.program.run(["record", "--golden", fixture.golden.path] + arguments)
            #expect(result.status == 2 && result.errors.contains(message), "\(arguments): \(result)")
            #expect(try GoldenFixture.contents(of: fixture.golden) == before, "\(arguments)")
        }
    }

    @Test func unwritablePlacesAreReported() throws {
        let fixture = try hello()
        let file = fixture.folder.url.appendingPathComponent("file")
        try Data().write(to: file)
        for place in [file.path, "/proc/darkroom"] {
            let recorded = try fixture.program.run("record", "--golden", place, "--scale", "1")
            #expect(recorded.status == 2 && recorded.errors.contains("with --golden"), "\(recorded)")
            let verified = try fixture.program.run("verify", "--golden", fixture.golden.path, "--output", place)
            #expect(verified.status == 2 && verified.errors.contains("with --output"), "\(verified)")
        }
    }

    /// Goldens on a read-only medium can be verified but not recorded.
    @Test(.enabled(if: Program.canRunWithoutRights)) func readOnlyFoldersAreVerifiedAndNotRecorded() throws {
        let fixture = try hello()
        let before = try GoldenFixture.contents(of: fixture.golden)
        for place in [fixture.golden, fixture.file("Hello")] {
            try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: place.path)
        }
        defer {
            for place in [fixture.golden, fixture.file("Hello")] {
                try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: place.path)
            }
        }
        try FileManager.default.createDirectory(at: fixture.output, withIntermediateDirectories: true)
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: fixture.output.path)
        #expect(
            try fixture.program.run(
                ["verify", "--golden", fixture.golden.path, "--output", fixture.output.path], withoutRights: true
            ).status == 0)
        let result = try fixture.program.run(["record", "--golden", fixture.golden.path, "--scale", "2"], withoutRights: true)
        #expect(result.status == 2 && result.errors.contains("\(fixture.golden.path) cannot be written"), "\(result)")
        #expect(try GoldenFixture.contents(of: fixture.golden) == before)
    }

    @Test func readOnlyGoldensAreNeitherReplacedNorRemoved() throws {
        let fixture = try hello()
        let name = "Hello/systemSmall.png"
        let before = try GoldenFixture.contents(of: fixture.golden)
        func setRights(_ rights: Int) throws {
            try FileManager.default.setAttributes([.posixPermissions: rights], ofItemAtPath: fixture.file(name).path)
        }
        try setRights(0o444)
        try fixture.setMinute(47)
        let message = "\(fixture.file(name).path) cannot be written: it is read-only"
        let recorded = try fixture.record("--name", "Hello/systemSmall")
        #expect(recorded.status == 2 && recorded.errors.contains(message), "\(recorded)")
        #expect(try fixture.verify("--quiet").status == 1)
        let accepted = try fixture.accept()
        #expect(accepted.status == 2 && accepted.errors.contains(message), "\(accepted)")
        let after = try GoldenFixture.contents(of: fixture.golden)
        // The other goldens do not change either, because all are checked first.
        for (path, data) in before where path.hasSuffix(".png") { #expect(after[path] == data, "\(path)") }
        try setRights(0o644)
        #expect(try fixture.accept().status == 0)
        #expect(try fixture.verify("--quiet").status == 0)
    }

    @Test func aFullDiskKeepsTheGoldens() throws {
        let fixture = try hello()
        let before = try GoldenFixture.contents(of: fixture.golden)
        let result = try fixture.record("--scale", "12", fileSizeLimit: 8)
        #expect(result.status == 2, "\(result)")
        #expect(result.errors.contains(".png cannot be written: File too large. Name another folder with --golden"), "\(result)")
        #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
        let after = try GoldenFixture.contents(of: fixture.golden)
        #expect(!after.keys.contains { $0.hasSuffix(".part") || $0.hasSuffix(".lock") }, "\(after.keys)")
        for (name, data) in before where name.hasSuffix(".png") { #expect(after[name] == data, "\(name)") }
        #expect(try fixture.record("--scale", "1", "--quiet").status == 0)
        #expect(try fixture.verify().status == 0)
    }

    @Test func foldersOfAnotherRunAreNotChanged() throws {
        let fixture = try hello()
        let lock = open(fixture.file(".darkroom.lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        defer { close(lock) }
        #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
        let result = try fixture.record()
        #expect(result.status == 2 && result.errors.contains("Another run is writing to"), "\(result)")
    }

    /// The progress of a recording at the interrupt.
    enum Moment: CaseIterable {
        case started, madeItsHome, lockedTheFolder, wroteOneGolden, wroteThreeGoldens, isEncoding

        func hasCome(in folder: URL, home: URL) -> Bool {
            let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
            let count = names.count { $0.hasSuffix(".png") }
            switch self {
            case .started: return true
            case .madeItsHome: return (try? FileManager.default.contentsOfDirectory(atPath: home.path))?.isEmpty == false
            case .lockedTheFolder: return names.contains(".darkroom.lock")
            case .wroteOneGolden: return count >= 1
            case .wroteThreeGoldens: return count >= 3
            case .isEncoding: return names.contains { $0.hasSuffix(".part") }
            }
        }
    }

    @Test func interruptionsLeaveNoIncompleteGolden() throws {
        let arguments = ["--date", "2026-06-09T16:41:00Z", "--scale", "1"]
        let whole = try GoldenFixture("Hello")
        #expect(try whole.program.run(["record", "--golden", whole.golden.path] + arguments).status == 0)
        let expected = try GoldenFixture.contents(of: whole.golden).filter { $0.key.hasSuffix(".png") }
        #expect(expected.count == 6)
        for moment in Moment.allCases {
            let (fixture, home) = (try GoldenFixture("Hello"), try TemporaryFolder())
            let result = try fixture.program.run(
                ["record", "--golden", fixture.golden.path] + arguments, environment: ["TMPDIR": home.url.path],
                interruptedWhen: { moment.hasCome(in: fixture.golden, home: home.url) })
            // The recording may end before the interrupt reaches it.
            #expect(result.status == 130 || result.status == 0, "\(moment): \(result)")
            let files = FileManager.default.fileExists(atPath: fixture.golden.path)
                ? try GoldenFixture.contents(of: fixture.golden) : [:]
            #expect(!files.keys.contains { $0.hasSuffix(".part") || $0.hasSuffix(".lock") }, "\(moment): \(files.keys)")
            for (name, data) in files where name.hasSuffix(".png") { #expect(data == expected[name], "\(moment): \(name)") }
            #expect(try FileManager.default.contentsOfDirectory(atPath: home.url.path) == [], "\(moment)")
            let again = try fixture.program.run(["record", "--golden", fixture.golden.path, "--quiet"] + arguments)
            #expect(again.status == 0, "\(moment): \(again)")
            #expect(try GoldenFixture.contents(of: fixture.golden).filter { $0.key.hasSuffix(".png") } == expected, "\(moment)")
            #expect(try fixture.verify().status == 0, "\(moment)")
        }
    }
}
