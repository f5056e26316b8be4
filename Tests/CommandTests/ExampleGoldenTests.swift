import CairoGraphics
import Foundation
import Testing

/// Tests that the examples' programs draw the pictures in `golden/`, pixel by pixel.
@Suite struct ExampleGoldenTests {
    static let programs = ["TodoWidget", "StreakWidget", "DadJokesWidget", "EmojiRangerWidget", "WeatherWidget", "Hello"]

    /// If `DARKROOM_RECORD=1` is in the environment, the goldens are written instead.
    private static let isRecording = ProcessInfo.processInfo.environment["DARKROOM_RECORD"] == "1"

    private static func golden(_ program: String) -> URL { Program.package.appendingPathComponent("golden/\(program)") }

    /// The folder of failures.
    private static func failures(_ program: String) -> URL {
        Program.package.appendingPathComponent(".build/golden-failures/\(program)")
    }

    @Test(arguments: programs) func picturesMatchTheGoldens(program: String) throws {
        let golden = Self.golden(program)
        if Self.isRecording {
            let result = try Program(name: program).run(
                ["record", "--golden", golden.path, "--prune"] + GoldenFixture.options)
            #expect(result.status == 0 && result.errors == "", "\(result.errors)")
            return
        }
        let before = try GoldenFixture.contents(of: golden)
        let result = try Program(name: program).run(
            "verify", "--golden", golden.path, "--output", Self.failures(program).path)
        #expect(result.status == 0 && result.errors == "", "\(result.errors)\(result.output)")
        #expect(try GoldenFixture.contents(of: golden) == before)
        #expect(before.keys.count { $0.hasSuffix(".png") } >= 2)
    }

    @Test(arguments: programs) func picturesDoNotDependOnTheMachine(program: String) throws {
        let (output, home) = (try TemporaryFolder(), try TemporaryFolder())
        let strange = [
            "LANG": "de_DE.UTF-8", "LC_ALL": "ar_EG.UTF-8", "LANGUAGE": "th", "TZ": "Asia/Kathmandu", "HOME": home.url.path,
            "FONTCONFIG_FILE": "/dev/null", "FONTCONFIG_PATH": "/usr/share/fonts", "XDG_DATA_HOME": "/usr/share",
            "GDK_SCALE": "2", "PANGOCAIRO_BACKEND": "fontconfig", "HB_SHAPER_LIST": "fallback", "PANGO_LANGUAGE": "th",
            "FREETYPE_PROPERTIES": "truetype:interpreter-version=35",
        ]
        let result = try Program(name: program).run(
            "verify", "--golden", Self.golden(program).path, "--output", output.url.path, environment: strange)
        #expect(result.status == 0, "\(result.errors)\(result.output)")
    }

    /// Records and verifies goldens with appearances and entries that the golden folders do not contain.
    @Test(arguments: programs) func recordedGoldensVerify(program: String) throws {
        let fixture = try GoldenFixture(program)
        let recorded = try fixture.program.run(
            ["record", "--golden", fixture.golden.path, "--scale", "1", "--entry", "current", "--entry", "snapshot"]
                + ["--entry", "placeholder"] + GoldenFixture.options)
        #expect(recorded.status == 0, "\(recorded)")
        let verified = try fixture.verify(environment: ["TZ": "Asia/Kathmandu", "LC_ALL": "ar_EG.UTF-8"])
        #expect(verified.status == 0, "\(verified)")
        #expect(try fixture.outcomes().values.allSatisfy { $0 == "unchanged" })
        #expect(try fixture.outcomes().keys.contains { $0.hasSuffix("-placeholder") })
    }

    @Test(arguments: [
        ("TodoWidget/systemLarge", 1092, 1146), ("TodoWidget/systemMedium", 1092, 510),
        ("StreakWidget/systemSmall", 510, 510),
        ("DadJokesWidget/systemMedium", 1092, 510), ("EmojiRangerWidget/systemSmall", 510, 510),
        ("EmojiRangerWidget/systemMedium", 1092, 510), ("WeatherWidget/systemLarge", 1092, 1146),
    ])
    func picturesArePointsTimesThree(file: String, width: Int, height: Int) throws {
        let program = String(file.prefix { $0 != "/" })
        for suffix in ["", "-dark"] {
            let url = Self.golden(program).appendingPathComponent("\(file)\(suffix).png")
            let bitmap = try PNGDecoder.decode(Data(contentsOf: url))
            #expect(bitmap.width == width && bitmap.height == height)
        }
    }

    @Test func theWidgetOfThePageIsTheTestedOne() throws {
        let page = try String(contentsOf: Program.package.appendingPathComponent("docs/package.md"), encoding: .utf8)
        let source = try String(
            contentsOf: Program.package.appendingPathComponent("Tests/Fixtures/Hello/Hello.swift"), encoding: .utf8)
        #expect(page.contains("```swift\n\(source)```"))
    }
}
