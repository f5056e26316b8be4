import Foundation
import Testing

/// Tests pictures of what VoiceOver reads, with the executables.
@Suite struct AccessibilityPictureTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let options = ["--date", "2026-06-09T09:41:00Z", "--scale", "2"]

    private func render(_ program: String, _ arguments: String...) throws -> Program.Result {
        try Program(name: program).run(["render", "--output", folder.url.path] + Self.options + arguments)
    }

    @Test func theyLieBesideThePictures() throws {
        let plain = try TemporaryFolder()
        let alone = try Program(name: "StreakWidget").run(["render", "--output", plain.url.path] + Self.options)
        let result = try render("StreakWidget", "--accessibility-picture", "--scheme", "light", "--scheme", "dark", "--type-size", "xxLarge")
        #expect(alone.status == 0 && result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        #expect(folder.files == ["-dark-xxLarge-accessibility", "-dark-xxLarge", "-xxLarge-accessibility", "-xxLarge"].map {
            "StreakWidget/systemSmall\($0).png"
        })
        // The picture itself stays as it is.
        _ = try render("StreakWidget", "--accessibility-picture")
        func picture(_ folder: TemporaryFolder) throws -> Data {
            try Data(contentsOf: folder.url.appendingPathComponent("StreakWidget/systemSmall.png"))
        }
        #expect(try picture(folder) == picture(plain))
    }

    @Test func eachVariantHasOne() throws {
        let yml = folder.url.appendingPathComponent("looks.yml")
        try Data("options: {accessibilityPicture: true}\nvariants:\n  - {name: big, typeSize: accessibility1}\n".utf8).write(to: yml)
        let result = try render("StreakWidget", "--config", yml.path)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        #expect(folder.files.filter { $0.hasSuffix(".png") } == ["-accessibility", "-big-accessibility", "-big", ""].map {
            "StreakWidget/systemSmall\($0).png"
        })
    }

    @Test func liveActivitiesControlsAndPreviewsHaveThem() throws {
        let result = try render("WeatherWidget", "--accessibility-picture", "--family", "content", "--family", "controlMedium")
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        let files = folder.files
        #expect(files.contains("RainAttributes/content-accessibility.png"), "\(files)")
        #expect(files.contains("RainAlertsControl/controlMedium-accessibility.png"), "\(files)")
    }

    @Test(arguments: [
        (["--presentation", "home"], "--accessibility-picture shows a picture alone."),
        (["--outline"], "--outline and --accessibility-picture both draw over a picture."),
        (["--tap", "plus"], "--tap changes what the widget has stored, so it needs one variant"),
    ])
    func badInputIsRefused(arguments: [String], message: String) throws {
        let result = try Program(name: "StreakWidget").run(
            ["render", "--output", folder.url.path, "--accessibility-picture"] + Self.options + arguments)
        #expect(result.status == 2 && result.errors.contains(message), "\(result.errors)")
        #expect(folder.files.isEmpty)
    }

    /// The pictures of the pages. Each folder of goldens keeps the options that its pictures are made with.
    private static let goldens: [String: [String]] = [
        "StreakWidget": ["--scheme", "light"],
        "TodoWidget": ["--scheme", "dark", "--family", "systemLarge"],
        "WeatherWidget": ["--scheme", "light", "--family", "systemMedium", "--locale", "en_US", "--locale", "ar-XB"],
    ]

    @Test(arguments: goldens.keys.sorted()) func goldensHoldThem(name: String) throws {
        let golden = Program.package.appendingPathComponent("golden/accessibility/\(name)")
        let program = Program(name: name)
        if ProcessInfo.processInfo.environment["DARKROOM_RECORD"] == "1" {
            let result = try program.run(
                ["record", "--golden", golden.path, "--prune", "--forget", "--accessibility-picture"] + Self.options
                    + (Self.goldens[name] ?? []))
            #expect(result.status == 0, "\(result.errors)")
            return
        }
        let failures = Program.package.appendingPathComponent(".build/golden-failures/accessibility-\(name)").path
        let result = try program.run("verify", "--golden", golden.path, "--output", failures)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)\(result.output)")
    }
}
