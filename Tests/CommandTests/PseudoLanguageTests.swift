import Foundation
import Testing

/// Tests the pseudo-languages `en-XA` and `ar-XB` with the executables.
@Suite struct PseudoLanguageTests {
    private static let date = ["--date", "2026-06-09T16:41:00Z"]

    /// Probe has texts in Arabic, which `ar-XB` does not show.
    @Test(arguments: [("en-XA", "en_XA@rg=uszzzz", "leftToRight"), ("ar-XB", "en_XB@rg=uszzzz", "rightToLeft")])
    func theViewsEnvironment(name: String, locale: String, direction: String) throws {
        let findings = try Findings("Surrounded", ["--locale", name] + PseudoLanguageTests.date)
        #expect(findings["locale"] == locale && findings["direction"] == direction)
        #expect(findings.errors == "")
    }

    @Test(arguments: ["en-XA", "ar-XB"]) func numbersAndDatesStay(name: String) throws {
        let plain = try Findings("Probe", ["--time-zone", "America/New_York"] + PseudoLanguageTests.date)
        let pseudo = try Findings("Probe", ["--time-zone", "America/New_York", "--locale", name] + PseudoLanguageTests.date)
        #expect(pseudo["formatted"] == plain["formatted"] && pseudo["number"] == "1,234.5")
        #expect(pseudo.errors == "")
    }

    @Test func namesOfPicturesTellTheLanguage() throws {
        let folder = try TemporaryFolder()
        let result = try Program(name: "StreakWidget").run(
            ["render", "--output", folder.url.path, "--locale", "en_US", "--locale", "en-XA", "--locale", "ar-XB"] + PseudoLanguageTests.date)
        #expect(result.status == 0, "\(result.errors)")
        let files = folder.files.filter { $0.hasSuffix(".png") }
        #expect(
            files == ["StreakWidget/systemSmall-ar-XB.png", "StreakWidget/systemSmall-en-XA.png", "StreakWidget/systemSmall.png"])
        let pictures = try files.map { try Data(contentsOf: folder.url.appendingPathComponent($0)) }
        #expect(Set(pictures).count == 3)
    }

    @Test func theFileNamesThemToo() throws {
        let folder = try TemporaryFolder()
        let yml = folder.url.appendingPathComponent("looks.yml")
        try Data("variants:\n  - {name: accents, locale: en-XA}\n".utf8).write(to: yml)
        let result = try Program(name: "StreakWidget").run(
            ["render", "--config", yml.path, "--output", folder.url.path] + PseudoLanguageTests.date)
        #expect(result.status == 0 && folder.files.contains("StreakWidget/systemSmall-accents.png"), "\(result.errors)")
    }
}
