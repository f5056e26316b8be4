import Foundation
import Processes
import Testing

@testable import Checks

@Suite final class BaselineTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-baseline-\(UUID().uuidString)")
    private var file: URL { folder.appendingPathComponent("known/baseline.json") }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func finding(_ rule: String, _ kind: String?, _ subject: String) -> Finding {
        Finding(rule: rule, severity: .warning, text: "It is \(subject).", kind: kind, subject: subject)
    }

    @Test func aBaselineIsWrittenSortedAndReadAgain() throws {
        let findings = [finding("text.small", "B", "x"), finding("text.small", nil, "y"), finding("text.small", "B", "x")]
        try Baseline(findings).write(to: file)
        #expect(
            try String(contentsOf: file, encoding: .utf8) == """
                {
                  "findings" : {
                    "text.small|B|x" : 2,
                    "text.small||y" : 1
                  },
                  "version" : 1
                }

                """)
        #expect(try Baseline(file) == Baseline(findings))
    }

    @Test func findingsBeyondTheirNumberAreNew() {
        let known = finding("text.small", "B", "x")
        let (new, count) = Baseline([known]).split([known, finding("text.small", "B", "z"), known])
        #expect(new.map(\.subject) == ["z", "x"] && count == 1)
    }

    /// A run of one rule or kind says nothing about the others.
    @Test func onlyWhatWasJudgedIsStale() {
        var baseline = Baseline([finding("text.small", "B", "x"), finding("text.small", "C", "x"), finding("text.truncated", "B", "x")])
        let scopes = [CheckReport.Scope(kind: "B", rules: ["text.small"])]
        #expect(baseline.stale(without: [], in: scopes) == ["text.small|B|x"])
        #expect(baseline.stale(without: [finding("text.small", "B", "x")], in: scopes) == [])
        baseline.update(with: [finding("text.small", "B", "new")], in: scopes)
        #expect(baseline.findings == ["text.small|B|new": 1, "text.small|C|x": 1, "text.truncated|B|x": 1])
    }

    @Test(arguments: [
        (nil, "cannot be read. Write it with --update-baseline."), ("[]", "is no baseline of check."),
        ("{\"version\": 9, \"findings\": {}}", "was written by a newer Darkroom"),
    ] as [(String?, String)])
    func badFilesAreNamed(text: String?, message: String) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        if let text { try Data(text.utf8).write(to: file) }
        do {
            _ = try Baseline(file)
            Issue.record("It is accepted.")
        } catch let failure as ProgramFailure {
            #expect(failure.message.contains(message) && failure.message.contains(file.path), "\(failure)")
        }
    }
}
