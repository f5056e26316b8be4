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

    var object: URL { folder.appendingPathComponent("\(Placeholders.moduleName).o") }

    /// - Throws: `ProgramFailure` where the types cannot be compiled.
    func make(_ placeholders: Placeholders, _ apple: AppleNames) throws {
        let writer = try FileWriter(cache: folder)
        let source = folder.appendingPathComponent("\(Placeholders.moduleName).swift")
        let text = Data(placeholders.text(apple).utf8)
        let module = imports.appendingPathComponent("\(Placeholders.moduleName).swiftmodule")
        if FileManager.default.contents(atPath: source.path) == text, access(object.path, R_OK) == 0, access(module.path, R_OK) == 0 {
            return
        }
        unlink(object.path)
        try writer.write(text, to: source.lastPathComponent)
        var arguments = [
            "-c", "-wmo", "-parse-as-library", "-Onone", "-module-name", Placeholders.moduleName, "-o", object.path,
            "-emit-module", "-emit-module-path", module.path, "-I", runtime.modules.path,
        ]
        for map in runtime.moduleMaps { arguments += ["-Xcc", "-fmodule-map-file=\(map.path)"] }
        let result = try Subprocess("swiftc", arguments + [source.path]).run()
        guard result.status == 0 else {
            throw ProgramFailure.badInput("The types that stand for missing ones cannot be compiled:\n\(result.output)")
        }
    }
}
