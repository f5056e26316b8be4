import Files
import Foundation
import Processes

/// Findings as one HTML file that needs no other file: each with its picture, and a rectangle around what it is about.
///
/// The list and the code that shows it precede the pictures, so that a page of any size opens at once. A content security
/// policy in the page forbids network requests.
package struct CheckPage {
    /// The largest number of bytes of HTML for pictures, so that the page fits into a mail and a browser tab.
    package static let standardLimit = 64 << 20
    private static let scripts = ["report/text.js", "check/findings.js", "check/stage.js", "check/page.js"]

    /// The template and what is put into it.
    private let template, style, script: String
    private let report: CheckReport
    private let folder: URL
    /// The pictures that the page contains, in the order of its elements.
    private let embedded: [String]
    private let page: (String) -> String?

    /// - Parameters:
    ///   - folder: the folder of the pictures' files.
    ///   - resources: the folder of the page's parts.
    ///   - limit: the largest number of bytes of HTML for pictures. The page links to those that do not fit.
    ///   - page: returns the text of a rule's page; nil if there is none.
    /// - Throws: `ProgramFailure` if a part of the page is missing from the resources.
    package init(
        _ report: CheckReport, picturesIn folder: URL, resources: URL, limit: Int = CheckPage.standardLimit,
        page: @escaping (String) -> String? = { _ in nil }
    ) throws {
        func read(_ name: String) throws -> String {
            let file = resources.appendingPathComponent(name)
            do { return try String(contentsOf: file, encoding: .utf8) } catch {
                throw ProgramFailure.badInput(
                    "\(file.path), a part of the page of findings, cannot be read: \(FileWriter.reason(of: error)). "
                        + "Restore the resources of this version of Darkroom.")
            }
        }
        template = try read("check/check.html")
        style = try ["report/report.css", "check/check.css"].map(read).joined(separator: "\n")
        script = "\n\"use strict\";\n" + (try CheckPage.scripts.map(read).joined(separator: "\n"))
        (self.report, self.folder, self.page) = (report, folder, page)
        var (left, embedded) = (limit, [String]())
        for path in report.findings.compactMap({ $0.pictures.first.flatMap { report.files?[$0]?.path } }) where !embedded.contains(path) {
            let size = (try? FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent(path).path)[.size] as? Int) ?? nil
            guard let size else { continue }
            let cost = (size + 2) / 3 * 4 + 64
            guard cost <= left else { break }
            left -= cost
            embedded.append(path)
        }
        self.embedded = embedded
    }

    /// Passes the page to `put` piece by piece, so that it is never in memory as a whole.
    ///
    /// - Throws: the errors of `put`.
    package func write(_ put: (String) throws -> Void) throws {
        let values = [
            "TITLE": Markup.text("\(report.headline) – Darkroom check"), "STYLE": style, "SCRIPT": script,
            "SCRIPTHASH": PageTemplate.policyHash(of: script), "DATA": try PageTemplate.json(data),
        ]
        try PageTemplate.fill(template, put) { values[$0] }
        for (number, path) in embedded.enumerated() {
            try put("<script type=\"text/plain\" id=\"picture-\(number)\">")
            try put((try? Data(contentsOf: folder.appendingPathComponent(path)))?.base64EncodedString() ?? "")
            try put("</script>\n")
        }
        try put("</body>\n</html>\n")
    }

    // MARK: The data of the script

    private struct Content: Encodable {
        let headline, summary, version: String
        let findings: [Row]
        let rules: [String: Explanation]
    }

    private struct Row: Encodable {
        let rule, severity, text: String
        let place, kind: String?
        let pictures: [String]
        let picture: Picture?
        /// Left, top, width and height in points.
        let frame: [CGFloat]?
    }

    private struct Picture: Encodable {
        let path: String
        /// The number of the element with the picture; nil if it is only beside the page.
        let element: Int?
        let width, height: Double
    }

    private struct Explanation: Encodable {
        let abstract: String
        let page: String?
    }

    private var data: Content {
        let rows = report.findings.map { finding in
            let file = finding.pictures.first.flatMap { report.files?[$0] }
            let picture = file.map {
                Picture(path: $0.path, element: embedded.firstIndex(of: $0.path), width: $0.width, height: $0.height)
            }
            return Row(
                rule: finding.rule, severity: finding.severity.rawValue, text: finding.text, place: finding.place?.text,
                kind: finding.kind, pictures: finding.pictures, picture: picture,
                frame: finding.frame.map { [$0.minX, $0.minY, $0.width, $0.height] })
        }
        let rules = Set(report.findings.map(\.rule)).map { id in
            (id, Explanation(abstract: RuleCatalog.rule(id)?.abstract ?? "", page: page(id)))
        }
        return Content(
            headline: report.headline, summary: report.summary, version: report.darkroom, findings: rows,
            rules: Dictionary(rules) { first, _ in first })
    }
}
