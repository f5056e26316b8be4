import Foundation
import Testing

/// Tests that invalid usage gets one clear message and status 2, and writes nothing.
@Suite struct UsageTests {
    @Test(arguments: [
        (["render", "--family", "systemHuge"], "there is no \"systemHuge\""),
        (["render", "--family", "systemSmall"], "no widget supports systemSmall"),
        (["render", "--device", "iPhone99"], "there is no device \"iPhone99\""),
        (["render", "--date", "yesterday"], "is not a date"),
        (["render", "--frobnicate"], "Unknown option '--frobnicate'"),
        (["render", "--scale", "0"], "--scale"),
        (["render", "--scale", "nan"], "--scale"),
        (["render", "--kind", "Todo"], "Did you mean \"TodoWidget\"?"),
        (["render", "--assets", "/nowhere"], "/nowhere is not a folder"),
        (["render", "--fixture", "nonsense"], "URL=FILE"),
        (["render", "--fixture", "https://example.com=/nowhere.json"], "/nowhere.json cannot be read"),
        (["render", "--time-zone", "Mars/Base"], "there is no \"Mars/Base\""),
        (["render", "--font-system", "No Such Family"], "\"No Such Family\" is not installed"),
        (["render", "--set", "a=b"], "there is no \"a\""),
        (["render", "--output", "/proc/nowhere"], "cannot be written"),
        (["nonsense"], "nonsense"),
    ])
    func invalidUsageIsReported(arguments: [String], message: String) throws {
        let folder = try TemporaryFolder()
        let output = arguments.contains("--output") ? [] : ["--output", folder.url.path]
        let result = try Program(name: "TodoWidget").run(
            arguments.first == "render" ? arguments + output : arguments)
        #expect(result.status == 2)
        #expect(result.errors.contains(message), "\(result.errors)")
        #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
        #expect(folder.files == [])
    }

    @Test func missingFontsAreReportedWithTheCommandThatFetchesThem() throws {
        let folder = try TemporaryFolder()
        for name in ["devices.json", "symbols.json"] {
            try FileManager.default.copyItem(
                at: Program.package.appendingPathComponent("Resources/\(name)"),
                to: folder.url.appendingPathComponent(name))
        }
        let result = try Program(name: "TodoWidget").run(
            "render", "--output", folder.url.appendingPathComponent("out").path,
            environment: ["DARKROOM_RESOURCES": folder.url.path])
        #expect(result.status == 2)
        #expect(result.errors.contains("make setup"), "\(result.errors)")
        #expect(folder.files == ["devices.json", "symbols.json"])
    }

    @Test func listAsTextAndJSON() throws {
        let text = try Program(name: "TodoWidget").run("list")
        #expect(text.status == 0)
        #expect(text.output.contains("systemLarge 364×382"))
        #expect(text.output.contains("Previews\n  Medium: TodoWidget systemMedium\n  Large: TodoWidget systemLarge\n"))
        let json = try Program(name: "DadJokesWidget").run("list", "--json")
        #expect(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) is [String: Any]
            || JSONSerialization.jsonObject(with: Data(json.output.utf8)) is [Any])
        #expect(json.output.contains("DadJokesWidget"))
    }

    @Test func liveActivitiesAndControlsAreListed() throws {
        let list = try Program(name: "Troubles").run("list")
        #expect(
            list.output.contains("Live Activities\n  DeliveryAttributes: content, compact, minimal, expanded\n"), "\(list.output)")
        #expect(list.output.contains("Controls\n  lamp: The lamp\n    families: controlSmall, controlMedium"), "\(list.output)")
        #expect(list.output.contains("Lock screen: DeliveryAttributes"))
        let folder = try TemporaryFolder()
        let render = try Program(name: "Troubles").run(
            "render", "--family", "systemMedium", "--output", folder.url.path)
        #expect(render.status == 0 && render.errors.isEmpty, "\(render.errors)")
        #expect(folder.files == ["Tapped/systemMedium.png"])
    }

    @Test func theDoctorReportsNoProblems() throws {
        let result = try Program(name: "TodoWidget").run("doctor")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.contains("Inter.ttf"))
    }

    @Test func otherDevicesHaveOtherSizes() throws {
        let folder = try TemporaryFolder()
        let result = try Program(name: "StreakWidget").run(
            "render", "--device", "393x852", "--scale", "1", "--json", "--output", folder.url.path)
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.contains("158"))
        #expect(folder.files == ["StreakWidget/systemSmall.png"])
    }

    @Test(arguments: ["svg", "pdf"]) func vectorFormats(format: String) throws {
        let folder = try TemporaryFolder()
        let result = try Program(name: "StreakWidget").run(
            "render", "--format", format, "--quiet", "--output", folder.url.path)
        #expect(result.status == 0 && result.output == "", "\(result.errors)")
        #expect(folder.files == ["StreakWidget/systemSmall.\(format)"])
    }
}
