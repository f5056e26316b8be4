import CairoGraphics
import Files
import Foundation

/// Writes a report as people and machines read it: `report.json`, `report.html`, `junit.xml` and `summary.md`.
package struct ReportWriter {
    /// The names of what is written, in the order it is.
    package static let files = ["report.json", "summary.md", "junit.xml", "report.html"]

    /// The folder of the reports, which the pictures' paths begin at.
    package let folder: URL
    /// Where the pictures lie and the reports are written while they are still to be put into the folder.
    private let place: URL

    package init(folder: URL) { self.init(folder: folder, madeIn: folder) }

    /// Creates a writer of a report that is made in one folder and belongs in another.
    package init(folder: URL, madeIn place: URL) { (self.folder, self.place) = (folder, place) }

    /// Writes all four, each complete or not at all. The same report makes the same bytes.
    ///
    /// - Throws: `ProgramFailure` that names the file that cannot be written, or what the page is made of and missing.
    package func write(_ report: VerificationReport) throws {
        let page = try ReportPage(report, folder: folder, picturesIn: place)
        let writer = try FileWriter(folder: place)
        try writer.writeText(to: "report.json") { try report.writeJSON($0) }
        try writer.write(Data(MarkdownSummary(report: report).text.utf8), to: "summary.md")
        try writer.writeText(to: "junit.xml") { try JUnitReport(report: report).write($0) }
        try writer.writeText(to: "report.html") { try page.write($0) }
    }
}
