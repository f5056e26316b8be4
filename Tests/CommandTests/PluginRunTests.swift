import Foundation
import Testing

/// Tests sources that plugins of packages generate before a module is compiled.
@Suite struct PluginRunTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func write(_ text: String, to path: String) throws {
        let file = folder.url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// A package with a plugin whose tool writes the contents of a file into a source.
    private func makePlugin() throws {
        try write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "words", products: [.plugin(name: "Words", targets: ["Words"])],
                targets: [
                    .executableTarget(name: "wordtool"), .plugin(name: "Words", capability: .buildTool(), dependencies: ["wordtool"]),
                ])
            """, to: "words/Package.swift")
        try write(
            """
            import Foundation
            let text = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
            try "enum Words { static let all = \\"\\(text)\\" }\\n".write(toFile: CommandLine.arguments[2], atomically: true, encoding: .utf8)
            """, to: "words/Sources/wordtool/main.swift")
        try write(
            """
            import PackagePlugin
            @main struct Words: BuildToolPlugin {
                func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
                    guard let words = (target as? SourceModuleTarget)?.sourceFiles.first(where: { $0.path.lastComponent == "words.txt" }) else {
                        Diagnostics.error("The target has no words.txt.")
                        return []
                    }
                    let source = context.pluginWorkDirectory.appending("Words.swift")
                    return [
                        .buildCommand(
                            displayName: "Words", executable: try context.tool(named: "wordtool").path,
                            arguments: [words.path.string, source.string], inputFiles: [words.path], outputFiles: [source])
                    ]
                }
            }
            """, to: "words/Plugins/Words/Words.swift")
    }

    private func makeApp() throws -> String {
        try write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "App", defaultLocalization: "en", dependencies: [.package(path: "../words")],
                targets: [.executableTarget(name: "Widgets", plugins: [.plugin(name: "Words", package: "words")])])
            """, to: "App/Package.swift")
        try write(NamedWidget.source(name: "Words.all"), to: "App/Sources/Widgets/Widgets.swift")
        // The package manager takes no localized files of a package that names no language.
        try write("\"a\" = \"b\";\n", to: "App/Sources/Widgets/en.lproj/Localizable.strings")
        return folder.url.appendingPathComponent("App").path
    }

    private func list(_ arguments: String...) throws -> Program.Result {
        try Program(name: "darkroom").run(["list"] + arguments + ["--cache", folder.url.appendingPathComponent("cache").path])
    }

    @Test func sourcesOfPluginsAreGenerated() throws {
        try makePlugin()
        let app = try makeApp()
        let absent = try list(app)
        #expect(
            absent.errors.contains("warning: Words cannot run for Widgets: The target has no words.txt. What needs the sources that it "),
            "\(absent.errors)")
        #expect(absent.errors.contains("module Widgets (sources that Words generates): "), "\(absent.errors)")

        try write("rain and snow\n", to: "App/Sources/Widgets/words.txt")
        let offline = try list(app, "--offline")
        #expect(offline.errors.contains("module Widgets (sources that Words generates): "), "\(offline.errors)")
        let generated = try list(app)
        #expect(generated.status == 0 && generated.errors == "", "\(generated.errors)")
        #expect(generated.output.contains("\n  name: rain and snow\n"), "\(generated.output)")
        #expect(!folder.files.contains { $0.hasPrefix("App/.build") || $0.hasPrefix("words/.build") }, "Nothing is left in the packages.")

        // What was generated once is used again, until a file that the plugin reads changes.
        let again = try list(app, "--offline")
        #expect(again.status == 0 && again.output == generated.output && again.errors == "", "\(again.errors)")
        try write("fog\n", to: "App/Sources/Widgets/words.txt")
        #expect(try list(app).output.contains("\n  name: fog\n"))
    }
}
