import Checks
import Files
import Foundation
import Testing

/// `check` finds what the widgets of the fixtures have, and nothing else.
@Suite struct CheckTests {
    /// The date of the pages' pictures.
    private static let date = ["--date", "2026-06-09T09:41:00Z"]

    @Test(arguments: CheckFixture.all) func findingsAreThoseOfTheComments(fixture: CheckFixture) throws {
        let cache = try TemporaryFolder()
        var settings: [String] = []
        // A folder that has settings of its own switches its rules on itself.
        if !FileManager.default.fileExists(atPath: fixture.url.appendingPathComponent("darkroom.yml").path) {
            let file = cache.url.appendingPathComponent("darkroom.yml")
            try Data(fixture.settings.utf8).write(to: file)
            settings = ["--config", file.path]
        }
        let result = try Program(name: "darkroom").run(
            ["check", fixture.url.path, "--json", "--cache", cache.url.path, "--fail-on", "note"] + Self.date + settings, in: Program.package)
        #expect(result.status == (fixture.expected.isEmpty ? 0 : 1), "\(result.errors)")
        let report = try ReportEncoding.decoder.decode(CheckReport.self, from: Data(result.output.utf8))
        for difference in fixture.differences(from: report.findings) { Issue.record("\(fixture.name): \(difference)") }
    }

    @Test func everyRuleHasAPageAndWidgetsThatHaveTheDefectAndThatHaveNot() throws {
        let found = Set(CheckFixture.all.flatMap { $0.expected.map(\.rule) })
        for rule in RuleCatalog.all {
            let page = Program.package.appendingPathComponent("docs/checks/\(rule.id).md")
            let text = try? String(contentsOf: page, encoding: .utf8)
            #expect(text?.hasPrefix("# \(rule.id)\n") == true, "docs/checks/\(rule.id).md is missing or has another title.")
            #expect(found.contains(rule.id), "No fixture expects a finding of \(rule.id).")
            #expect(CheckFixture.all.contains { $0.hasGood(rule.id) }, "No fixture has a widget that is well by \(rule.id).")
        }
    }

    @Test func everyPageIsARulesPage() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Program.package.appendingPathComponent("docs/checks").path)
        for file in files.sorted() where file.hasSuffix(".md") && !["README.md", "trust.md"].contains(file) {
            #expect(RuleCatalog.rule(String(file.dropLast(3))) != nil, "docs/checks/\(file) is the page of no rule.")
        }
    }

    /// The table of docs/checks/README.md. The failure prints the one that belongs there.
    @Test func theTableOfRulesIsThatOfTheCatalog() throws {
        let page = try String(contentsOf: Program.package.appendingPathComponent("docs/checks/README.md"), encoding: .utf8)
        let rows = RuleCatalog.all.map { rule in
            let limit = rule.limit.map { "\(Quoted.number($0.value)) \($0.unit)" } ?? ""
            return "| [\(rule.id)](\(rule.id).md) | \(rule.severity.rawValue) | \(rule.isOnByDefault ? "yes" : "no") | \(limit) | \(rule.abstract) |"
        }
        let table = (["| rule | severity | on by default | limit | finds |", "|---|---|---|---|---|"] + rows).joined(separator: "\n")
        #expect(page.contains(table + "\n"), "The table of docs/checks/README.md has to be:\n\(table)")
    }
}
