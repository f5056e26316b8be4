import CairoGraphics
import Foundation
import Testing

@_spi(Darkroom) import Darkroom

/// The examples' pictures, made by their own programs, byte for byte as in `golden/`.
@Suite struct ExampleGoldenTests {
    static let programs = ["TodoWidget", "StreakWidget", "DadJokesWidget", "EmojiRangerWidget", "Hello"]

    private static let arguments = [
        "render", "--scheme", "light", "--scheme", "dark", "--date", "2026-06-09T16:41:00Z", "--locale", "en_US",
        "--time-zone", "America/Los_Angeles", "--quiet", "--output",
    ]

    /// With `DARKROOM_RECORD=1` in the environment the goldens are written instead.
    private static let isRecording = ProcessInfo.processInfo.environment["DARKROOM_RECORD"] == "1"

    @Test(arguments: programs) func picturesAreTheGoldens(program: String) throws {
        let folder = try TemporaryFolder()
        let result = try Program(name: program).run(Self.arguments + [folder.url.path])
        #expect(result.status == 0 && result.errors == "", "\(result.errors)")
        let golden = Program.package.appendingPathComponent("golden")
        if Self.isRecording {
            for file in folder.files {
                try Self.golden(file).record(Data(contentsOf: folder.url.appendingPathComponent(file)))
            }
            return
        }
        let expected = try FileManager.default.contentsOfDirectory(
            atPath: golden.appendingPathComponent(program).path
        ).map { "\(program)/\($0)" }.sorted()
        #expect(folder.files == expected)
        for file in expected where folder.files.contains(file) {
            let actual = try Data(contentsOf: folder.url.appendingPathComponent(file))
            let golden = Self.golden(file)
            if try Data(contentsOf: golden.file) == actual { continue }
            let outcome = try golden.compare(actual, name: (file as NSString).deletingPathExtension)
            Issue.record("\(file) differs from its golden: \(outcome)")
        }
    }

    private static func golden(_ file: String) -> Golden {
        Golden(
            file: Program.package.appendingPathComponent("golden/\(file)"),
            failures: Program.package.appendingPathComponent(".build/golden-failures"))
    }

    @Test(arguments: programs) func theMachineDoesNotMatter(program: String) throws {
        let strange = [
            "LANG": "de_DE.UTF-8", "LC_ALL": "ar_EG.UTF-8", "LANGUAGE": "th", "TZ": "Asia/Kathmandu",
            "FONTCONFIG_FILE": "/dev/null", "FONTCONFIG_PATH": "/usr/share/fonts", "XDG_DATA_HOME": "/usr/share",
            "GDK_SCALE": "2", "PANGOCAIRO_BACKEND": "fontconfig",
        ]
        let folder = try TemporaryFolder()
        let result = try Program(name: program).run(Self.arguments + [folder.url.path], environment: strange)
        #expect(result.status == 0, "\(result.errors)")
        for file in folder.files {
            let golden = Program.package.appendingPathComponent("golden/\(file)")
            let isSame = try Data(contentsOf: folder.url.appendingPathComponent(file)) == Data(contentsOf: golden)
            #expect(isSame, "\(file)")
        }
    }

    @Test(arguments: [
        ("TodoWidget/systemLarge", 1092, 1146), ("TodoWidget/systemMedium", 1092, 510),
        ("StreakWidget/systemSmall", 510, 510),
        ("DadJokesWidget/systemMedium", 1092, 510), ("EmojiRangerWidget/systemSmall", 510, 510),
        ("EmojiRangerWidget/systemMedium", 1092, 510),
    ])
    func picturesArePointsTimesThree(file: String, width: Int, height: Int) throws {
        for suffix in ["", "-dark"] {
            let url = Program.package.appendingPathComponent("golden/\(file)\(suffix).png")
            let bitmap = try PNGDecoder.decode(Data(contentsOf: url))
            #expect(bitmap.width == width && bitmap.height == height)
        }
    }

    @Test func theReadmesWidgetIsTheOneThatIsTested() throws {
        let readme = try String(contentsOf: Program.package.appendingPathComponent("README.md"), encoding: .utf8)
        let source = try String(
            contentsOf: Program.package.appendingPathComponent("Tests/Fixtures/Hello/Hello.swift"), encoding: .utf8)
        #expect(readme.contains("```swift\n\(source)```"))
    }
}
