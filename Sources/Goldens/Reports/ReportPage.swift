import CairoGraphics
import Files
import Foundation
import Processes

/// A report as one HTML file that needs nothing beside it.
///
/// The list and the code that shows it come first, the pictures behind them, so that a page of any size is there at once.
/// A policy in the page keeps the browser from asking the network for anything.
struct ReportPage {
    private let parts: Parts
    private let report: VerificationReport
    private let data: ReportPageData
    private let pictures: PictureEmbedding

    /// - Parameter place: where the report's own pictures lie; nil for the folder, where the page will lie.
    /// - Throws: `ProgramFailure` where the resources have no page.
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

    /// Hands the page over piece by piece, so that it is never in memory as a whole.
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

    /// Hands a template over with values in the place of `{{NAME}}`, in one pass, so that none is looked for in another's
    /// text.
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

    /// The list that the script reads.
    private func writeData(_ put: (String) throws -> Void) throws {
        let encoder = ReportEncoding.lineEncoder
        func json(_ value: some Encodable) throws -> String {
            // Nothing in the data may end the element that it stands in.
            String(decoding: try encoder.encode(value), as: UTF8.self).replacingOccurrences(of: "<", with: "\\u003C")
        }
        try put(try json(data).dropLast() + ",\"pictures\":[")
        for (number, picture) in report.picturesByImportance.enumerated() {
            try put((number > 0 ? "," : "") + json(ReportPageData.Row(picture, in: report, pictures)))
        }
        try put("]}")
    }

    /// A script as a content security policy allows it (https://www.w3.org/TR/CSP3/#external-hash).
    private static func policyHash(of script: String) -> String {
        let digits = Array(ContentHash.sha256(Data(script.utf8)))
        let bytes = stride(from: 0, to: digits.count, by: 2).map { UInt8(String(digits[$0...($0 + 1)]), radix: 16)! }
        return "sha256-" + Data(bytes).base64EncodedString()
    }
}

extension ReportPage {
    /// What the page is made of, from the resource folder.
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
                            + "Take the Resources of this Darkroom.")
                }
            }
            page = try read("report.html")
            style = try read("report.css")
            script = "\n\"use strict\";\n" + (try Parts.scripts.map(read).joined(separator: "\n"))
        }
    }
}
