import Files
import Foundation
import Processes

/// The studio's page with its pictures as files, which a browser shows without the studio.
struct StudioExport {
    /// A picture with the request that it answers, as JSON.
    typealias Answer = (request: [String: Any], result: [String: Any])

    /// The folder of the page's own files.
    let page: URL

    /// Writes the page.
    ///
    /// - Parameters:
    ///   - state: the state of the session.
    ///   - answers: what the page shows.
    ///   - pictures: the folder of the pictures.
    /// - Throws: `ProgramFailure` if a file cannot be read or written.
    func write(state: [String: Any], answers: [Answer], pictures: PictureFolder, to folder: URL) throws {
        let writer = try FileWriter(folder: folder, option: "--export")
        // The page and its script are of one run.
        let lock = try FolderLock(folder, option: "--export")
        defer { withExtendedLifetime(lock) {} }
        var shown: [[String: Any]] = []
        for answer in answers {
            for case let name as String in (answer.result["pictures"] as? [[String: Any]] ?? []).map({ $0["file"] }) {
                guard pictures.format(of: name) != nil, let data = pictures.data(of: name) else { continue }
                try writer.write(data, to: "pictures/\(name)")
            }
            // The time that drawing took differs from run to run.
            shown.append(["request": answer.request, "result": answer.result.filter { $0.key != "milliseconds" }])
        }
        let data = try JSONSerialization.data(
            withJSONObject: ["state": state, "pictures": shown], options: [.sortedKeys, .withoutEscapingSlashes])
        let json = try PackedText(String(decoding: data, as: UTF8.self)).base64
        var html = try text("index.html")
        let main = #/<script type="module" src="([a-z-]+\.js)"><\/script>/#
        guard let match = html.firstMatch(of: main) else {
            throw ProgramFailure.badInput("\(page.path)/index.html names no script. Restore it from the package.")
        }
        let script = try JoinedScript(String(match.output.1), read: text)
        html = html.replacing(main, with: "<script type=\"application/gzip\" id=\"export\">\(json)</script>\n<script src=\"studio.js\" defer></script>")
        for name in try FileManager.default.contentsOfDirectory(atPath: page.path).sorted() where name.hasSuffix(".css") {
            try writer.write(Data(text(name).utf8), to: name)
        }
        try writer.write(Data(script.text.utf8), to: "studio.js")
        try writer.write(Data(html.utf8), to: "index.html")
    }

    private func text(_ name: String) throws -> String {
        do {
            return try String(contentsOf: page.appendingPathComponent(name), encoding: .utf8)
        } catch {
            throw ProgramFailure.badInput("\(page.path)/\(name) cannot be read: \(FileWriter.reason(of: error)). Restore it from the package.")
        }
    }
}
