import Files
import Foundation
import Processes

/// Compiles the modules of a program and links them.
struct ProgramBuild {
    let program: ProgramDescription
    let runtime: Runtime
    let platform: Platform
    /// The folder of intermediate files. They are kept, so that only changed files are compiled again.
    let folder: URL

    private var build: URL { folder.appendingPathComponent("build", isDirectory: true) }
    private var name: String { program.widgetModule.name }

    /// - Throws: `ProgramFailure` with the compiler's own messages where the sources do not compile.
    func run(to executable: URL) throws {
        let imports = build.appendingPathComponent("modules", isDirectory: true)
        _ = try FileWriter(cache: imports)
        var (objects, identity): ([URL], String) = ([], "")
        for module in program.modules {
            let isLibrary = module.name != name
            let place = isLibrary ? build.appendingPathComponent("libraries/\(module.name)", isDirectory: true) : build
            do {
                objects += try ModuleBuild(
                    module: module, runtime: runtime, platform: platform, folder: place, imports: imports,
                    importsIdentity: identity, isLibrary: isLibrary
                ).run()
            } catch let failure as CompilerFailure {
                throw try ProgramFailure.badInput("\(failure.module) does not compile:\n\(failure.output)" + advice(for: failure))
            }
            if isLibrary {
                let file = imports.appendingPathComponent("\(module.name).swiftmodule")
                let data = FileManager.default.contents(atPath: file.path) ?? Data()
                identity = String(ContentHash.sha256(Data((identity + ContentHash.sha256(data)).utf8)).prefix(16))
            }
        }
        try link(objects, to: executable)
    }

    private func link(_ files: [URL], to executable: URL) throws {
        try runtime.library.makeCurrent(flags: runtime.linkerFlags)
        let list = build.appendingPathComponent("objects")
        try FileWriter(cache: build).write(
            Data(files.map { "\"\($0.path)\"" }.joined(separator: "\n").utf8), to: list.lastPathComponent)
        let temporary = build.appendingPathComponent("program.part")
        let result = try Subprocess(
            "swiftc",
            [
                "-emit-executable", "-o", temporary.path, "-module-name", name,
                // First of all libraries, because its functions take the place of Foundation's and the C library's.
                // It has no name of its own, so the program looks for it at this path alone.
                runtime.library.file.path, "@\(list.path)",
                // The toolchain's own linker; the system's takes twice as long.
                "-use-ld=lld",
            ]
        ).run()
        guard result.status == 0 else {
            unlink(temporary.path)
            throw ProgramFailure.badInput("\(name) cannot be linked:\n\(result.output)" + advice(for: result.output))
        }
        try FileWriter.move(temporary, toCache: executable)
    }

    /// The missing names and what is known about them; where none are missing, what to do.
    private func advice(for failure: CompilerFailure) throws -> String {
        let report = try MissingNameReport(
            table: MissingNameTable(resources: runtime.resources), modules: program.missingModules
        ).text(for: MissingName.all(in: failure.output + "\n" + failure.hiddenOutput))
        return report.isEmpty ? advice(for: failure.output) : report
    }

    private func advice(for output: String) -> String {
        if output.contains("undefined") && output.contains("main") {
            return "No @main was found: put it on the widget, or on the bundle of widgets."
        }
        if output.contains("'main' attribute can only apply to one type") || output.contains("duplicate symbol: main\n") {
            return "Two types have @main: name the folder of one extension only."
        }
        return "Correct the sources, and run the same command again."
    }
}
