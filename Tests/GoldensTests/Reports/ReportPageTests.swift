import Files
import Foundation
import Testing

@testable import Goldens

/// Tests the page in a browser.
@Suite(.serialized, .enabled(if: Browser.program != nil, Browser.absence)) final class ReportPageTests {
    private let folder: URL

    init() throws { folder = try SampleReport.folder() }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Returns the document after its scripts have run, without the scripts and their data.
    private func document(of report: VerificationReport, _ address: String = "", limit: Int? = nil) throws -> String {
        try SampleReport.writePictures(of: report, in: folder)
        let file = folder.appendingPathComponent("report.html")
        if let limit {
            let page = try ReportPage(report, folder: folder, limit: limit)
            try FileWriter(folder: folder).writeText(to: "report.html") { try page.write($0) }
        } else {
            try ReportWriter(folder: folder).write(report)
        }
        let document = try Browser.document(of: file, address)
        return try #require(document.components(separatedBy: "<script type=\"application/json\"").first)
    }

    /// Returns the names of the existing rows from the top.
    private func rows(in document: String) -> [String] {
        document.components(separatedBy: "class=\"title\" title=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    }

    @Test func changedPicturesComeFirst() throws {
        let document = try document(of: SampleReport.everything())
        #expect(document.part(from: "<h1 id=\"headline\">", to: "<") == "5 of 7 pictures need a look")
        let order = ["changed", "new", "missing", "failed", "stale", "tolerated", "unchanged"]
        #expect(rows(in: document) == order.map { "Kind/\($0)" })
        #expect(document.count(of: "<figure>") == 3)
        #expect(document.count(of: "<figcaption>Expected</figcaption>") == 1)
        #expect(document.contains("3 of 64 pixels differ (4.7 %)."))
        // The picture of 8 by 8 pixels is drawn at twice its size, and the box is two pixels larger than the change.
        #expect(document.count(of: "<rect class=\"box\" x=\"-1\" y=\"0\" width=\"7\" height=\"6\">") == 3)
        #expect(document.contains("width: 16px; height: 16px;"))
    }

    @Test func addressesSetTheFilterAndTheMode() throws {
        let report = SampleReport.everything()
        #expect(rows(in: try document(of: report, "#outcome=new,stale")) == ["Kind/new", "Kind/stale"])
        let slider = try document(of: report, "#text=TOLER%20Kind&mode=slider&zoom=8")
        #expect(rows(in: slider) == ["Kind/tolerated"])
        #expect(slider.contains(">1 of 7 pictures</p>"))
        #expect(slider.contains("class=\"sheet pixels\""))
        #expect(slider.contains("<div class=\"grid\" style=\"background-size: 8px 8px;\">"))
        #expect(slider.contains("clip-path: inset(0px 0px 0px 32px)"))
    }

    @Test func usersTextsAreNotMarkup() throws {
        var report = SampleReport.everything()
        let attack = "</script><script>document.title='owned'</script><img src=x onerror=\"document.title='owned'\">"
        let name = "Kind/\"'\(attack)\u{1}\u{202E}שלום"
        report.pictures = [SampleReport.picture(name, .failed, message: "\(attack)\u{202E}\u{7}\\u003C {{DATA}}")]
        report.causes = [.init(name: attack, recorded: "<b>", found: "&amp;")]
        let document = try document(of: report)
        #expect(document.part(from: "<title>", to: "</title>") == "1 of 1 picture needs a look – Darkroom")
        #expect(!document.contains("<script>") && !document.contains("<img"))
        #expect(document.count(of: "&lt;/script&gt;&lt;script&gt;document.title='owned'") >= 3)
        #expect(document.contains("␁⟨U+202E⟩שלום") && document.contains("⟨U+202E⟩␇\\u003C {{DATA}}"))
        #expect(!document.unicodeScalars.contains("\u{202E}"))
        #expect(document.contains("recorded with &lt;b&gt;, found &amp;amp;."))
    }

    @Test func pathsDoNotLeadToOtherHosts() throws {
        var report = SampleReport.everything()
        report.pictures = [SampleReport.picture("Kind/a", .new), SampleReport.picture("Kind/b", .new)]
        (report.pictures[0].actual, report.pictures[1].actual) = ("http://example.com/a.png", "//example.com/b.png")
        let page = try ReportPage(report, folder: folder)
        try FileWriter(folder: folder).writeText(to: "report.html") { try page.write($0) }
        let document = try Browser.document(of: folder.appendingPathComponent("report.html"))
        // Both are paths on this disk.
        #expect(document.contains("<figcaption>Actual – <bdi>http%3A/example.com/a.png</bdi> is not beside this page</figcaption>"))
        let second = try Browser.document(of: folder.appendingPathComponent("report.html"), "#picture=Kind/b")
        #expect(second.contains("<figcaption>Actual – <bdi>/example.com/b.png</bdi> is not beside this page</figcaption>"))
    }

    @Test func picturesBeyondTheLimitAreReadFromTheFolder() throws {
        let document = try document(of: SampleReport.everything(), "#picture=Kind/changed", limit: 0)
        #expect(document.contains("8 picture files did not fit into this page"))
        #expect(document.contains("src=\"pictures/Kind/changed-expected.png\""))
        #expect(!document.contains("is not beside this page"))
    }

    @Test func tenThousandPicturesMakeFewRows() throws {
        var report = SampleReport.everything()
        report.pictures = (0..<10_000).map { SampleReport.picture("Kind\($0 % 40)/\($0)", $0 < 10 ? .stale : .unchanged) }
        let document = try document(of: report)
        let rows = rows(in: document)
        #expect(rows.count > 5 && rows.count < 40)
        #expect(document.contains("aria-setsize=\"10000\""))
        #expect(document.contains("height: 700000px"))
        #expect(document.part(from: "data-first-render=\"", to: "\"").flatMap { Int($0) } != nil)
    }
}
