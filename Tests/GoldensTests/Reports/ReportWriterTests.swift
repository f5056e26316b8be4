import Files
import Foundation
import Processes
import Testing

@testable import Goldens

@Suite final class ReportWriterTests {
    private let folder: URL

    init() throws { folder = try SampleReport.folder() }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func bytes() throws -> [String: Data] {
        var bytes: [String: Data] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.contains(".") {
            bytes[name] = try Data(contentsOf: folder.appendingPathComponent(name))
        }
        return bytes
    }

    @Test func allFilesAreWrittenDeterministically() throws {
        let report = SampleReport.everything()
        try SampleReport.writePictures(of: report, in: folder)
        try ReportWriter(folder: folder).write(report)
        let first = try bytes()
        #expect(first.keys.sorted() == ["junit.xml", "report.html", "report.json", "summary.md"])
        #expect(try ReportReader(folder: folder).read() == report)
        try ReportWriter(folder: folder).write(report)
        #expect(try bytes() == first)
    }

    /// Writing piece by piece gives the same text as encoding the whole report.
    @Test func piecewiseJSONEqualsTheWholeReport() throws {
        var report = SampleReport.everything()
        report.pictures[0].message = "\"pictures\" : [\n\n  ]"
        for pictures in [report.pictures, Array(report.pictures.prefix(1)), []] {
            report.pictures = pictures
            var text = ""
            try report.writeJSON { text += $0 }
            #expect(try text == ReportEncoding.json(report) + "\n")
        }
    }

    @Test func errorsNameUnwritableFolders() throws {
        #expect {
            try ReportWriter(folder: URL(fileURLWithPath: "/proc/nowhere")).write(SampleReport.everything())
        } throws: { error in
            (error as? ProgramFailure)?.message.contains("/proc/nowhere") == true
        }
    }

    @Test func importantPicturesAreEmbeddedUpToALimit() throws {
        let report = SampleReport.everything()
        try SampleReport.writePictures(of: report, in: folder)
        let all = PictureEmbedding(report, folder: folder, limit: 1 << 20)
        #expect(all.leftOut == 0)
        #expect(
            all.embedded.map(\.path) == [
                "pictures/Kind/changed-actual.png", "pictures/Kind/changed-expected.png",
                "pictures/Kind/changed-difference.png", "pictures/Kind/new-actual.png", "pictures/Kind/stale-expected.png",
                "pictures/Kind/tolerated-actual.png", "pictures/Kind/tolerated-expected.png",
                "pictures/Kind/tolerated-difference.png",
            ])
        let size = try Data(contentsOf: folder.appendingPathComponent("pictures/Kind/new-actual.png")).count
        let some = PictureEmbedding(report, folder: folder, limit: ((size + 2) / 3 * 4 + 64) * 2 + 10)
        #expect(some.embedded.map(\.path) == Array(all.embedded.map(\.path).prefix(2)))
        #expect(some.leftOut == 6)
        #expect(some.place(of: "pictures/Kind/new-actual.png").element == nil)
        let data = ReportPageData(report, pictures: some)
        #expect(
            data.notes == [
                "6 picture files did not fit into this page and are read from its folder: pass on the whole folder, not only the "
                    + "page."
            ])
    }

    @Test func otherFilesAreNotEmbedded() throws {
        var report = SampleReport.everything()
        report.pictures = [SampleReport.picture("Kind/a", .new), SampleReport.picture("Kind/b", .new)]
        report.pictures[0].actual = "../../../../../../etc/passwd"
        report.pictures[1].actual = "secret.png"
        try Data("not a picture".utf8).write(to: folder.appendingPathComponent("secret.png"))
        #expect(PictureEmbedding(report, folder: folder, limit: 1 << 20).embedded.isEmpty)
    }

    @Test func thePageForbidsRequests() throws {
        try ReportWriter(folder: folder).write(SampleReport.everything())
        let page = try String(contentsOf: folder.appendingPathComponent("report.html"), encoding: .utf8)
        let policy = try #require(page.part(from: "Content-Security-Policy\" content=\"", to: "\""))
        #expect(policy.hasPrefix("default-src 'none'; img-src 'self' file: data:; style-src 'unsafe-inline'; script-src 'sha256-"))
        // The namespace of SVG is not requested.
        let page2 = page.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
        #expect(!page2.contains("http://") && !page2.contains("https://") && !page2.contains("@import"))
    }

    @Test func placeholdersInTheDataAreKept() {
        var page = ""
        PageTemplate.fill("{{A}}-{{B}}-{{C}}{{", { page += $0 }) { ["A": "{{B}}", "B": "b"][$0] }
        #expect(page == "{{B}}-b-{{C}}{{")
    }
}
