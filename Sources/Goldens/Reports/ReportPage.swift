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
            "SCRIPTHASH": ReportPage.policyHash(of: parts.script),
        ]
        try ReportPage.fill(parts.page, put) { name in
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

    /// Passes a template to `put` with values instead of `{{NAME}}`. It makes one pass, so that values are not searched for
    /// names.
    static func fill(_ template: String, _ put: (String) throws -> Void, _ value: (String) throws -> String?) rethrows {
        for (number, piece) in template.components(separatedBy: "{{").enumerated() {
            if number > 0, let end = piece.range(of: "}}"), let value = try value(String(piece[..<end.lowerBound])) {
                try put(value)
                try put(String(piece[end.upperBound...]))
            } else {
                try put(number > 0 ? "{{" + piece : piece)
            }
        }
    }

    /// Writes the list that the script reads.
    private func writeData(_ put: (String) throws -> Void) throws {
        let encoder = ReportEncoding.lineEncoder
        func json(_ value: some Encodable) throws -> String {
            // The data must not end the element that contains it.
            String(decoding: try encoder.encode(value), as: UTF8.self).replacingOccurrences(of: "<", with: "\\u003C")
        }
        try put(try json(data).dropLast() + ",\"pictures\":[")
        for (number, picture) in report.picturesByImportance.enumerated() {
            try put((number > 0 ? "," : "") + json(ReportPageData.Row(picture, in: report, pictures)))
        }
        try put("]}")
    }

    /// Returns the hash by which a content security policy allows a script (https://www.w3.org/TR/CSP3/#external-hash).
    private static func policyHash(of script: String) -> String {
        let digits = Array(ContentHash.sha256(Data(script.utf8)))
        let bytes = stride(from: 0, to: digits.count, by: 2).map { UInt8(String(digits[$0...($0 + 1)]), radix: 16)! }
        return "sha256-" + Data(bytes).base64EncodedString()
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
