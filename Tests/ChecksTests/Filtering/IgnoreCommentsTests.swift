import Testing

@testable import Checks

@Suite struct IgnoreCommentsTests {
    private func covers(_ source: String, line: Int?, rule: String = "text.truncated") -> Bool {
        var comments = IgnoreComments { _ in source }
        return comments.cover(
            Finding(rule: rule, severity: .warning, text: "", place: SourceLocation(path: "A.swift", line: line)))
    }

    @Test func aCommentHoldsForItsLineAndTheLineBelow() {
        let source = "struct A {\n// darkroom:ignore text.truncated\nText(a)\nText(b) // It is meant. darkroom:ignore text\n}\n"
        #expect([1, 2, 3, 4, 5, 6].map { covers(source, line: $0) } == [false, true, true, true, true, false])
        #expect([3, 4].map { covers(source, line: $0, rule: "text.small") } == [false, true])
        #expect(!covers(source, line: nil))
    }

    @Test func severalRulesAreSeparatedByCommas() {
        let source = "// darkroom:ignore text.small , text.truncated because of the design\n"
        #expect(covers(source, line: 1) && covers(source, line: 1, rule: "text.small"))
        #expect(!covers(source, line: 1, rule: "because"))
    }

    @Test(arguments: [
        ("// darkroom:ignore-file text\nimport SwiftUI\n", true), ("/*\n * A header.\n */\n\n// darkroom:ignore-file text.truncated\n", true),
        ("import SwiftUI\n// darkroom:ignore-file text\n", false), ("let a = \"darkroom:ignore text\"\n", false), ("", false),
    ])
    func commentsAtTheTopHoldForTheFile(source: String, isCovered: Bool) {
        #expect(covers(source, line: 40) == isCovered && covers(source, line: nil) == isCovered)
    }

    @Test func misspelledNamesAreToldOnce() {
        var comments = IgnoreComments { _ in "// darkroom:ignore text.truncatde\n" }
        for line in 1...2 {
            _ = comments.cover(Finding(rule: "text.small", severity: .note, text: "", place: SourceLocation(path: "A.swift", line: line)))
        }
        #expect(comments.misspellings == [.init(name: "text.truncatde", place: SourceLocation(path: "A.swift", line: 1))])
    }

    @Test func aFileIsReadOnceAndOnlyIfItHasAFinding() {
        nonisolated(unsafe) var count = 0
        var comments = IgnoreComments { _ in
            count += 1
            return nil
        }
        let finding = Finding(rule: "text.small", severity: .note, text: "", place: SourceLocation(path: "A.swift", line: 1))
        #expect(!comments.cover(finding) && !comments.cover(finding) && count == 1)
        #expect(!comments.cover(SampleFindings.all[1]) && count == 1)
    }
}
