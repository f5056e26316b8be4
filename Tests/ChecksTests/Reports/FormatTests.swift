import Files
import Foundation
import Testing

@testable import Checks

/// The exact output of the formats.
@Suite struct FormatTests {
    @Test func text() {
        #expect(
            FindingLines(SampleFindings.report).text == """
                Views/Card, a.swift:41:9: warning: "Good <morning> | 50%" is cut off. [text.truncated] (TodoWidget/systemSmall, 1 more)
                TodoWidget: error: "3" is 9 points large; the smallest legible size is 11. [text.small] (TodoWidget/systemSmall)
                note: Nothing else. [text.small]
                3 findings: 1 error, 1 warning and 1 note in 24 pictures.
                """)
    }

    @Test func textWithoutFindings() {
        var report = SampleFindings.empty
        #expect(FindingLines(report).text == "No findings in 1 picture.")
        (report.known, report.ignored) = (3, 1)
        #expect(FindingLines(report).text == "No findings in 1 picture. The baseline knows 3 more. 1 is ignored.")
    }

    @Test func oneSeverityIsNotCountedTwice() {
        var report = SampleFindings.report
        report.findings = [SampleFindings.all[0], SampleFindings.all[0]]
        #expect(report.headline == "2 warnings")
    }

    @Test func github() {
        #expect(
            WorkflowCommands(SampleFindings.report).text == """
                ::warning file=Views/Card%2C a.swift,line=41,col=9,title=text.truncated::"Good <morning> | 50%25" is cut off. \
                (TodoWidget/systemSmall, 1 more)
                ::error title=text.small::TodoWidget: "3" is 9 points large; the smallest legible size is 11. (TodoWidget/systemSmall)
                ::notice title=text.small::Nothing%0Aelse.
                3 findings: 1 error, 1 warning and 1 note in 24 pictures.
                """)
    }

    @Test func junit() {
        #expect(
            CheckJUnit(SampleFindings.report).text == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="Darkroom check" tests="4" failures="2" errors="0" time="0.000">
                  <testsuite name="Clock" tests="1" failures="0" errors="0" skipped="0" time="0.000">
                    <testcase classname="Clock" name="text.truncated" time="0.000"/>
                  </testsuite>
                  <testsuite name="TodoWidget" tests="2" failures="2" errors="0" skipped="0" time="0.000">
                    <testcase classname="TodoWidget" name="text.truncated" time="0.000">
                      <failure type="warning" message="&quot;Good &lt;morning&gt; | 50%&quot; is cut off.">Views/Card, a.swift:41:9: \
                warning: "Good &lt;morning&gt; | 50%" is cut off. (TodoWidget/systemSmall, 1 more)</failure>
                    </testcase>
                    <testcase classname="TodoWidget" name="text.small" time="0.000">
                      <failure type="error" message="&quot;3&quot; is 9 points large; the smallest legible size is 11.">error: "3" is 9 \
                points large; the smallest legible size is 11. (TodoWidget/systemSmall)</failure>
                    </testcase>
                  </testsuite>
                  <testsuite name="extension" tests="1" failures="0" errors="0" skipped="0" time="0.000">
                    <testcase classname="extension" name="text.small" time="0.000">
                      <system-out>note: Nothing
                else.</system-out>
                    </testcase>
                  </testsuite>
                </testsuites>
                """)
    }

    @Test func markdown() {
        #expect(
            CheckMarkdown(SampleFindings.report).text == """
                ### 🔍 Darkroom check: 3 findings&#58; 1 error, 1 warning and 1 note in 24 pictures.

                | | finding | where | pictures | rule |
                |---|---|---|---|---|
                | error | "3" is 9 points large; the smallest legible size is 11. | `TodoWidget` | TodoWidget/systemSmall | `text.small` |
                | warning | "Good &lt;morning&gt; \\| 50%" is cut off. | `Views/Card, a.swift:41:9` | TodoWidget/systemSmall, 1 more | \
                `text.truncated` |
                | note | Nothing else. |  |  | `text.small` |
                """)
        #expect(CheckMarkdown(SampleFindings.empty).text == "### ✅ Darkroom check: No findings in 1 picture.")
    }

    @Test func markdownIsBounded() {
        var report = SampleFindings.report
        report.findings = Array(repeating: SampleFindings.all[0], count: 1000)
        let text = CheckMarkdown(report, limit: 8000).text
        #expect(text.utf8.count <= 8000 && text.utf8.count > 7000)
        let rows = text.components(separatedBy: "| warning |").count - 1
        #expect(text.contains("<summary>\(rows - 20) more</summary>"))
        #expect(text.hasSuffix("\n\n\(1000 - rows) more do not fit here."))
    }

    @Test func json() throws {
        let text = try SampleFindings.report.json()
        #expect(text.contains("\"frame\" : {\n        \"height\" : 20,\n        \"width\" : 120,\n        \"x\" : 16,\n        \"y\" : 20.5"))
        #expect(try ReportEncoding.decoder.decode(CheckReport.self, from: Data(text.utf8)) == SampleFindings.report)
    }

    @Test func sarif() throws {
        let text = try SARIFReport(SampleFindings.report, page: { $0 == "text.small" ? "# text.small" : nil }).json()
        let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        let rules = try #require(driver["rules"] as? [[String: Any]])
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.map { $0["ruleId"] as? String } == ["text.truncated", "text.small", "text.small"])
        for result in results {
            #expect(rules[try #require(result["ruleIndex"] as? Int)]["id"] as? String == result["ruleId"] as? String)
        }
        #expect(results.map { $0["level"] as? String } == ["warning", "error", "note"])
        #expect(text.contains("\"uri\" : \"Views/Card%2C%20a.swift\""))
        #expect(text.contains(/"startColumn" : 9,\s+"startLine" : 41/))
        #expect(text.contains("\"uri\" : \"TodoWidget\"") && text.contains("\"uri\" : \"extension\""))
        #expect(text.components(separatedBy: "\"markdown\" : \"# text.small\"").count == 2)
        let prints = results.compactMap { ($0["partialFingerprints"] as? [String: String])?["primaryLocationLineHash"] }
        #expect(Set(prints).count == 3 && prints.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{32}:1/) != nil }, "\(prints)")
    }

    @Test func equalFindingsHaveOtherFingerprints() throws {
        var report = SampleFindings.report
        report.findings = [SampleFindings.all[1], SampleFindings.all[1]]
        let text = try SARIFReport(report).json()
        let prints = text.matches(of: /"primaryLocationLineHash" : "([0-9a-f]+:\d)"/).map(\.output.1)
        #expect(prints.map { $0.suffix(2) } == [":1", ":2"] && prints[0].dropLast() == prints[1].dropLast())
    }
}
