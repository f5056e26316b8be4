import Foundation
import Testing

/// Tests warnings in reports, and `--strict`, with the executables.
@Suite struct StrictTests {
    private static let missing = ["--kind", "Missing"]

    /// Returns the warnings of a report.
    private func warnings(in json: Data) throws -> [[String: Any]] {
        let report = try JSONSerialization.jsonObject(with: json) as? [String: Any]
        return report?["warnings"] as? [[String: Any]] ?? []
    }

    @Test func warningsHaveTheirPlacesInJSON() throws {
        let folder = try TemporaryFolder()
        let result = try Program(name: "Troubles").run(
            ["render", "--json", "--output", folder.url.path] + Self.missing)
        #expect(result.status == 0, "\(result.errors)")
        let found = try warnings(in: Data(result.output.utf8))
        let image = try #require(found.first { ($0["text"] as? String)?.contains("\"nothing\"") == true })
        #expect(image["file"] as? String == "Troubles.swift" && (image["line"] as? Int ?? 0) > 0)
        #expect(image["kind"] as? String == "Missing" && image["family"] as? String == "systemSmall")
        #expect(image["picture"] as? String == "Missing/systemSmall")
        #expect(result.errors.contains("warning: Troubles.swift:\(image["line"] as? Int ?? 0): "), "\(result.errors)")
    }

    @Test func strictRunsWriteTheirPicturesAndFail() throws {
        let folder = try TemporaryFolder()
        let result = try Program(name: "Troubles").run(["render", "--strict", "--output", folder.url.path] + Self.missing)
        #expect(result.status == 1)
        #expect(result.errors.hasSuffix("warnings.\n") && result.errors.contains("error: --strict: there are "), "\(result.errors)")
        #expect(folder.files == ["Missing/systemSmall.png"])
    }

    @Test func withoutWarningsAStrictRunSucceeds() throws {
        let folder = try TemporaryFolder()
        let result = try Program(name: "Hello").run(
            ["render", "--strict", "--family", "systemSmall", "--output", folder.url.path])
        #expect(result.status == 0 && result.errors == "", "\(result.errors)")
    }

    @Test func theManifestHasTheWarnings() throws {
        let folder = try TemporaryFolder()
        let result = try Program(name: "Troubles").run(
            ["timeline", "--strict", "--date", "2026-06-09T16:41:00Z", "--output", folder.url.path] + Self.missing)
        #expect(result.status == 1, "\(result.errors)")
        let manifest = try Data(contentsOf: folder.url.appendingPathComponent("manifest.json"))
        #expect(try warnings(in: manifest).contains { ($0["text"] as? String)?.contains("\"NoColor\"") == true })
    }

    /// A golden survives a recording that fails, and none is made.
    @Test func strictRecordingsWriteNoGolden() throws {
        let fixture = try GoldenFixture("Troubles")
        let options = Self.missing + ["--date", "2026-06-09T16:41:00Z", "--scale", "1"]
        func record(_ more: String...) throws -> Program.Result {
            try Program(name: "Troubles").run(["record", "--golden", fixture.golden.path] + options + more)
        }
        let refused = try record("--strict")
        #expect(refused.status == 1)
        #expect(refused.errors.contains("Nothing was recorded"), "\(refused.errors)")
        #expect(try GoldenFixture.contents(of: fixture.golden).isEmpty)

        #expect(try record().status == 0)
        let before = try GoldenFixture.contents(of: fixture.golden)
        #expect(try record("--strict", "--placeholder-boxes", "--forget").status == 1)
        #expect(try GoldenFixture.contents(of: fixture.golden) == before)

        let verified = try fixture.verify("--strict")
        #expect(verified.status == 1 && verified.output.contains(" unchanged"), "\(verified)")
        let report = try Data(contentsOf: fixture.output.appendingPathComponent("report.json"))
        #expect(try warnings(in: report).contains { ($0["file"] as? String) == "Troubles.swift" })
        let page = try String(contentsOf: fixture.output.appendingPathComponent("report.html"), encoding: .utf8)
        #expect(page.contains("Warning: Troubles.swift:"))
        #expect(try fixture.verify().status == 0)
    }

    @Test func strictRecordingsWithoutWarningsWriteTheirGoldens() throws {
        let fixture = try GoldenFixture("Hello")
        let result = try fixture.record("--strict", "--date", "2026-06-09T16:41:00Z", "--scale", "1")
        #expect(result.status == 0 && result.errors == "", "\(result.errors)")
        #expect(result.output.contains("Recorded 6 new"))
        #expect(try fixture.verify("--strict").status == 0)
    }

    /// The settings of the goldens repeat what the recording drew.
    @Test func goldensKeepTheSystemAndTheBoxes() throws {
        let fixture = try GoldenFixture("Troubles")
        func record(_ more: [String]) throws -> Data {
            let options = Self.missing + ["--date", "2026-06-09T16:41:00Z", "--scale", "1", "--scheme", "light"]
            let result = try Program(name: "Troubles").run(["record", "--golden", fixture.golden.path] + options + more)
            #expect(result.status == 0, "\(result.errors)")
            return try Data(contentsOf: fixture.file("Missing/systemSmall.png"))
        }
        let plain = try record([])
        let boxes = try record(["--placeholder-boxes", "--forget"])
        #expect(boxes != plain)
        #expect(try fixture.verify().status == 0)
        _ = try record(["--os", "17", "--forget"])
        #expect(try fixture.verify().status == 0)
        #expect(try String(contentsOf: fixture.file("goldens.json"), encoding: .utf8).contains("\"os\""))
    }
}
