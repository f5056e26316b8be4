import CairoGraphics
import Foundation
@_spi(Darkroom) import Intents

/// Compiles and links a widget extension's sources.
struct ProgramBuild {
    let sources: SourceFolder
    let runtime: Runtime
    let platform: Platform
    /// Where intermediate files are kept, so that only what has changed is compiled again.
    let folder: URL

    private var build: URL { folder.appendingPathComponent("build", isDirectory: true) }

    /// - Throws: `ToolFailure` with the compiler's own messages where the sources do not compile.
    func run(to program: URL) throws {
        try ProgramCache.makeFolder(build)
        let files = try sources.sources + generatedSources()
        try compile(files)
        try link(files, to: program)
    }

    /// The classes of the intents that `.intentdefinition` files define, unless the sources have them.
    private func generatedSources() throws -> [URL] {
        let generated = build.appendingPathComponent("generated", isDirectory: true)
        let names = Set(sources.sources.map(\.lastPathComponent))
        var files: [URL] = []
        for definition in sources.intentDefinitions {
            let made: [String: String]
            do {
                made = try IntentDefinitionCompiler().sources(from: Data(contentsOf: definition))
            } catch {
                throw ToolFailure("\(definition.path): \(error)")
            }
            try ProgramCache.makeFolder(generated)
            for (name, text) in made.sorted(by: { $0.key < $1.key }) where !names.contains(name) {
                let file = generated.appendingPathComponent(name)
                let data = Data(text.utf8)
                // A file that stays the same is not compiled again.
                if FileManager.default.contents(atPath: file.path) != data { try ProgramCache.write(data, to: file) }
                files.append(file)
            }
        }
        return files
    }

    private func object(of source: URL) -> URL {
        let place = ContentHash.sha256(Data(source.path.utf8)).prefix(8)
        return build.appendingPathComponent("\(source.deletingPathExtension().lastPathComponent)-\(place).o")
    }

    private func compile(_ files: [URL]) throws {
        var map: [String: [String: String]] = [
            "": ["swift-dependencies": build.appendingPathComponent("module.swiftdeps").path]
        ]
        for file in files {
            let object = object(of: file)
            map[file.path] = [
                "object": object.path,
                "swift-dependencies": object.deletingPathExtension().appendingPathExtension("swiftdeps").path,
            ]
        }
        let mapFile = build.appendingPathComponent("output-file-map.json")
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try ProgramCache.write(encoder.encode(map), to: mapFile)
        let hasMain = files.contains { $0.lastPathComponent == "main.swift" }
        var arguments: [String] = [
            "-c", "-module-name", sources.name, "-incremental", "-output-file-map", mapFile.path, "-Onone", "-g",
            "-enable-batch-mode", "-j\(ProcessInfo.processInfo.activeProcessorCount)", "-swift-version", "5", "-DDEBUG",
            "-I", runtime.modules.path,
        ]
        // Sources that import Foundation alone use URLSession, as they can on Apple's systems.
        arguments += ["-Xfrontend", "-import-module", "-Xfrontend", "FoundationNetworking"]
        arguments += ["-Xfrontend", "-load-plugin-executable", "-Xfrontend", "\(runtime.macros.path)#PreviewMacros"]
        if !hasMain { arguments.append("-parse-as-library") }
        for map in runtime.moduleMaps { arguments += ["-Xcc", "-fmodule-map-file=\(map.path)"] }
        for flag in try runtime.compilerFlags() { arguments += ["-Xcc", flag] }
        arguments += try SourceOverlay(
            of: sources.sources, platform: platform, in: build.appendingPathComponent("answered", isDirectory: true)
        ).arguments
        arguments += files.map(\.path)
        let result = try Command("swiftc", arguments).run()
        guard result.status == 0 else {
            throw ToolFailure("\(sources.name) does not compile:\n\(result.output)" + advice(for: result.output))
        }
    }

    private func link(_ files: [URL], to program: URL) throws {
        let list = build.appendingPathComponent("objects")
        let objects = files.map { object(of: $0).path } + runtime.objects
        try ProgramCache.write(Data(objects.map { "\"\($0)\"" }.joined(separator: "\n").utf8), to: list)
        let temporary = program.appendingPathExtension("part")
        let result = try Command(
            "swiftc",
            [
                "-emit-executable", "-o", temporary.path, "-module-name", sources.name, "@\(list.path)",
                "-l_FoundationICU", "-lstdc++",
                // The toolchain's own linker; the system's takes twice as long.
                "-use-ld=lld",
            ] + runtime.linkerFlags()
        ).run()
        guard result.status == 0 else {
            unlink(temporary.path)
            throw ToolFailure("\(sources.name) cannot be linked:\n\(result.output)" + advice(for: result.output))
        }
        guard rename(temporary.path, program.path) == 0 else {
            throw ToolFailure.system("\(program.path) cannot be written", errno)
        }
    }

    private func advice(for output: String) -> String {
        if output.contains("undefined") && output.contains("main") {
            return "No @main was found: put it on the widget, or on the bundle of widgets."
        }
        if output.contains("'main' attribute can only apply to one type") {
            return "Two types have @main: name the folder of one extension only."
        }
        if output.contains("no such module") {
            return "Darkroom has no module of that name. If it is the app's own, name its folder, too."
        }
        return "Mend the sources, and run the same command again."
    }
}
