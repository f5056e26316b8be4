import Foundation
import Testing

@testable import Checks

/// What GitHub's code scanning asks of a log (GitHub Docs, "SARIF support for code scanning").
@Suite struct SARIFTests {
    private static let pages = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../docs/checks").standardizedFileURL

    private func run(of report: CheckReport, page: @escaping (String) -> String? = { _ in nil }) throws -> [String: Any] {
        let text = try SARIFReport(report, page: page).json()
        let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0" && (log["$schema"] as? String)?.hasSuffix("sarif-2.1.0.json") == true)
        return try #require((log["runs"] as? [[String: Any]])?.first)
    }

    private func rules(of run: [String: Any]) throws -> [[String: Any]] {
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        #expect(driver["name"] as? String == "Darkroom" && driver["version"] as? String == "0.1.0")
        return try #require(driver["rules"] as? [[String: Any]])
    }

    @Test func everyRuleHasWhatCodeScanningAsksFor() throws {
        var report = SampleFindings.report
        report.scopes = [.init(kind: nil, rules: RuleCatalog.all.map(\.id))]
        let described = try rules(of: run(of: report) { id in
            try? String(contentsOf: Self.pages.appendingPathComponent("\(id).md"), encoding: .utf8)
        })
        #expect(described.map { $0["id"] as? String } == RuleCatalog.all.map(\.id))
        for (rule, described) in zip(RuleCatalog.all, described) {
            func text(_ key: String, _ part: String = "text") -> String { (described[key] as? [String: String])?[part] ?? "" }
            for key in ["shortDescription", "fullDescription"] { #expect((1...1024).contains(text(key).count), "\(rule.id) \(key)") }
            #expect(text("shortDescription") == rule.abstract)
            #expect(text("fullDescription").hasPrefix(rule.abstract) && !text("fullDescription").contains("\n"))
            #expect(text("help").hasPrefix("# \(rule.id)\n") && text("help", "markdown").contains("## On a device"), "\(rule.id)")
            let configuration = try #require(described["defaultConfiguration"] as? [String: Any])
            #expect(configuration["level"] as? String == rule.severity.rawValue)
            #expect(configuration["enabled"] as? Bool == rule.isOnByDefault)
            let properties = try #require(described["properties"] as? [String: Any])
            #expect(properties["tags"] as? [String] == ["widgets", rule.group])
            #expect(["error", "warning", "recommendation"].contains(properties["problem.severity"] as? String))
            #expect(["high", "medium"].contains(properties["precision"] as? String))
        }
        // The claim of a page follows.
        let small = try #require(described.first { $0["id"] as? String == "text.truncated" }?["fullDescription"] as? [String: String])
        #expect(small["text"]?.contains("The user reads") == true, "\(small)")
    }

    @Test func aRuleWithoutAPageIsHelpItself() throws {
        let described = try rules(of: run(of: SampleFindings.report))
        #expect((described[0]["help"] as? [String: String])?["text"] == "# text.truncated\n\n\(Rule.textTruncated.abstract)")
        #expect((described[0]["fullDescription"] as? [String: String])?["text"] == Rule.textTruncated.abstract)
    }

    @Test func everyResultHasAFileAndALine() throws {
        let results = try #require(try run(of: SampleFindings.report)["results"] as? [[String: Any]])
        #expect(results.count == 3)
        for result in results {
            #expect((result["message"] as? [String: String])?["text"]?.isEmpty == false)
            let location = try #require((result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
            #expect((location["artifactLocation"] as? [String: String])?["uri"]?.isEmpty == false)
            #expect(((location["region"] as? [String: Any])?["startLine"] as? Int ?? 0) >= 1)
        }
    }
}
