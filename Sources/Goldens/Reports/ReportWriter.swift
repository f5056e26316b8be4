import CairoGraphics
import Files
import Foundation

/// Writes a report as `report.json`, `report.html`, `junit.xml` and `summary.md`.
package struct ReportWriter {
    /// The names of the files in the order of writing.
    package static let files = ["report.json", "summary.md", "junit.xml", "report.html"]

    /// The final folder of the report, to which the pictures' paths are relative.
    package let folder: URL
    /// The folder that contains the pictures now and to which the files are written.
    private let place: URL

    package init(folder: URL) { self.init(folder: folder, madeIn: folder) }

    /// Creates a writer of a report that is made in one folder and belongs in another.
    package init(folder: URL, madeIn place: URL) { (self.folder, self.place) = (folder, place) }

    /// Writes the four files, each completely or not at all. Equal reports give equal bytes.
    ///
    /// - Throws: `ProgramFailure` if a file cannot be written or a part of the page is missing.
    package func write(_ report: VerificationReport) throws {
        let page = try ReportPage(report, folder: folder, picturesIn: place)
        let writer = try FileWriter(folder: place)
        try writer.writeText(to: "report.json") { try report.writeJSON($0) }
        try writer.write(Data(MarkdownSummary(report: report).text.utf8), to: "summary.md")
        try writer.writeText(to: "junit.xml") { try JUnitReport(report: report).write($0) }
        try writer.writeText(to: "report.html") { try page.write($0) }
    }
}
