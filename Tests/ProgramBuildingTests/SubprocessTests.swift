import Foundation
import Processes
import Testing

@testable import ProgramBuilding

/// Programs that are run, and what is told meanwhile.
@Suite struct SubprocessTests {
    @Test func outputStatusAndLines() throws {
        var lines: [String] = []
        let result = try Subprocess("/bin/sh", ["-c", "printf 'one\\ntwo'; echo three >&2; exit 7"])
            .run(separatesErrors: true) { lines.append(String($0)) }
        #expect(result.status == 7 && result.output == "one\ntwo" && result.errors == "three\n")
        #expect(lines == ["one", "two"])
        #expect(try Subprocess("sh", ["-c", "echo a; echo b >&2"]).run().output == "a\nb\n")
        #expect(try Subprocess("sh", ["-c", "kill -9 $$"]).run().status == 137)
        #expect(try Subprocess("sh", ["-c", "echo $DARKROOM_A; cat"], environment: ["DARKROOM_A": "x"]).run().output == "x\n")
        #expect(throws: ProgramFailure.self) { try Subprocess("no-such-program", []).run() }
        #expect(throws: ProgramFailure.self) { try Subprocess("/no/such/program", []).run() }
    }

    /// A full pipe does not stop a program that writes much to both.
    @Test func muchOutput() throws {
        let result = try Subprocess("sh", ["-c", "seq 1 60000; seq 1 60000 >&2"]).run(separatesErrors: true)
        #expect(result.output.count == result.errors.count && result.output.count > 300_000)
    }

    @Test func progressAsText() {
        let files = ["A.swift", "B.swift", "C.swift", "D.swift"].map { (name: $0, product: URL(fileURLWithPath: "/x/\($0).o")) }
        let step = BuildProgress.Step(name: "Compiling Kit", files: files)
        #expect(BuildProgress.text(step, done: [], seconds: 0) == "Compiling Kit: 0 of 4 files")
        #expect(BuildProgress.text(step, done: ["A.swift"], seconds: 12) == "Compiling Kit: 1 of 4 files, 12 s, waiting for B.swift, C.swift, D.swift")
        #expect(BuildProgress.text(step, done: Set(files.map(\.name)), seconds: 13) == "Compiling Kit: 4 of 4 files, 13 s")
        let again = BuildProgress.Step(name: "Compiling Kit", files: files, isIncremental: true)
        #expect(BuildProgress.text(again, done: ["A.swift"], seconds: 3) == "Compiling Kit: 1 files so far, 3 s")
        #expect(BuildProgress.text(BuildProgress.Step(name: "Linking App"), done: [], seconds: 0) == "Linking App")
        let check = SourceCheckRound()
        let checked = BuildProgress.Step(name: "Compiling Kit", files: files, check: check)
        check.begin(checking: 4, of: 4)
        #expect(BuildProgress.text(checked, done: [], seconds: 2) == "Compiling Kit: checking 4 files, 2 s")
        check.begin(checking: 3, of: 4)
        #expect(BuildProgress.text(checked, done: [], seconds: 9) == "Compiling Kit: checking 3 of 4 files, round 2, 9 s")
        check.begin(checking: nil, of: 4)
        #expect(BuildProgress.text(checked, done: ["A.swift"], seconds: 12).hasPrefix("Compiling Kit: 1 of 4 files, 12 s"))
        let single = BuildProgress.Step(name: "Compiling Kit", files: Array(files.prefix(1)))
        #expect(BuildProgress.text(single, done: [], seconds: 0) == "Compiling Kit: 0 of 1 file")
    }

    @Test func importsOfSources() {
        let text = """
            import Foundation; import UIKit
            @testable import Kit
              @_exported public import struct Sea.Wave
            private import os.log
            import class Dock
            // import Nothing
            let imported = "import Text"
            #if os(macOS)
            import AppKit
            #endif
            import
            importer()
            """
        #expect(SourceImports.modules(in: Data(text.utf8)) == ["Foundation", "UIKit", "Kit", "Sea", "os", "Dock", "AppKit"])
    }
}
