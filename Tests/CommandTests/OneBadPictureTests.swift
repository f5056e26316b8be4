import Foundation
import Testing

/// Whatever a view does, it costs its own picture and no other, in every command.
@Suite struct OneBadPictureTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let views: [(kind: String, message: String)] = [
        ("Crashing", "Fatal error: the widget's own mistake"), ("Looping", "its view did not come within 2 seconds"),
        ("Leaving", "the widget's code ended the program with status 0"), ("Endless", "nested too deep"),
        ("Laborious", "was not drawn within 3 seconds"),
    ]
    private static let commands: [(words: [String], file: String)] = [
        (["render", "--output"], "Twice/systemSmall.png"), (["timeline", "--output"], "Twice/systemSmall/20260609T160000Z.png"),
        (["record", "--golden"], "Twice/systemSmall.png"), (["check", "--output"], "report.html"),
    ]

    @Test(arguments: views.indices, commands.indices) func theOthersAreMade(view: Int, command: Int) throws {
        let (view, command) = (Self.views[view], Self.commands[command])
        // check draws no more of a picture than it judges.
        if view.kind == "Laborious", command.words[0] == "check" { return }
        let result = try Program(name: "Troubles").run(
            command.words + [
                folder.url.path, "--kind", view.kind, "--kind", "Twice", "--date", "2026-06-09T16:00:00Z", "--scale", "1",
                "--timeout", ["Looping": "2", "Laborious": "3"][view.kind] ?? "600",
            ])
        #expect(result.status == 3, "\(result)")
        #expect(result.errors.contains(view.message), "\(result.errors)")
        let names = [" ", ", ", "/"].map { "\(view.kind)\($0)systemSmall" }
        #expect(names.contains(where: result.errors.contains), "\(result.errors)")
        #expect(folder.files.contains(command.file), "\(folder.files)")
        #expect(!folder.files.contains { $0.hasPrefix("\(view.kind)/") }, "\(folder.files)")
    }

    /// The large family is 382 points high on the standard device.
    @Test(arguments: commands.indices) func aPictureThatCairoRefusesIsNamed(command: Int) throws {
        let command = Self.commands[command]
        // check draws no pixels of what it judges.
        if command.words[0] == "check" { return }
        let result = try Program(name: "Troubles").run(
            command.words + [
                folder.url.path, "--kind", "Large", "--kind", "Twice", "--date", "2026-06-09T16:00:00Z", "--scale", "1", "--jobs", "2",
            ], environment: ["DARKROOM_REFUSED_HEIGHT": "382"])
        #expect(result.status == 3, "\(result)")
        let line = result.errors.split(separator: "\n").first { $0.contains("invalid matrix") } ?? ""
        #expect([" ", ", ", "/"].contains { line.contains("Large\($0)systemLarge") }, "\(result.errors)")
        #expect(folder.files.contains(command.file), "\(folder.files)")
        #expect(!folder.files.contains { $0.hasPrefix("Large/") }, "\(folder.files)")
    }

    @Test func verifyReportsAPictureThatCairoRefuses() throws {
        let golden = folder.url.appendingPathComponent("golden").path
        let report = folder.url.appendingPathComponent("out")
        let troubles = Program(name: "Troubles")
        let picture = ["--kind", "Large", "--kind", "Twice", "--date", "2026-06-09T16:00:00Z", "--scale", "1"]
        #expect(try troubles.run(["record", "--golden", golden] + picture).status == 0)
        let result = try troubles.run(
            ["verify", "--golden", golden, "--output", report.path], environment: ["DARKROOM_REFUSED_HEIGHT": "382"])
        #expect(result.status == 3, "\(result)")
        #expect(result.output.contains("Large/systemLarge: It cannot be drawn: Cairo"), "\(result)")
        let text = try String(contentsOf: report.appendingPathComponent("report.json"), encoding: .utf8)
        #expect(text.contains("Large") && text.contains("invalid matrix") && text.contains("Twice"), "\(text)")
    }
}
