import CairoGraphics
import DisplayList
import Foundation
import Testing

/// Tests the executable with invalid folders. It prints clear messages, has the right status, and leaves no files.
@Suite(.serialized) struct ToolBadInputTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func darkroom(_ arguments: String..., environment: [String: String] = [:]) throws -> Program.Result {
        try Program(name: "darkroom").run(
            arguments + ["--cache", folder.url.appendingPathComponent("cache").path], environment: environment)
    }

    private func write(_ text: String, to name: String) throws -> String {
        let file = folder.url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    /// Tests each widget of `Tests/Fixtures/BadInput` with one build.
    @Test func widgetsWithForbiddenActionsAreReported() throws {
        let sources = folder.url.appendingPathComponent("BadInput")
        try FileManager.default.copyItem(
            at: Program.package.appendingPathComponent("Tests/Fixtures/BadInput"), to: sources)
        try addImage(try hugePNG(), named: "ImageHuge", to: sources)
        try addImage(try hugePNG().prefix(50), named: "ImageCorrupt", to: sources)
        // The library of WebP writes warnings of its own about this one.
        var damaged = try #require(Data(base64Encoded: "UklGRiYAAABXRUJQVlA4TBoAAAAvP8AHAA8Q87//8x8OxILJ/KVD6I3of1TBNw=="))
        damaged.replaceSubrange(26..<36, with: repeatElement(0xFF, count: 10))
        try addImage(damaged, named: "ImageDamaged", to: sources)
        let output = folder.url.appendingPathComponent("pictures")
        let temporary = folder.url.appendingPathComponent("tmp")
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        let expectations: [(kind: String, status: Int32, message: String)] = [
            ("Exits", 3, "the widget's code ended the program with status 0 before its pictures were made"),
            ("ExitsAtOnce", 3, "the widget's code ended the program with status 7"),
            ("Loops", 3, "Loops, systemSmall: its view did not come within 2 seconds."), ("Writes", 0, ""),
            ("ImageMissing", 0, "No image is called \"ImageMissing\"."),
            ("ImageHuge", 0, "huge.png is too large: 60000 by 60000"), ("ImageCorrupt", 0, "huge.png is truncated"),
            ("ImageDamaged", 0, "The image \(sources.path)/Assets.xcassets/ImageDamaged.imageset/huge.png cannot be read as WebP"),
            ("ImageOutside", 0, "outside.svg refers to file:///etc/passwd, which is not read"),
            ("ImageBroken", 0, sources.path + "/Assets.xcassets/ImageBroken.imageset/Contents.json cannot be read"),
        ]
        for (kind, status, message) in expectations {
            // The other widgets may be slow on a busy machine.
            let result = try darkroom(
                "render", sources.path, "--kind", kind, "--timeout", kind == "Loops" ? "2" : "600", "--quiet", "--output", output.path,
                environment: ["TMPDIR": temporary.path])
            #expect(result.status == status, "\(kind): \(result.errors)")
            #expect(message.isEmpty || result.errors.contains(message), "\(kind): \(result.errors)")
            #expect(!result.errors.contains("WARNING"), "\(kind): \(result.errors)")
            #expect(message != "" || result.errors == "", "\(kind): \(result.errors)")
            let picture = output.appendingPathComponent("\(kind)/systemSmall.png").path
            #expect(FileManager.default.fileExists(atPath: picture) == (status == 0), "\(kind)")
        }
        let left = try FileManager.default.subpathsOfDirectory(atPath: temporary.path)
        #expect(left == [])
        #expect(!folder.files.contains { $0.hasSuffix("left-by-bad-input") || $0.hasSuffix(".part") })
        let home = FileManager.default.homeDirectoryForCurrentUser
        #expect(!FileManager.default.fileExists(atPath: home.appendingPathComponent("Documents/left-by-bad-input").path))
    }

    private func addImage(_ data: Data, named name: String, to sources: URL) throws {
        let set = sources.appendingPathComponent("Assets.xcassets/\(name).imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(#"{"images":[{"idiom":"universal","filename":"huge.png"}],"info":{"version":1,"author":"xcode"}}"#.utf8)
            .write(to: set.appendingPathComponent("Contents.json"))
        try data.write(to: set.appendingPathComponent("huge.png"))
    }

    /// Returns a small PNG whose header claims 60,000 by 60,000 pixels.
    private func hugePNG() throws -> Data {
        var data = try PNGEncoder().encode(Bitmap(width: 8, height: 8))
        let size = Data([0, 0, 0xEA, 0x60])
        data.replaceSubrange(16..<24, with: size + size)
        data.replaceSubrange(29..<33, with: ChecksumOfChunk.of(data[12..<29]))
        return data
    }

    @Test func foldersWithoutAWidgetAreReported() throws {
        let nothing = try write("import WidgetKit\nstruct Nothing {}\n", to: "Nothing/Nothing.swift")
        let result = try darkroom("render", (nothing as NSString).deletingLastPathComponent)
        #expect(result.status == 2)
        #expect(result.errors.contains("No @main was found"), "\(result.errors)")

        let widget = try String(
            contentsOf: Program.package.appendingPathComponent("Tests/Fixtures/Hello/Hello.swift"), encoding: .utf8)
        _ = try write(widget, to: "Two/One.swift")
        let two = try write(
            "import SwiftUI\nimport WidgetKit\n@main struct Other: WidgetBundle { var body: some Widget { Hello() } }\n",
            to: "Two/Two.swift")
        let both = try darkroom("render", (two as NSString).deletingLastPathComponent)
        #expect(both.status == 2)
        #expect(both.errors.contains("Two types have @main"), "\(both.errors)")
    }

    @Test func intentDefinitionsOfUnknownVersions() throws {
        let definition = try String(
            contentsOf: Program.package.appendingPathComponent(
                "Examples/DadJokesWidget/DadJokesWidget.intentdefinition"), encoding: .utf8)
        _ = try write("import WidgetKit\n", to: "Version/A.swift")
        let file = try write(
            definition.replacingOccurrences(of: "<string>1.2</string>", with: "<string>9.1</string>"),
            to: "Version/Jokes.intentdefinition")
        let result = try darkroom("render", (file as NSString).deletingLastPathComponent)
        #expect(result.status == 2)
        #expect(
            result.errors.hasPrefix("error: \(file): The intent definition has version 9.1, and only versions 1.x are supported."),
            "\(result.errors)")
    }

    @Test func helpWarnsThatCodeRuns() throws {
        #expect(try darkroom("--help").output.contains("runs the sources' code with your rights"))
    }
}

/// Computes the checksum of a PNG chunk, the CRC-32 of its type and data.
private enum ChecksumOfChunk {
    static func of(_ bytes: Data) -> Data {
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
        }
        return withUnsafeBytes(of: (~crc).bigEndian) { Data($0) }
    }
}
