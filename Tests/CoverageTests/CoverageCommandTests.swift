import Foundation
import Testing

@testable import darkroom_coverage

/// Tests the real program with small tables.
@Suite struct CoverageCommandTests {
    private static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func withTables(
        _ rows: [String: String], without missing: String? = nil, _ body: (URL) throws -> Void
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("usage-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (file, _) in Survey.tables where file != missing {
            let columns = file == "modifiers" ? "name\trepos\trepos_redeclaring_name" : "name\trepos"
            try Data("\(columns)\n\(rows[file] ?? "")".utf8).write(to: folder.appendingPathComponent("\(file).tsv"))
        }
        try body(folder)
    }

    private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        // The build puts the programs next to the tests.
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        process.executableURL = URL(fileURLWithPath: own).deletingLastPathComponent()
            .appendingPathComponent("darkroom-coverage")
        process.arguments = arguments
        process.currentDirectoryURL = Self.package
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    @Test func rowsAreJudgedByTheCompiler() throws {
        let rows = [
            "view_inits": "Text(_:)\t9\nText(nonsense:)\t2\nGauge(nonsense:)\t3\n",
            "modifiers": "padding\t9\t1\nhomemade\t3\t3\nanimation\t2\t0\n",
            "modifier_overloads": "padding(_:)\t9\nhomemade()\t3\nanimation(_:value:)\t2\npadding(nobody:)\t2\n",
            "imports": "SwiftUI\t9\nCarbon\t2\nHomemade\t2\nRealityKit\t2\n",
            "sf_symbols_all": "star.fill\t3\nno.such.symbol\t2\n",
        ]
        try withTables(rows) { folder in
            let page = folder.appendingPathComponent("out/coverage.md")
            let result = try run(["--usage", folder.path, "--output", page.path])
            #expect(result.status == 0, "\(result.output)")
            let text = try String(contentsOf: page, encoding: .utf8)
            let lines = text.split(separator: "\n").map(String.init)
            #expect(lines.contains("| View initializers | 1 | 0 | 0 | 1 | 0 | 1 | 50.0% |"))
            #expect(lines.contains("| Modifiers | 1 | 1 | 0 | 0 | 0 | 1 | 100.0% |"))
            #expect(lines.contains("| Imported modules | 1 | 0 | 1 | 0 | 1 | 1 | 50.0% |"))
            #expect(lines.contains("| SF Symbols | 1 | 0 | 1 | 0 | 0 | 0 | 50.0% |"))
            #expect(lines.contains("- `RealityKit` 2: no such module"))
            let again = try run(["--usage", folder.path, "--output", page.path])
            #expect(again.status == 0)
            #expect(try String(contentsOf: page, encoding: .utf8) == text)
        }
    }

    @Test func withoutTablesNothingIsComparedAndSaidSo() throws {
        let result = try run(["--usage", "/nowhere/at/all"])
        #expect(result.status == 0)
        #expect(result.output.contains("There are no usage tables at /nowhere/at/all"))
    }

    @Test func aMissingTableIsAnError() throws {
        try withTables([:], without: "macros") { folder in
            let result = try run(["--usage", folder.path, "--output", folder.appendingPathComponent("x.md").path])
            #expect(result.status != 0)
            #expect(result.output.contains("macros.tsv cannot be read"))
        }
    }

    @Test func aLineWithoutANumberIsAnError() throws {
        try withTables(["views": "Text\tmany\n"]) { folder in
            let result = try run(["--usage", folder.path, "--output", folder.appendingPathComponent("x.md").path])
            #expect(result.status != 0)
            #expect(result.output.contains("views.tsv:2: the line must contain a name and a number"))
        }
    }
}
