import Foundation
import Testing

/// The commands of the pages do what they say, in order, in a folder with the examples. Those of the tutorial have tests of their
/// own (`TutorialTests`), and so has the plugin (`make package-test`).
@Suite(.serialized) struct PageCommandTests {
    private static let pages = (Project.pages + Project.catalogPages).filter { !$0.hasPrefix("docs/catalog/tutorial") }

    /// The words in front of a command of the tool, and the program that has it.
    private static func program(_ words: [String]) -> (name: String, arguments: [String])? {
        if words.first == "darkroom" { return ("darkroom", Array(words.dropFirst())) }
        guard words.starts(with: ["swift", "run"]), words.count > 3, !words[2].hasPrefix("-") else { return nil }
        // A reader's own package has a program with these commands.
        return (words[2] == "MyWidget" ? "WeatherWidget" : words[2], Array(words.dropFirst(3)))
    }

    /// The studio runs until it is ended.
    private static func ends(_ arguments: [String]) -> Bool { arguments.first != "studio" || arguments.contains("--export") }

    private static func commands(of page: String) throws -> [(line: String, name: String, arguments: [String])] {
        try MarkdownPage(page).blocks.filter { ["", "sh", "bash", "console"].contains($0.language) }
            .flatMap { $0.code.replacing(#/\\\n\s*/#, with: "").split(separator: "\n") }
            .compactMap { line in
                // What is behind a number sign is a remark, unless it is quoted.
                let words = line.matches(of: #/"[^"]*"|[^\s"]+/#).map { String($0.0) }.prefix { !$0.hasPrefix("#") && !$0.hasPrefix(">") }
                    .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "\"")) }
                guard let program = program(words), ends(program.arguments) else { return nil }
                return (String(line), program.name, program.arguments)
            }
    }

    @Test(arguments: pages) func commandsRun(page: String) throws {
        let commands = try Self.commands(of: page)
        if commands.isEmpty { return }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("path/to"), withIntermediateDirectories: true)
        let examples = Project.folder.appendingPathComponent("Examples")
        for (name, target) in [
            ("Examples", "."), ("MyWidget", "WeatherWidget"), ("MyWidgetExtension", "WeatherWidget"),
            ("path/to/MyWidgetExtension", "WeatherWidget"),
        ] {
            try FileManager.default.createSymbolicLink(
                at: folder.appendingPathComponent(name), withDestinationURL: examples.appendingPathComponent(target))
        }
        var hasGoldens = false
        for command in commands {
            func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
                try Project.run(
                    Project.products.appendingPathComponent(command.name).path, arguments, in: folder,
                    environment: ["XDG_CACHE_HOME": Self.cache.path])
            }
            if command.arguments.first == "verify", !hasGoldens { _ = try run(["record"] + command.arguments.dropFirst()) }
            hasGoldens = hasGoldens || ["record", "verify"].contains(command.arguments.first)
            let result = try run(command.arguments)
            // A check that finds something ends with 1.
            let expected: Set<Int32> = command.arguments.first == "check" ? [0, 1] : [0]
            #expect(expected.contains(result.status), "\(page): \(command.line): \(result.output)")
        }
    }

    /// One for all pages, so that a widget is compiled once.
    private static let cache: URL = {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("page-cache-\(UUID().uuidString)")
        atexit { try? FileManager.default.removeItem(at: PageCommandTests.cache) }
        return folder
    }()

    @Test func commandsAreFound() throws {
        let found = try Self.pages.flatMap { try Self.commands(of: $0) }
        #expect(found.contains { $0.line.contains("--presentation standby-night") && $0.name == "WeatherWidget" })
        #expect(found.contains { $0.arguments.contains("#FF9F0A") && $0.arguments.last == "1" })
        #expect(found.contains { $0.arguments == ["accept", "verification"] })
        #expect(!found.contains { $0.arguments == ["studio", "path/to/MyWidgetExtension"] })
    }
}
