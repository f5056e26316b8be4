import CairoGraphics
import Foundation

/// A report as one HTML file that needs nothing beside it.
///
/// The list and the code that shows it come first, the pictures behind them, so that a page of any size is there at once.
/// A policy in the page keeps the browser from asking the network for anything.
struct ReportPage {
    private let parts: Parts
    private let data: ReportPageData
    private let pictures: PictureEmbedding

    /// - Parameter place: where the report's own pictures lie; nil for the folder, where the page will lie.
    /// - Throws: `ProgramFailure` where the resources have no page.
    init(
        _ report: VerificationReport, folder: URL, picturesIn place: URL? = nil, limit: Int = PictureEmbedding.standardLimit
    ) throws {
        parts = try Parts(ResourceFolder.located())
        pictures = PictureEmbedding(report, folder: folder, picturesIn: place, limit: limit)
        data = ReportPageData(report, pictures: pictures)
    }

    /// Writes the page, picture by picture.
    func write(to file: FileHandle) throws {
        try file.write(contentsOf: Data(try head().utf8))
        for (number, picture) in pictures.embedded.enumerated() {
            let bytes = (try? Data(contentsOf: picture.file))?.base64EncodedData() ?? Data()
            try file.write(contentsOf: Data("<script type=\"text/plain\" id=\"picture-\(number)\">".utf8))
            try file.write(contentsOf: bytes)
            try file.write(contentsOf: Data("</script>\n".utf8))
        }
        try file.write(contentsOf: Data("</body>\n</html>\n".utf8))
    }

    private func head() throws -> String {
        let json = String(decoding: try ReportEncoding.lineEncoder.encode(data), as: UTF8.self)
            // Nothing in the data may end the element that it stands in.
            .replacingOccurrences(of: "<", with: "\\u003C")
        let values = [
            "TITLE": Markup.text("\(data.headline) – Darkroom"), "STYLE": parts.style, "SCRIPT": parts.script,
            "SCRIPTHASH": ReportPage.policyHash(of: parts.script), "DATA": json,
        ]
        return ReportPage.filled(parts.page, with: values)
    }

    /// Puts values in the place of `{{NAME}}`, in one pass, so that none is looked for in another's text.
    static func filled(_ template: String, with values: [String: String]) -> String {
        var pieces = template.components(separatedBy: "{{")
        var result = pieces.removeFirst()
        for piece in pieces {
            if let end = piece.range(of: "}}"), let value = values[String(piece[..<end.lowerBound])] {
                result += value + piece[end.upperBound...]
            } else {
                result += "{{" + piece
            }
        }
        return result
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
                        "\(file.path), a part of the report's page, cannot be read: \(PictureWriter.reason(of: error)). "
                            + "Take the Resources of this Darkroom.")
                }
            }
            page = try read("report.html")
            style = try read("report.css")
            script = "\n\"use strict\";\n" + (try Parts.scripts.map(read).joined(separator: "\n"))
        }
    }
}
