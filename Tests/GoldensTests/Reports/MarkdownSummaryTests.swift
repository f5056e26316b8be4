import Foundation
import Testing

@testable import Goldens

@Suite struct MarkdownSummaryTests {
    @Test func aPassingRunHasTwoLines() {
        var report = SampleReport.everything()
        report.pictures = ["A/1", "A/2"].map { SampleReport.picture($0, .unchanged) }
        #expect(
            MarkdownSummary(report: report).text == "### ✅ Darkroom: All 2 pictures match their goldens\n\n2 unchanged\n")
    }

    @Test func differencesAreATableByImportance() {
        var report = SampleReport.everything()
        report.shard = "2/4"
        report.causes = [.init(name: "pango", recorded: "A|B", found: "C")]
        #expect(
            MarkdownSummary(report: report).text == """
                ### 🔍 Darkroom: 5 of 7 pictures need a look, part 2/4

                1 changed, 1 new, 1 missing, 1 failed, 1 stale, 1 tolerated, 1 unchanged

                > **pango has changed** since the goldens were recorded, from A\\|B to C. This may be the cause of differences.

                | picture | outcome | what |
                |---|---|---|
                | `Kind/changed` | changed | 3 pixels \\(4.7 %\\), visible |
                | `Kind/new` | new | The picture has no golden yet. |
                | `Kind/missing` | missing | The golden's file is missing, although the folder lists it. |
                | `Kind/failed` | failed | There is no picture or no readable golden. |
                | `Kind/stale` | stale | The program no longer makes a picture for this golden. |
                | `Kind/tolerated` | tolerated | 3 pixels \\(4.7 %\\), visible |

                Look at the pictures in `report.html`. To accept them, with the report unpacked to `REPORT`:

                ```sh
                darkroom accept REPORT
                ```

                """)
    }

    @Test func namesAndMessagesAreEscaped() {
        var report = SampleReport.everything()
        report.pictures = [
            SampleReport.picture("K/a|b`c``d", .failed, message: "see @team & <img src=x> [a](b) #12\u{202E} | *x*\nmore")
        ]
        let lines = MarkdownSummary(report: report).text.components(separatedBy: "\n")
        let row = lines.last { $0.hasPrefix("| ") }
        #expect(
            row == "| ``` K/a\\|b`c``d ``` | failed | see &#64;team &amp; &lt;img src=x&gt; "
                + "\\[a\\]\\(b\\) &#35;12\u{FFFD} \\| \\*x\\* |")
    }

    @Test(arguments: [21, 400, 10_000]) func longListsAreCollapsedAndLimited(count: Int) throws {
        var report = SampleReport.everything()
        report.pictures = (0..<count).map { SampleReport.picture("Kind/\(100_000 + $0)", .changed) }
        let text = MarkdownSummary(report: report).text
        #expect(text.utf8.count <= MarkdownSummary.longest)
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `Kind") }
        #expect(rows.count == count || text.contains("\(ReportNumber.count(count - rows.count)) more do not fit"))
        #expect(rows.count >= min(count, 900))
        #expect(text.contains("<details>\n<summary>\(ReportNumber.count(rows.count - 20)) more</summary>\n\n|"))
        #expect(text.contains("darkroom accept"))
    }
}
