import Foundation
import Testing

@testable import ProgramBuilding

/// What is compiled before its turn, and which results a turn takes.
@Suite struct CompileAheadTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func library(_ name: String, _ text: String) throws -> SourceModule {
        try folder.write(text, to: "\(name).swift")
        return SourceModule(name: name, sources: [folder["\(name).swift"]])
    }

    private func ahead(of libraries: [SourceModule] = []) -> CompileAhead { CompileAhead(of: libraries, folder: folder["ahead"], processors: 2) }

    private func compile(_ file: URL, status: Int32 = 0) throws -> Subprocess.Result {
        for kind in ["swiftmodule", "swiftdoc"] {
            try Data(kind.utf8).write(to: file.deletingPathExtension().appendingPathExtension(kind))
        }
        return Subprocess.Result(status: status, output: "said", errors: "")
    }

    @Test func librariesAreReadyWhenAllThatTheyImportIsFinished() throws {
        let ahead = ahead(of: [
            try library("A", ""), try library("B", "import A\n"), try library("C", "#if canImport(B)\n#endif\n"), try library("D", "import Other\n"),
            try library("E", "import A\nimport D\n"),
        ])
        #expect(ahead.ready(before: "A").map(\.name) == ["D"])
        ahead.finish("A")
        #expect(ahead.ready(before: "B").map(\.name).isEmpty)
        ahead.finish("B")
        #expect(ahead.ready(before: "C").map(\.name).isEmpty)
        ahead.finish("C")
        #expect(ahead.ready(before: "D").map(\.name).isEmpty)
        ahead.finish("D")
        #expect(ahead.ready(before: "W").map(\.name) == ["E"])
    }

    /// Sources see the system's module without an import.
    @Test func allLibrariesWaitForTheSystemsModule() throws {
        let ahead = ahead(of: [try library("Darwin", ""), try library("A", "")])
        #expect(ahead.ready(before: "Darwin").isEmpty)
        ahead.finish("Darwin")
        #expect(ahead.ready(before: "W").map(\.name) == ["A"])
    }

    @Test(arguments: [(1, 3), (2, 1)])
    func nothingToCompileMeanwhile(_ processors: Int, _ count: Int) throws {
        let libraries = try (0..<count).map { try library("L\($0)", "") }
        #expect(CompileAhead(of: libraries, folder: folder["ahead"], processors: processors).ready(before: "W").isEmpty)
    }

    @Test func aTurnThatAsksForTheSameTakesTheResult() throws {
        let ahead = ahead()
        let object = folder["A.o"]
        func result(_ identity: String) throws -> Subprocess.Result? {
            try ahead.result(of: identity, module: "A", products: [object], to: folder.url)
        }
        #expect(try ahead.keep("failing", module: "A", namesPlaceholders: false) { try compile($0, status: 1) }.status == 1)
        #expect(try ahead.keep("working", module: "A", namesPlaceholders: false) { try compile($0) }.status == 0)
        #expect(try result("other") == nil)
        #expect(try result("failing")?.output == "said")
        // An object that is gone has to be made again.
        #expect(try result("working") == nil)
        try folder.write("", to: "A.o")
        #expect(try result("working")?.status == 0)
        #expect(try String(contentsOf: folder["A.swiftmodule"], encoding: .utf8) == "swiftmodule")
        #expect(try String(contentsOf: folder["A.swiftdoc"], encoding: .utf8) == "swiftdoc")
        #expect(ahead.saying(of: "failing")?.output == "said" && ahead.saying(of: "other") == nil)
        ahead.forget("A")
        #expect(try result("failing") == nil)
    }

    @Test func resultsForModulesWhosePlaceholdersChangeMeanwhileAreDropped() throws {
        let ahead = ahead()
        func isKept(_ identity: String, namesPlaceholders: Bool) throws -> Bool {
            _ = try? ahead.keep(identity, module: "A", namesPlaceholders: namesPlaceholders) { file in
                ahead.whilePlaceholdersChange {}
                return try compile(file, status: 1)
            }
            return try ahead.result(of: identity, module: "A", products: [], to: folder.url) != nil
        }
        #expect(try !isKept("a", namesPlaceholders: true))
        #expect(try isKept("b", namesPlaceholders: false))
        ahead.whilePlaceholdersChange {
            #expect(throws: CompileAhead.Ending.self) {
                try ahead.keep("a", module: "A", namesPlaceholders: true) { try compile($0, status: 1) }
            }
        }
        #expect(!ahead.isEnding)
        ahead.end()
        #expect(ahead.isEnding)
    }
}
