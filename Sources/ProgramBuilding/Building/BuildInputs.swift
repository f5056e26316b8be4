import Files
import Foundation
import Processes

/// Everything that decides what a program's build produces: Darkroom's own build, compiler options, and the content of
/// every file.
struct BuildInputs {
    /// A text that changes whenever an input does.
    let text: String

    /// - Throws: `ProgramFailure` where a file cannot be read.
    init(_ program: ProgramDescription, runtime: Runtime) throws {
        var lines = [runtime.stamp]
        for module in program.modules {
            lines.append(([module.name, module.bundle ?? ""] + module.language.arguments).joined(separator: " "))
            if let accessors = module.resourceAccessors { lines.append("\(accessors)") }
            lines += module.swiftGenSources.map(\.description)
            for url in module.files { try BuildInputs.add(url, to: &lines) }
        }
        for module in program.clangModules {
            lines.append(([module.name] + module.arguments + module.linkerArguments).joined(separator: " "))
            for url in module.sources + module.inputs { try BuildInputs.add(url, to: &lines) }
        }
        for module in program.macros.flatMap({ $0.libraries + [$0.module] }) {
            lines.append(([module.name] + module.language.arguments).joined(separator: " "))
            for url in module.sources { try BuildInputs.add(url, to: &lines) }
        }
        lines += program.missingModules.keys.sorted()
        for url in program.configurationFiles + program.appResources.map(\.url) { try BuildInputs.add(url, to: &lines) }
        text = lines.joined(separator: "\n")
    }

    static func add(_ url: URL, to lines: inout [String]) throws {
        if let names = try? FileManager.default.contentsOfDirectory(atPath: url.path) {
            lines.append("\(url.path)/")
            for name in names.sorted() where name != ".DS_Store" { try add(url.appendingPathComponent(name), to: &lines) }
        } else if let data = FileManager.default.contents(atPath: url.path) {
            lines.append("\(url.path) \(ContentHash.sha256(data))")
        } else if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path),
            !FileManager.default.fileExists(atPath: url.path)
        {
            // A link into a submodule that is not checked out: the compiler says so where the file is needed.
            lines.append("\(url.path) -> \(target)")
        } else {
            throw ProgramFailure.badInput("\(url.path) cannot be read. Check its rights.")
        }
    }
}
