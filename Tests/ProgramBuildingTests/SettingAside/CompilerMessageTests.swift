import Testing

@testable import ProgramBuilding

/// The compiler's errors as values.
@Suite struct CompilerMessageTests {
    @Test func errorsWithNotesAndExcerpts() throws {
        let output = """
            /x/A b.swift:3:8: error: type 'S' does not conform to protocol 'Decodable'
            2 | // error: no
            3 | struct S: Codable { let o: Object }
              |        |                   `- note: cannot automatically synthesize 'Decodable'
              |        `- error: type 'S' does not conform to protocol 'Decodable'

            Swift.Decodable.init:2:1: note: protocol requires initializer
            /x/A b.swift:1:1: warning: unused
            1 | error: x
            /x/A b.swift:3:8: error: type 'S' does not conform to protocol 'Decodable'
            /x/C:D.swift:12:1: error: other
            /x/C:D.swift:12:1: note: here
            """
        let errors = CompilerMessage.errors(in: output)
        #expect(errors.map { "\($0.file) \($0.line) \($0.column) \($0.text)" } == [
            "/x/A b.swift 3 8 type 'S' does not conform to protocol 'Decodable'", "/x/C:D.swift 12 1 other",
        ])
        #expect(errors.map(\.notes) == [["cannot automatically synthesize 'Decodable'"], ["here"]])
        #expect(try #require(errors.first).excerpt.split(separator: "\n").count == 6)
        #expect(errors.first?.quoted == ["S", "Decodable"])
    }

    @Test func outputWithoutErrors() {
        #expect(CompilerMessage.errors(in: "") == [])
        #expect(CompilerMessage.errors(in: "<unknown>:0: error: x\nerror: fatal\n/x: error: y\n") == [])
    }

    @Test(arguments: [
        ("let 'shared' is not concurrency-safe because non-'Sendable' type 'Box' may have shared mutable state", true),
        ("main actor-isolated property 'x' can not be referenced from a nonisolated context", true),
        ("cannot find 'x' in scope", false),
    ])
    func errorsAboutDataRaces(_ text: String, _ isAboutConcurrency: Bool) {
        let message = CompilerMessage(file: "/x/A.swift", line: 1, column: 1, text: text, excerpt: text)
        #expect(message.isAboutConcurrency == isAboutConcurrency)
    }
}
