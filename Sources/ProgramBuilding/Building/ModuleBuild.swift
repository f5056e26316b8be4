import Files
import Foundation

/// Compiles the sources of one module.
struct ModuleBuild {
    let module: SourceModule
    let runtime: Runtime
    let platform: Platform
    /// The folder of intermediate files. They are kept, so that only changed files are compiled again.
    let folder: URL
    /// The folder of the modules that this one may import besides Darkroom's.
    let imports: URL
    /// A hash of the contents of these modules; when it changes, every source is compiled again.
    let importsIdentity: String
    /// The compiler's options for modules of C and macros.
    var foreignArguments: [String] = []
    /// Whether other modules import this one.
    let isLibrary: Bool

    /// - Returns: the object files.
    /// - Throws: `CompilerFailure` where the sources do not compile, `ProgramFailure` where the compiler cannot be run.
    func run() throws -> [URL] {
        _ = try FileWriter(cache: folder)
        let generated = try GeneratedSources(module: module).write(
            to: folder.appendingPathComponent("generated", isDirectory: true))
        let files = module.sources + generated
        try compile(files)
        return files.map(object)
    }

    /// The step of the build that compiles the module.
    var step: BuildProgress.Step {
        let products = module.sources.map { (name: $0.lastPathComponent, product: object(of: $0)) }
        return BuildProgress.Step(
            name: "Compiling \(module.name)", files: products,
            isIncremental: products.contains { FileManager.default.fileExists(atPath: $0.product.path) })
    }

    private func object(of source: URL) -> URL {
        let place = ContentHash.sha256(Data(source.path.utf8)).prefix(8)
        return folder.appendingPathComponent("\(source.deletingPathExtension().lastPathComponent)-\(place).o")
    }

    private func compile(_ files: [URL]) throws {
        var map: [String: [String: String]] = [
            "": ["swift-dependencies": folder.appendingPathComponent("module.swiftdeps").path]
        ]
        for file in files {
            let object = object(of: file)
            map[file.path] = [
                "object": object.path,
                "swift-dependencies": object.deletingPathExtension().appendingPathExtension("swiftdeps").path,
            ]
        }
        let mapFile = folder.appendingPathComponent("output-file-map.json")
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try FileWriter(cache: folder).write(encoder.encode(map), to: mapFile.lastPathComponent)
        let hasMain = files.contains { $0.lastPathComponent == "main.swift" }
        let making: [String] = [
            "-c", "-incremental", "-output-file-map", mapFile.path, "-Onone", "-g", "-enable-batch-mode",
            "-j\(ProcessInfo.processInfo.activeProcessorCount)",
        ]
        // The compiler reports all errors at once.
        var arguments = ["-module-name", module.name, "-continue-building-after-errors", "-I", runtime.modules.path]
        arguments += module.language.arguments + foreignArguments
        if !importsIdentity.isEmpty { arguments += ["-I", imports.path, "-DDARKROOM_IMPORTS_\(importsIdentity)"] }
        // On Apple's systems, sources that import only Foundation can use URLSession, geometry types and more.
        var implicitImports = ["FoundationNetworking", "FoundationSupplement", "CoreGraphics"]
        let darwin = imports.appendingPathComponent("Darwin.swiftmodule").path
        if !importsIdentity.isEmpty, FileManager.default.fileExists(atPath: darwin) { implicitImports.append("Darwin") }
        for name in implicitImports {
            arguments += ["-Xfrontend", "-import-module", "-Xfrontend", name]
        }
        arguments += ["-Xfrontend", "-load-plugin-executable", "-Xfrontend", "\(runtime.macros.path)#PreviewMacros"]
        if !hasMain { arguments.append("-parse-as-library") }
        for map in runtime.moduleMaps { arguments += ["-Xcc", "-fmodule-map-file=\(map.path)"] }
        for flag in try runtime.compilerFlags() { arguments += ["-Xcc", flag] }
        arguments += try SourceOverlay(
            of: module.sources, platform: platform, in: folder.appendingPathComponent("resolved", isDirectory: true)
        ).arguments
        let place = imports.appendingPathComponent("\(module.name).swiftmodule")
        let library = isLibrary ? ["-emit-module", "-emit-module-path", place.path] : []
        let result = try Subprocess("swiftc", making + library + arguments + files.map(\.path)).run()
        guard result.status == 0 else {
            throw CompilerFailure(
                module: module.name, output: result.output,
                hiddenOutput: try messagesBehindMissingModules(of: result.output, files, arguments: arguments))
        }
    }

    /// The messages that the compiler adds when the modules that it does not find exist and are empty.
    private func messagesBehindMissingModules(
        of output: String, _ files: [URL], arguments: [String]
    ) throws -> String {
        guard MissingName.all(in: output).contains(where: { $0.kind == .module }) else { return "" }
        let place = folder.appendingPathComponent("stubs", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: place) }
        return try StubModules(of: files, arguments: arguments, in: place).messages(of: files, arguments: arguments)
    }
}

/// The compiler's messages about sources that do not compile.
struct CompilerFailure: Error {
    let module: String
    let output: String
    /// The messages that it adds when the modules that it did not find exist and are empty.
    let hiddenOutput: String
}
