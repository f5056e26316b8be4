import Files
import Foundation
import Processes

/// Empty modules in the place of missing ones. With them the compiler also reports the errors behind a failed import.
struct StubModules {
    private let folder: URL
    private let names: [String]

    /// Makes an empty module for each import of `sources` that the compiler does not find with `arguments`.
    ///
    /// - Throws: `ProgramFailure` where the modules cannot be made.
    init(of sources: [URL], arguments: [String], in folder: URL) throws {
        self.folder = folder
        let writer = try FileWriter(cache: folder)
        let imported = Set(sources.flatMap(StubModules.imports)).sorted()
        let question = folder.appendingPathComponent("Question.swift")
        let lines = imported.map { "#if !canImport(\($0))\n#warning(\"missing \($0)\")\n#endif\n" }
        try writer.write(Data(lines.joined().utf8), to: question.lastPathComponent)
        let answer = try Subprocess("swiftc", ["-typecheck"] + arguments + [question.path]).run().output
        names = imported.filter { answer.contains("missing \($0)\n") }
        let empty = folder.appendingPathComponent("Empty.swift")
        try writer.write(Data(), to: empty.lastPathComponent)
        for name in names {
            let module = folder.appendingPathComponent("\(name).swiftmodule")
            let result = try Subprocess(
                "swiftc", ["-emit-module", "-module-name", name, "-emit-module-path", module.path, empty.path]
            ).run()
            guard result.status == 0 else { throw ProgramFailure.badInput("\(module.path) cannot be made:\n\(result.output)") }
        }
    }

    /// The compiler's messages about `sources` with the empty modules in place, which are still reported as missing.
    func messages(of sources: [URL], arguments: [String]) throws -> String {
        let output = try Subprocess(
            "swiftc", ["-typecheck", "-Rmodule-loading", "-I", folder.path] + arguments + sources.map(\.path)
        ).run().output
        return output.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard let loaded = line.firstMatch(of: #/^(.+: )remark: loaded module '([^']+)'/#),
                names.contains(String(loaded.output.2))
            else { return String(line) }
            return "\(loaded.output.1)error: no such module '\(loaded.output.2)'"
        }.joined(separator: "\n")
    }

    private static func imports(of source: URL) -> [String] {
        (try? String(contentsOf: source, encoding: .utf8)).map(imports(in:)) ?? []
    }

    /// The modules that a source imports, including imports that conditions exclude.
    static func imports(in text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            let pattern = #/^\s*(?:@\w+(?:\(\w+\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/#
            return line.firstMatch(of: pattern).map { String($0.output.1) }
        }
    }
}
