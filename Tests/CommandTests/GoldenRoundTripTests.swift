import CairoGraphics
import Foundation
import Testing

/// Tests `record`, `verify` and `accept` with the executables.
@Suite struct GoldenRoundTripTests {
    private static let families = ["systemLarge", "systemMedium", "systemSmall"]
    private static let names = families.flatMap { ["Hello/\($0)", "Hello/\($0)-dark"] }

    /// Returns Hello's goldens with one pixel per point.
    private func hello() throws -> GoldenFixture {
        let fixture = try GoldenFixture("Hello")
        let result = try fixture.record("--date", "2026-06-09T16:41:00Z", "--scale", "1")
        #expect(result.status == 0 && result.errors == "", "\(result.errors)")
        return fixture
    }

    @Test func everythingRecordedVerifies() throws {
        let fixture = try hello()
        let before = try GoldenFixture.contents(of: fixture.golden)
        #expect(before.keys.filter { $0.hasSuffix(".png") }.sorted() == Self.names.map { "\($0).png" }.sorted())
        let list = try #require(before["goldens.json"].map { String(decoding: $0, as: UTF8.self) })
        #expect(!list.contains(fixture.folder.url.path) && !list.contains(Program.package.path))

        let result = try fixture.verify()
        #expect(result.status == 0 && result.errors == "", "\(result.errors)")
        #expect(result.output == "Verified 6 pictures: 6 unchanged.\n")
        #expect(try fixture.outcomes() == Dictionary(uniqueKeysWithValues: Self.names.map { ($0, "unchanged") }))
        #expect(try GoldenFixture.contents(of: fixture.golden) == before, "verify leaves the goldens alone.")
        #expect(!FileManager.default.fileExists(atPath: fixture.output.appendingPathComponent("pictures").path))
    }

    @Test func recordingAgainWritesNoFile() throws {
        let fixture = try hello()
        func numbers() throws -> [String: Int] {
            try Dictionary(uniqueKeysWithValues: GoldenFixture.contents(of: fixture.golden).keys.map { name in
                let attributes = try FileManager.default.attributesOfItem(atPath: fixture.file(name).path)
                return (name, attributes[.systemFileNumber] as? Int ?? 0)
            })
        }
        let before = try numbers()
        let again = try fixture.record()
        #expect(again.status == 0 && again.output.hasPrefix("Recorded 0 new and 0 changed of 6 pictures"), "\(again)")
        // A rewritten file would have another inode.
        #expect(try numbers() == before)
        #expect(try fixture.record("--quiet").output == "")
    }

    @Test func changesAreReportedAndAccepted() throws {
        let fixture = try hello()
        let before = try GoldenFixture.contents(of: fixture.golden)
        try fixture.setMinute(52)
        let changed = try fixture.verify()
        #expect(changed.status == 1, "\(changed)")
        #expect(changed.output.contains("changed  Hello/systemSmall: "), "\(changed.output)")
        #expect(changed.output.contains("Verified 6 pictures: 6 changed."))
        // The program itself also accepts.
        let path = Program.products.appendingPathComponent("Hello").path
        let isBuiltInPackage = path.hasPrefix(Program.package.appendingPathComponent(".build").path)
        for (directory, program) in [
            (Program.package, isBuiltInPackage ? "swift run Hello" : path), (fixture.folder.url, path),
        ] {
            let result = try fixture.verify(in: directory)
            #expect(result.output.hasSuffix("/report.html; \(program) accept \(fixture.output.path) takes them.\n"), "\(result)")
            let summary = try String(contentsOf: fixture.output.appendingPathComponent("summary.md"), encoding: .utf8)
            #expect(summary.contains("\(program) accept REPORT\n"))
        }
        for name in Self.names {
            let pictures = fixture.output.appendingPathComponent("pictures")
            func picture(_ part: String) throws -> Data { try Data(contentsOf: pictures.appendingPathComponent("\(name)-\(part).png")) }
            #expect(try picture("expected") == before["\(name).png"])
            #expect(try PNGDecoder.decode(picture("actual")) != PNGDecoder.decode(picture("expected")))
            #expect(try PNGDecoder.decode(picture("difference")).width == PNGDecoder.decode(picture("actual")).width)
        }

        let some = try fixture.accept("Hello/systemSmall*")
        #expect(some.status == 0 && some.output.contains("Accepted 2 pictures"), "\(some)")
        let again = try fixture.verify()
        #expect(again.status == 1 && again.output.contains("2 unchanged"), "\(again)")
        #expect(try fixture.accept("--quiet").output == "")
        let passed = try fixture.verify()
        #expect(passed.status == 0, "\(passed)")
        #expect(try !GoldenFixture.contents(of: fixture.output).keys.contains { $0.hasSuffix(".png") })
        // Accepting has the same result as recording.
        let accepted = try GoldenFixture.contents(of: fixture.golden).filter { $0.key.hasSuffix(".png") }
        #expect(try fixture.record().output.hasPrefix("Recorded 0 new and 0 changed"))
        let other = try hello()
        try other.setMinute(52)
        #expect(try other.record("--quiet").status == 0)
        #expect(try GoldenFixture.contents(of: other.golden).filter { $0.key.hasSuffix(".png") } == accepted)
    }

    /// A changed font is named once, and only if there are differences.
    @Test func causesAreNamedOnce() throws {
        let fixture = try hello()
        let list = fixture.file("goldens.json")
        let text = try String(contentsOf: list, encoding: .utf8)
        try text.replacing(#/"Inter.ttf" : "[0-9a-f]{12}/#, with: "\"Inter.ttf\" : \"000000000000")
            .replacing(#/"cairo" : "[^"]*"/#, with: "\"cairo\" : \"0.1\"").write(to: list, atomically: true, encoding: .utf8)
        #expect(try fixture.verify().output == "Verified 6 pictures: 6 unchanged.\n")
        try fixture.setMinute(52)
        let result = try fixture.verify()
        #expect(result.status == 1)
        let causes = result.output.split(separator: "\n").filter { $0.hasPrefix("cause ") }
        #expect(causes.count == 2 && causes[0].contains("font Inter.ttf was 000000000000"), "\(result.output)")
        #expect(causes.last?.contains("cairo was 0.1 when the goldens were recorded, and is ") == true)
        // After accepting all, the goldens have the current environment.
        #expect(try fixture.accept().status == 0)
        try fixture.setMinute(53)
        let later = try fixture.verify()
        #expect(later.status == 1 && !later.output.contains("cause "), "\(later.output)")
    }

    @Test func newMissingAndStaleGoldensAreDistinguished() throws {
        let fixture = try hello()
        let list = fixture.file("goldens.json")
        var text = try String(contentsOf: list, encoding: .utf8)
        // The large goldens are not listed, the medium one's file is missing, and no picture is made for "Gone".
        text = text.replacing(#/\{[^\n]*"Hello\/systemLarge(-dark)?"[^\n]*\n/#, with: "")
        text = text.replacing(#/\{[^\n]*"Hello\/systemSmall-dark"[^\n]*\n/#) { line in
            "\(line.output),\n\(line.output)".replacing("Hello/systemSmall-dark", with: "Gone/systemSmall-dark", maxReplacements: 1)
        }
        text = text.replacing(#/"kind":"Hello","name":"Gone/#, with: #""kind":"Gone","name":"Gone"#)
        text = text.replacing(#/(\})\n,\n/#) { "\($0.output.1),\n" }
        try text.write(to: list, atomically: true, encoding: .utf8)
        try FileManager.default.createDirectory(at: fixture.file("Gone"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: fixture.file("Hello/systemSmall-dark.png"), to: fixture.file("Gone/systemSmall-dark.png"))
        try FileManager.default.removeItem(at: fixture.file("Hello/systemMedium.png"))

        let result = try fixture.verify()
        #expect(result.status == 1, "\(result)")
        #expect(
            try fixture.outcomes() == [
                "Gone/systemSmall-dark": "stale", "Hello/systemLarge": "new", "Hello/systemLarge-dark": "new",
                "Hello/systemMedium": "missing", "Hello/systemMedium-dark": "unchanged", "Hello/systemSmall": "unchanged",
                "Hello/systemSmall-dark": "unchanged",
            ])
        let dry = try fixture.record("--dry-run")
        #expect(dry.status == 0 && dry.output.contains("Would record 3 new and 0 changed"), "\(dry)")
        #expect(!FileManager.default.fileExists(atPath: fixture.file("Hello/systemMedium.png").path))

        let accepted = try fixture.accept()
        #expect(accepted.status == 0 && accepted.output.contains("1 stale golden stays; accept --prune removes it."), "\(accepted)")
        #expect(try fixture.verify().status == 1)
        let stale = try fixture.record()
        #expect(stale.output.contains("stale    Gone/systemSmall-dark"), "\(stale.output)")
        #expect(FileManager.default.fileExists(atPath: fixture.file("Gone/systemSmall-dark.png").path))
        let pruned = try fixture.record("--prune")
        #expect(pruned.output.contains("removed  Gone/systemSmall-dark"), "\(pruned.output)")
        #expect(!FileManager.default.fileExists(atPath: fixture.file("Gone").path))
        #expect(try fixture.verify().status == 0)
    }

    @Test func acceptRejectsPicturesThatWereNotReported() throws {
        let fixture = try hello()
        let none = try fixture.accept()
        #expect(none.status == 2 && none.errors.contains("Run verify first"), "\(none)")
        try fixture.setMinute(52)
        #expect(try fixture.verify().status == 1)
        let before = try GoldenFixture.contents(of: fixture.golden)

        // The golden has changed since the report.
        let golden = fixture.file("Hello/systemLarge.png")
        try Data(contentsOf: fixture.file("Hello/systemMedium.png")).write(to: golden)
        let other = try fixture.accept()
        #expect(other.status == 2 && other.errors.contains("is not the one that was compared"), "\(other)")
        try before["Hello/systemLarge.png"]?.write(to: golden)

        // One picture is not the one in the report, and one is missing.
        let actual = fixture.output.appendingPathComponent("pictures/Hello/systemLarge-actual.png")
        let picture = try Data(contentsOf: actual)
        try Data(contentsOf: golden).write(to: actual)
        let forged = try fixture.accept()
        #expect(forged.status == 2 && forged.errors.contains("is not the picture that the report shows"), "\(forged)")
        try FileManager.default.removeItem(at: actual)
        let gone = try fixture.accept()
        #expect(gone.status == 2 && gone.errors.contains("is missing, although the report names it"), "\(gone)")
        #expect(try GoldenFixture.contents(of: fixture.golden) == before, "Nothing is taken where one is not in order.")
        #expect(try fixture.accept("Hello/nothing").status == 2)

        try picture.write(to: actual)
        let names = fixture.folder.url.appendingPathComponent("names.txt")
        try Data("Hello/systemLarge\n\nHello/systemSmall\n".utf8).write(to: names)
        #expect(try fixture.accept("--names", names.path).output.contains("Accepted 2 pictures"))
        #expect(try fixture.accept().output.contains("Accepted 4 pictures"))
        let known = try fixture.accept()
        #expect(known.status == 0 && known.output.contains("6 had been accepted before"), "\(known)")
        #expect(try fixture.verify().status == 0)
    }

    @Test func earlierReportsAreReplacedAndOtherFilesKept() throws {
        let fixture = try hello()
        try fixture.setMinute(52)
        #expect(try fixture.verify().status == 1)
        let mine = fixture.output.appendingPathComponent("pictures/Hello/mine.png")
        try Data("mine".utf8).write(to: mine)
        #expect(try fixture.verify("--family", "systemSmall").status == 1)
        let files = try GoldenFixture.contents(of: fixture.output).keys.filter { $0.hasSuffix(".png") }.sorted()
        let parts = ["actual", "difference", "expected"]
        let pictures = ["systemSmall", "systemSmall-dark"].flatMap { name in parts.map { "pictures/Hello/\(name)-\($0).png" } }
        #expect(files == (["pictures/Hello/mine.png"] + pictures).sorted())
        let other = fixture.output.appendingPathComponent("report.json")
        try Data("{\"mine\": true}".utf8).write(to: other)
        let refused = try fixture.verify()
        #expect(refused.status == 2 && refused.errors.contains("was not written by verify"), "\(refused)")
    }

    @Test func tolerancesAndMasksAreKept() throws {
        let fixture = try hello()
        let kept = try fixture.record("--family", "systemSmall", "--tolerance", "0-255;0-40000")
        #expect(kept.status == 0, "\(kept)")
        #expect(try fixture.record("--family", "systemMedium", "--mask", "0,0,400,400").status == 0)
        #expect(try fixture.record().status == 0, "A later recording keeps them.")
        try fixture.setMinute(52)
        #expect(try fixture.verify().status == 1)
        #expect(
            try fixture.outcomes() == [
                "Hello/systemLarge": "changed", "Hello/systemLarge-dark": "changed", "Hello/systemMedium": "tolerated",
                "Hello/systemMedium-dark": "tolerated", "Hello/systemSmall": "tolerated", "Hello/systemSmall-dark": "tolerated",
            ])
        // Tolerated differences are not recorded. The tolerance of a run replaces the goldens' tolerances.
        #expect(try fixture.record("--family", "systemSmall").output.contains("2 within their tolerance are kept"))
        #expect(try fixture.verify("--tolerance", "maxDifference=0-255;totalPixels=0-1000000").status == 0)
        #expect(try fixture.verify("--tolerance", "exact", "--family", "systemSmall").status == 1)
        // No tolerance allows another size, either of the widget or, by mistake, of the file.
        #expect(try fixture.record("--tolerance", "exact", "--mask", "none", "--quiet").status == 0)
        #expect(try fixture.verify().status == 0)
        try PNGEncoder().encode(Bitmap(width: 3, height: 3)).write(to: fixture.file("Hello/systemSmall.png"))
        let file = try fixture.verify("--tolerance", "0-255;0-1000000")
        #expect(
            file.status == 2 && file.errors.contains("has 3×3 pixels, but goldens.json says that 170×170 were recorded"),
            "\(file)")
        let archive = fixture.file("goldens.json")
        let lines = try String(contentsOf: archive, encoding: .utf8).split(separator: "\n").map { line in
            guard line.contains(#""name":"Hello/systemSmall","#) else { return String(line) }
            return line.replacingOccurrences(of: ":170", with: ":3")
        }
        try Data(lines.joined(separator: "\n").utf8).write(to: archive)
        let size = try fixture.verify("--tolerance", "0-255;0-1000000")
        #expect(size.status == 1 && size.output.contains("3×3 pixels were recorded, 170×170 were drawn"), "\(size)")
    }

    /// A golden that another program has written again has other bytes and the same pixels.
    @Test func otherBytesOfTheSamePixelsPass() throws {
        let fixture = try hello()
        let golden = fixture.file("Hello/systemSmall.png")
        let stored = try PNGEncoder().encode(PNGDecoder.decode(Data(contentsOf: golden)))
        try stored.write(to: golden)
        #expect(try fixture.verify().status == 0)
        #expect(try fixture.record("--quiet").status == 0)
        #expect(try Data(contentsOf: golden) == stored, "The file is left as it is.")
        #expect(try fixture.verify().status == 0)
    }
}
