import CairoGraphics
import Foundation
import Testing

@testable import Goldens

@Suite struct ReportTextTests {
    @Test func sizesAreReportedBeforePixels() {
        var difference = SampleReport.difference
        difference.actualSize.height = 9
        #expect(difference.sentences == ["The size differs: 8 × 8 pixels were expected, 8 × 9 were drawn."])
        #expect(difference.brief == "8 × 8 → 8 × 9 pixels")
    }

    @Test func differencesOfAntialiasingOnlyAreMarked() {
        var difference = SampleReport.difference
        difference.antialiasedPixels = 3
        #expect(difference.sentences[1] == "All of it is antialiasing: the edges are the same, but smoothed differently.")
        #expect(difference.brief == "3 pixels (4.7 %), visible, only antialiasing")
    }

    @Test(arguments: [
        (0, 10, "0 %"), (1, 1_000_000, "under 0.01 %"), (46, 10_000, "0.46 %"), (18, 1000, "1.8 %"), (500, 1000, "50 %"),
        (9_999, 10_000, "over 99.9 %"), (7, 7, "100 %"),
    ]) func percentagesDoNotHideDifferences(part: Int, whole: Int, text: String) {
        #expect(ReportNumber.share(part, of: whole) == text)
    }

    @Test func numbersHaveCommas() {
        #expect([0, 999, 1000, 260_100, -1_234_567].map { ReportNumber.count($0) } == ["0", "999", "1,000", "260,100", "-1,234,567"])
        #expect(ReportNumber.count(1, "pixel") == "1 pixel")
    }

    @Test func layoutChangesContainOldAndNewFrames() {
        typealias Frame = LayoutChange.Frame
        let (here, there) = (Frame(x: 10, y: 20, width: 30, height: 40), Frame(x: 8.5, y: 20, width: 30, height: 44))
        func words(_ kind: LayoutChange.Kind, _ from: Frame?, _ to: Frame?, _ note: String? = nil) -> String {
            LayoutChange(kind: kind, view: "V", from: from, to: to, note: note).words
        }
        #expect(words(.moved, here, there) == "moved 1.5 pt left, from (10, 20) to (8.5, 20)")
        #expect(words(.resized, here, there) == "resized from 30 × 40 to 30 × 44 and moved from (10, 20) to (8.5, 20)")
        #expect(words(.added, nil, here) == "added at (10, 20), 30 × 40")
        #expect(words(.removed, here, nil) == "removed from (10, 20), 30 × 40")
        #expect(words(.altered, here, here, "text \"a\" is now \"b\"") == "changed; text \"a\" is now \"b\"")
    }

    @Test func commandsAreQuotedForShells() {
        #expect(
            AcceptCommandLine.text(of: SampleReport.everything(), folder: "my report", names: ["A/b", "it's $HOME"])
                == "darkroom accept 'my report' A/b 'it'\\''s $HOME'")
    }

    @Test(arguments: [
        (["swift", "run", "StreakWidget"], "swift run StreakWidget accept"), (["./my widget"], "'./my widget' accept"),
        (nil, "darkroom accept"),
        // Reports from other machines cannot set another command.
        (["rm", "-rf", "~"], "darkroom accept"), (["swift", "run"], "darkroom accept"), ([], "darkroom accept"),
        (["-x"], "darkroom accept"), (["a\nb"], "darkroom accept"), (["a;b"], "'a;b' accept"),
    ])
    func commandsStartTheSameProgram(program: [String]?, start: String) throws {
        var report = SampleReport.everything()
        report.program = program
        #expect(AcceptCommandLine.start(of: report) == start)
        #expect(MarkdownSummary(report: report).text.contains("```sh\n\(start) REPORT\n```"))
        let end = VerificationSummary(report: report, folder: URL(fileURLWithPath: "/r")).text
        #expect(end.hasSuffix("See /r/report.html; \(start) /r takes them."))
        let page = ReportPageData(report, pictures: PictureEmbedding(report, folder: URL(fileURLWithPath: "/r"), limit: 0))
        #expect(page.acceptStart == start)
    }
}
