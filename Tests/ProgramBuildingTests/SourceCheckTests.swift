import Foundation
import Testing

@testable import ProgramBuilding

/// The check of some sources of a module, without code.
@Suite struct SourceCheckTests {
    @Test(arguments: [
        ("a 'b c' d\\ e", ["a", "b c", "d e"]), ("'it'\\''s' x", ["it's", "x"]), ("  a  ''  b", ["a", "", "b"]), ("", []),
    ])
    func wordsForAShell(_ line: String, _ words: [String]) { #expect(ShellWords.split(line) == words) }

    @Test func theCommandWithoutItsSource() throws {
        let output = "warning: x\n/bin/swift-frontend -frontend -typecheck -primary-file '/a b.swift' -I '/c d' -D X\n"
        let command = try #require(SourceCheck.command(in: output, source: "/a b.swift"))
        #expect(command.program == "/bin/swift-frontend" && command.before == ["-frontend", "-typecheck"])
        #expect(command.after == ["-I", "/c d", "-D", "X"])
        let long = "/bin/swift-frontend @/tmp/arguments.resp # -frontend -typecheck -primary-file /a.swift -D X\n"
        #expect(SourceCheck.command(in: long, source: "/a.swift")?.before == ["-frontend", "-typecheck"])
        #expect(SourceCheck.command(in: output, source: "/other.swift") == nil && SourceCheck.command(in: "", source: "/a.swift") == nil)
    }

    @Test func onlySuspectsAreChecked() throws {
        let folder = try TemporaryFolder([
            "A.swift": "func a() -> Int { b() }\n", "B.swift": "func b() -> Int { missing() }\n", "C.swift": "let c: String = 1\n",
        ])
        let files = ["A", "B", "C"].map { folder["\($0).swift"] }
        let check = SourceCheck(files: files, arguments: ["-module-name", "M", "-parse-as-library"], folder: folder["work"])
        #expect(try check.run(of: [files[0]]).status == 0)
        let result = try check.run(of: [files[0], files[1]])
        #expect(result.status != 0 && CompilerMessage.errors(in: result.output).map(\.text) == ["cannot find 'missing' in scope"])
        #expect(try CompilerMessage.errors(in: check.run(of: files).output).count == 2)
        let wrong = SourceCheck(files: files, arguments: ["-no-such-option"], folder: folder["work"])
        #expect(try wrong.run(of: files).status == 0)
    }

    @Test func sharesOfNeighbors() {
        #expect(SideBySide.shares(of: [1, 2, 3, 4, 5], count: 2) == [[1, 2, 3], [4, 5]])
        #expect(SideBySide.shares(of: [1, 2], count: 1) == [[1, 2]])
    }

    @Test func fewSuspectsOfManySources() {
        #expect(SourceCheck.isQuick(25, of: 100) && !SourceCheck.isQuick(26, of: 100) && !SourceCheck.isQuick(1, of: 99))
    }
}
