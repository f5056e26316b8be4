import Files
import Foundation
import Processes

/// Compiles the types that stand for missing ones.
struct PlaceholderModule {
    let runtime: Runtime
    /// The folder of intermediate files.
    let folder: URL
    /// The folder of the modules that the program's modules may import.
    let imports: URL
    /// What is compiled meanwhile, and imports the module.
    let ahead: CompileAhead

    var object: URL { folder.appendingPathComponent("\(Placeholders.moduleName).o") }

    private var source: URL { folder.appendingPathComponent("\(Placeholders.moduleName).swift") }

    /// Makes the module that sources import. Each attempt to compile a module may need it again, but only the linker needs the object.
    ///
    /// - Throws: `ProgramFailure` where the types cannot be compiled.
    func make(_ placeholders: Placeholders, _ apple: AppleNames) throws {
        let text = Data(placeholders.text(apple).utf8)
        let module = imports.appendingPathComponent("\(Placeholders.moduleName).swiftmodule")
        if FileManager.default.contents(atPath: source.path) == text, access(module.path, R_OK) == 0 { return }
        try ahead.whilePlaceholdersChange {
            // Other modules may be compiled meanwhile, so there is always a whole one.
            let next = folder.appendingPathComponent("next", isDirectory: true)
            let (nextSource, nextModule) = (next.appendingPathComponent(source.lastPathComponent), next.appendingPathComponent(module.lastPathComponent))
            try FileWriter(cache: next).write(text, to: source.lastPathComponent)
            try compile(nextSource, ["-emit-module", "-emit-module-path", nextModule.path])
            unlink(object.path)
            unlink(source.path)
            try FileWriter.move(nextModule, toCache: module)
            try FileWriter.move(nextSource, toCache: source)
        }
    }

    /// Makes the object of the types that `make` has made a module of.
    ///
    /// - Throws: `ProgramFailure` where the types cannot be compiled.
    func makeObject() throws {
        if access(object.path, R_OK) != 0 { try compile(source, ["-c", "-o", object.path]) }
    }

    private func compile(_ source: URL, _ products: [String]) throws {
        var arguments = products + [
            "-wmo", "-parse-as-library", "-Onone", "-module-name", Placeholders.moduleName, "-I", runtime.modules.path,
        ]
        for map in runtime.moduleMaps { arguments += ["-Xcc", "-fmodule-map-file=\(map.path)"] }
        let result = try Subprocess("swiftc", arguments + [source.path]).run()
        guard result.status == 0 else {
            throw ProgramFailure.badInput("The types that stand for missing ones cannot be compiled:\n\(result.output)")
        }
    }
}
