import CairoGraphics
import Files
import Foundation
import Processes

/// A report as one HTML file that needs no other file.
///
/// The list and the code that shows it precede the pictures, so that a page of any size opens at once. A content security
/// policy in the page forbids network requests.
struct ReportPage {
    private let parts: Parts
    private let report: VerificationReport
    private let data: ReportPageData
    private let pictures: PictureEmbedding

    /// - Parameter place: the folder of the report's own pictures; nil for `folder`, the final folder of the page.
    /// - Throws: `ProgramFailure` if a part of the page is missing from the resources.
    init(
        _ report: VerificationReport, folder: URL, picturesIn place: URL? = nil, limit: Int = PictureEmbedding.standardLimit
    ) throws {
        parts = try Parts(ReportPage.resources())
        self.report = report
        pictures = PictureEmbedding(report, folder: folder, picturesIn: place, limit: limit)
        data = ReportPageData(report, pictures: pictures)
    }

    private static func resources() throws -> ResourceFolder {
        do { return try ResourceFolder.locate() } catch { throw ProgramFailure.badInput("\(error)") }
    }

    /// Passes the page to `put` piece by piece, so that it is never in memory as a whole.
    func write(_ put: (String) throws -> Void) throws {
        let values = [
            "TITLE": Markup.text("\(data.headline) – Darkroom"), "STYLE": parts.style, "SCRIPT": parts.script,
            "SCRIPTHASH": PageTemplate.policyHash(of: parts.script),
        ]
        try PageTemplate.fill(parts.page, put) { name in
            if name != "DATA" { return values[name] }
            try writeData(put)
            return ""
        }
        for (number, picture) in pictures.embedded.enumerated() {
            try put("<script type=\"text/plain\" id=\"picture-\(number)\">")
            try put((try? Data(contentsOf: pictures.file(of: picture)))?.base64EncodedString() ?? "")
            try put("</script>\n")
        }
        try put("</body>\n</html>\n")
    }

    /// Writes the list that the script reads.
    private func writeData(_ put: (String) throws -> Void) throws {
        try put(try PageTemplate.json(data).dropLast() + ",\"pictures\":[")
        for (number, picture) in report.picturesByImportance.enumerated() {
            try put((number > 0 ? "," : "") + PageTemplate.json(ReportPageData.Row(picture, in: report, pictures)))
        }
        try put("]}")
    }
}

extension ReportPage {
    /// The parts of the page in the resource folder.
    private struct Parts {
        private static let scripts = ["text.js", "pictures.js", "list.js", "stage.js", "details.js", "page.js"]

        let page: String
        let style: String
        let script: String

        init(_ resources: ResourceFolder) throws {
            let folder = resources.url.appendingPathComponent("report", isDirectory: true)
            func read(_ name: String) throws -> String {
                let file = folder.appendingPathComponent(name)
                do { return try String(contentsOf: file, encoding: .utf8) } catch {
                    throw ProgramFailure.badInput(
                        "\(file.path), a part of the report's page, cannot be read: \(FileWriter.reason(of: error)). "
                            + "Restore the resources of this version of Darkroom.")
                }
            }
            page = try read("report.html")
            style = try read("report.css")
            script = "\n\"use strict\";\n" + (try Parts.scripts.map(read).joined(separator: "\n"))
        }
    }
}
