import Foundation
import Testing

@testable import ProgramBuilding

/// Functions that no library on this system has.
@Suite struct MissingSymbolTests {
    private func modules(in folder: TemporaryFolder) -> [ClangModule] {
        [ClangModule(name: "Signing", sources: [folder["sign.c"], folder["check.cpp"]], headers: folder["include"])]
    }

    private func symbols(_ output: String, in folder: TemporaryFolder) -> MissingSymbols? {
        MissingSymbols(output: output, modules: modules(in: folder), folder: folder["clang"], libraries: folder["libraries"])
    }

    @Test func functionsOfOtherLibrariesBecomeStops() throws {
        let folder = try TemporaryFolder(["sign.c": "int a;\nint b = SSL_new();\n", "check.cpp": ""])
        let output = """
            error: link command failed with exit code 1 (use -v to see invocation)
            ld.lld: error: undefined symbol: SSL_new
            >>> referenced by sign.c
            >>>               \(folder["clang"].path)/Signing/0-sign.o:(sign)

            ld.lld: error: undefined symbol: _ZN4Deep4workEv
            >>> referenced by check.cpp
            >>>               \(folder["clang"].path)/Signing/1-check.o:(check(int))
            >>> referenced 2 more times
            clang: error: linker command failed with exit code 1 (use -v to see invocation)
            """
        let found = try #require(symbols(output, in: folder))
        #expect(found.symbols.map(\.name) == ["SSL_new", "_ZN4Deep4workEv"])
        #expect(found.parts.map(\.module).unique() == ["Signing (libraries that are not there)"])
        #expect(found.parts.map(\.line) == [2, 1] && found.parts.map { folder.path(of: URL(fileURLWithPath: $0.file)) } == ["sign.c", "check.cpp"])
        #expect(found.text.contains("@_cdecl(\"SSL_new\") public func _missing0() { FoundationSupplement._setAside(\"SSL_new, which Signing needs"))
    }

    /// A module of Swift calls what a library would have that is made in another way.
    @Test func functionsOfCThatSwiftCalls() throws {
        let folder = try TemporaryFolder(["Turn.swift": "let a = 1\nlet b = turnOn()\n"])
        func output(_ name: String) -> String {
            """
            ld.lld: error: undefined symbol: \(name)
            >>> referenced by Turn.swift:2 (\(folder["Turn.swift"].path):2)
            >>>               \(folder["libraries"].path)/Tunnel/Turn-1f.o:($s6TunnelF)
            """
        }
        let found = try #require(symbols(output("turnOn"), in: folder))
        #expect(found.parts.map(\.module) == ["Tunnel (libraries that are not there)"] && found.parts.map(\.line) == [2])
        #expect(found.symbols.map(\.source) == [folder["Turn.swift"]])
        #expect(symbols(output("$s6Tunnel4turnyyF"), in: folder) == nil)
    }

    @Test func librariesThatAreNotThere() {
        let output = "ld.lld: error: unable to find library -lwg-go\nld.lld: error: undefined symbol: a\nld.lld: error: unable to find library -lz9"
        #expect(ProgramBuild.absentLibraries(in: output) == ["-lwg-go", "-lz9"])
        #expect(ProgramBuild.absentLibraries(in: "ld.lld: error: undefined symbol: a").isEmpty)
    }

    /// A program without a start, and what a Swift source lacks, stay errors.
    @Test func whatOtherObjectsLackIsAnError() throws {
        let folder = try TemporaryFolder()
        let start = """
            ld.lld: error: undefined symbol: main
            >>> referenced by /lib/Scrt1.o:(_start)
            """
        #expect(symbols(start, in: folder) == nil)
        let both = """
            ld.lld: error: undefined symbol: SSL_new
            >>> referenced by \(folder["clang"].path)/Signing/0-sign.o:(sign)
            \(start)
            """
        #expect(symbols(both, in: folder) == nil)
        #expect(symbols("ld.lld: error: duplicate symbol: SSL_new", in: folder) == nil)
        #expect(symbols("", in: folder) == nil)
    }
}
