import CairoGraphics
import Darkroom
import Foundation
import Testing

/// Tests `render --tap` with the executables.
@Suite struct TapTests {
    private static let date = ["--date", "2026-06-09T16:41:00Z"]
    private static let isRecording = ProcessInfo.processInfo.environment["DARKROOM_RECORD"] == "1"

    private func render(_ program: String, _ arguments: [String], in folder: TemporaryFolder) throws -> Program.Result {
        try Program(name: program).run(["render", "--output", folder.url.path] + Self.date + arguments)
    }

    /// Returns the contents of the pictures' files by path.
    private func pictures(_ folder: TemporaryFolder) throws -> [String: Data] {
        try Dictionary(uniqueKeysWithValues: folder.files.map {
            ($0, try Data(contentsOf: folder.url.appendingPathComponent($0)))
        })
    }

    @Test func aTapChangesTheStreaksRing() throws {
        let folder = try TemporaryFolder()
        let result = try render("StreakWidget", ["--tap", "Log"], in: folder)
        #expect(result.status == 0 && result.errors == "", "\(result.errors)")
        #expect(result.output.hasPrefix("A tap on \"Log an entry\" in StreakWidget ran LogEntryIntent.\n"))
        #expect(folder.files == ["StreakWidget/systemSmall-tap1.png", "StreakWidget/systemSmall.png"])
        let data = try Data(contentsOf: folder.url.appendingPathComponent("StreakWidget/systemSmall-tap1.png"))
        let golden = Golden(
            file: Program.package.appendingPathComponent("golden/taps/StreakWidget/systemSmall-tap1.png"),
            failures: Program.package.appendingPathComponent(".build/golden-failures"))
        if Self.isRecording { return try golden.record(data) }
        #expect(try golden.compare(data, name: "systemSmall-tap1") == .same)
    }

    @Test func tapsFollowEachOtherAndTogglesSetTheirValue() throws {
        let folder = try TemporaryFolder()
        // The names are the text, the accessibility label, the intent's type and the start of its title.
        let taps = ["Add", "one more", "Power", "SWITCH"].flatMap { ["--tap", $0] }
        let result = try render("Troubles", ["--kind", "Tapped"] + taps, in: folder)
        #expect(result.status == 0, "\(result.errors)")
        let pictures = try pictures(folder)
        #expect(pictures.count == 5)
        // 0 off, 1 off, 2 off, 2 on, 2 off again.
        func picture(_ tap: Int) -> Data? { pictures["Tapped/systemMedium\(tap == 0 ? "" : "-tap\(tap)").png"] }
        #expect(Set((0...3).map(picture)).count == 4)
        #expect(picture(4) == picture(2))
    }

    @Test func linksReportTheirURL() throws {
        let folder = try TemporaryFolder()
        let result = try render("Troubles", ["--kind", "Tapped", "--tap", "Open"], in: folder)
        #expect(result.output.hasPrefix("A tap on \"Open\" in Tapped opens troubles://open.\n"), "\(result.output)")
        let todo = try render("TodoWidget", ["--family", "systemMedium", "--tap", "widget", "--json"], in: folder)
        #expect(todo.output.contains(#""url" : "mytodos://todos/1""#), "\(todo.output)")
    }

    @Test(arguments: [("Nonsense", "It takes Code, Open, Break, FailingIntent"), ("Code", "runs code")])
    func invalidTapsAreReported(tap: String, message: String) throws {
        let folder = try TemporaryFolder()
        let result = try render("Troubles", ["--kind", "Tapped", "--tap", tap], in: folder)
        #expect(result.status == 2)
        #expect(result.errors.contains(message), "\(result.errors)")
    }

    @Test func failedIntentsHaveStatusThree() throws {
        let folder = try TemporaryFolder()
        let result = try render("Troubles", ["--kind", "Tapped", "--tap", "Break"], in: folder)
        #expect(result.status == 3)
        #expect(result.errors.contains("FailingIntent failed: Broken()"), "\(result.errors)")
        #expect(folder.files == ["Tapped/systemMedium.png"])
    }
}
