import CairoGraphics
import Foundation
import Testing

/// Tests `darkroom <command> <folder>` with the executable.
@Suite struct ToolTests {
    private let cache: TemporaryFolder

    init() throws { cache = try TemporaryFolder() }

    private func darkroom(_ arguments: String...) throws -> Program.Result {
        try Program(name: "darkroom").run(arguments + ["--cache", cache.url.path])
    }

    private func copy(of example: String, in folder: TemporaryFolder) throws -> URL {
        let copy = folder.url.appendingPathComponent(example)
        try FileManager.default.copyItem(
            at: Program.package.appendingPathComponent("Examples/\(example)"), to: copy)
        return copy
    }

    /// A folder is built, rendered like the package's program, changed, broken and fixed.
    @Test func picturesOfAFolderEqualTheProgramsAndFollowTheSources() throws {
        let (folder, output) = (try TemporaryFolder(), try TemporaryFolder())
        let sources = try copy(of: "StreakWidget", in: folder)
        let arguments = [
            "render", sources.path, "--date", "2026-06-09T16:41:00Z", "--time-zone", "America/Los_Angeles", "--output",
            output.url.path, "--quiet", "--cache", cache.url.path,
        ]
        func render() throws -> Program.Result { try Program(name: "darkroom").run(arguments) }
        let picture = output.url.appendingPathComponent("StreakWidget/systemSmall.png")
        let golden = Program.package.appendingPathComponent("golden/StreakWidget/StreakWidget/systemSmall.png")

        func isTheGolden(_ picture: URL) throws -> Bool {
            try PNGDecoder.decode(Data(contentsOf: picture)) == PNGDecoder.decode(Data(contentsOf: golden))
        }

        let first = try render()
        #expect(first.status == 0 && first.errors == "", "\(first.errors)")
        #expect(try isTheGolden(picture))

        let program = try #require(cache.files.first { $0.hasSuffix("/StreakWidget") })
        let built = try FileManager.default.attributesOfItem(
            atPath: cache.url.appendingPathComponent(program).path)[.modificationDate] as? Date
        #expect(try render().status == 0)
        let again = try FileManager.default.attributesOfItem(
            atPath: cache.url.appendingPathComponent(program).path)[.modificationDate] as? Date
        #expect(built == again, "An unchanged folder is not built again.")

        let view = sources.appendingPathComponent("Views/StreakWidgetEntryView.swift")
        let text = try String(contentsOf: view, encoding: .utf8)
        try (text + "\nlet broken: Int = \"a\"\n").write(to: view, atomically: true, encoding: .utf8)
        let broken = try render()
        #expect(broken.status == 2)
        #expect(broken.errors.contains("\(view.path):"), "\(broken.errors)")
        #expect(broken.errors.contains("cannot convert value of type 'String'"))
        #expect(try isTheGolden(picture), "The last picture stays.")

        try text.replacingOccurrences(of: "\"Streak\"", with: "\"In a row\"")
            .write(to: view, atomically: true, encoding: .utf8)
        let changed = try render()
        #expect(changed.status == 0, "\(changed.errors)")
        #expect(try !isTheGolden(picture))
        #expect(!cache.files.contains { $0.hasSuffix(".part") })
        #expect(cache.files.contains("CACHEDIR.TAG"), "The cache may lie among the sources.")

        // The compiler's own comparison takes two edits for one where the file's time is the same.
        let second = try Data(contentsOf: picture)
        let time = try FileManager.default.attributesOfItem(atPath: view.path)[.modificationDate] as? Date
        try text.replacingOccurrences(of: "\"Streak\"", with: "\"On a roll\"")
            .write(to: view, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.modificationDate: try #require(time)], ofItemAtPath: view.path)
        #expect(try render().status == 0)
        #expect(try Data(contentsOf: picture) != second, "The second of two edits at one time is drawn.")
    }

    @Test func intentDefinitionsAreCompiledAndTheToolHasTheProgramsStatus() throws {
        let folder = try TemporaryFolder()
        let sources = try copy(of: "DadJokesWidget", in: folder)
        try FileManager.default.removeItem(at: sources.appendingPathComponent("Generated"))
        let list = try darkroom("list", sources.path)
        #expect(list.status == 0, "\(list.errors)")
        #expect(list.output.hasPrefix("DadJokesWidget\n"))
        let bad = try darkroom("render", sources.path, "--family", "systemHuge")
        #expect(bad.status == 2)
        #expect(bad.errors.contains("systemHuge"))
    }

    /// Conditions have their values on an iPhone, and messages contain the user's own names and lines.
    @Test func conditionsAreEvaluatedAsOnAnIPhone() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("Where.swift")
        let source = #"""
            import WidgetKit
            let text = """
            #if os(iOS)
            \("#if" + ")")
            """ // #if os(iOS)
            /* /* */
            #if os(iOS)
            */
            #if canImport(FoundationNetworking) || os(Linux)
            #error("This is Linux.")
            #elseif os(iOS) && canImport(UIKit) && !targetEnvironment(simulator)
            #error("This is an iPhone.")
            #elseif os(watchOS)
            #error("This is a watch.")
            #elseif os(macOS) && !canImport(UIKit)
            #error("This is a Mac.")
            #endif
            """#
        try Data(source.utf8).write(to: file)
        let phone = try darkroom("render", file.path)
        #expect(phone.status == 2)
        #expect(phone.errors.contains("\(file.path):12:8: error: This is an iPhone."), "\(phone.errors)")
        let watch = try darkroom("render", file.path, "--platform", "watchOS")
        #expect(watch.errors.contains("\(file.path):14:8: error: This is a watch."), "\(watch.errors)")
        let mac = try darkroom("render", file.path, "--platform=macos")
        #expect(mac.errors.contains("\(file.path):16:8: error: This is a Mac."), "\(mac.errors)")
        let other = try darkroom("render", file.path, "--platform", "Linux")
        #expect(other.errors == "error: --platform: there is no \"Linux\". It takes iOS, watchOS, macOS, visionOS.\n")
    }

    /// Submodules are found, and so is the C library under its name on Apple's systems.
    @Test func modulesOfApplesSystemsAreFound() throws {
        let folder = try TemporaryFolder()
        let source = #"""
            @preconcurrency import os.log
            import Foundation.NSDate ; import WidgetKit
            import class UIKit.UIImage
            import Darwin
            #if canImport(Darwin)
            let root = Darwin.sqrt(4.0) + log2(4)
            let ticks = Darwin.mach_absolute_time()
            func free(_ lock: inout Darwin.os_unfair_lock) { os_unfair_lock_unlock(&lock) }
            #else
            let root = ""
            #endif
            let `import` = Logger(subsystem: "a", category: "b"), text = " import os.log.nowhere"
            func check() -> (UIImage?, Int) { (nil, text) }
            """#
        let file = folder.url.appendingPathComponent("Modules.swift")
        try Data(source.utf8).write(to: file)
        let result = try darkroom("render", file.path)
        #expect(result.status == 2)
        let errors = result.errors.split(separator: "\n").filter { $0.hasPrefix(file.path) }
        #expect(
            errors == [
                "\(file.path):13:35: error: cannot convert return expression of type '(UIImage?, String)' to return type "
                    + "'(UIImage?, Int)'"
            ], "\(result.errors)")
    }

    @Test func sourcesWithoutMainAreReported() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("Nothing.swift")
        try Data("import WidgetKit\nstruct Nothing {}\n".utf8).write(to: file)
        let result = try darkroom("render", file.path)
        #expect(result.status == 2)
        #expect(result.errors.contains("@main"), "\(result.errors)")
    }

    @Test func invalidUsageIsReported() throws {
        let empty = try TemporaryFolder()
        for (arguments, message) in [
            (["render"], "There are no sources"), (["render", "/nowhere"], "There is no /nowhere"),
            (["render", empty.url.path], "no Swift files"),
            (["render", Program.package.path], "several targets with widgets. Name one with --target: \"TodoWidget\", "),
            (["--family", "systemSmall"], "The command comes first"), ([], "There is no command"),
        ] {
            let result = try Program(name: "darkroom").run(arguments + ["--cache", cache.url.path])
            #expect(result.status == 2)
            #expect(result.errors.contains(message), "\(result.errors)")
            #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
        }
        let unwritable = try Program(name: "darkroom").run(
            "render", Program.package.appendingPathComponent("Tests/Fixtures/Hello").path, "--cache", "/proc/nowhere")
        #expect(unwritable.status == 2)
        #expect(unwritable.errors.contains("--cache"), "\(unwritable.errors)")
    }

    @Test func helpAndDoctorNeedNoFolder() throws {
        #expect(try darkroom("--help").output.contains("darkroom <command> <folder or file>"))
        let doctor = try darkroom("doctor")
        #expect(doctor.status == 0, "\(doctor.errors)")
        #expect(doctor.output.contains("Nothing is missing."))
    }
}
