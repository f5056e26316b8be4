import Foundation
import Processes

/// Compares the program's pictures with its goldens, by the program's own commands.
struct GoldenRuns: Sendable {
    /// The folder of the goldens.
    let goldens: URL
    /// The folder of the report.
    let report: URL

    /// Whether there are goldens.
    var exist: Bool { FileManager.default.fileExists(atPath: goldens.appendingPathComponent("goldens.json").path) }

    /// Runs `verify` and returns what it found, as the page reads it.
    ///
    /// - Throws: `ProgramFailure` if the pictures cannot be compared.
    func verify(with program: StudioProgram) throws -> [String: Any] {
        let end = try run(program, ["verify", "--golden", goldens.path, "--output", report.path, "--quiet"], writing: [report])
        let data = FileManager.default.contents(atPath: report.appendingPathComponent("report.json").path)
        guard end.status <= 1 || end.status == 3, let data,
            let content = try JSONSerialization.jsonObject(with: data) as? [String: Any],
            let pictures = content["pictures"] as? [[String: Any]]
        else { throw ProgramFailure.badInput(end.text.isEmpty ? "verify ended with status \(end.status)." : end.text) }
        let shown = pictures.map(GoldenRuns.picture)
        let differing = shown.count { $0["outcome"] as? String != "same" }
        return [
            "pictures": shown, "report": "/report/report.html",
            "text": differing == 0
                ? "All \(shown.count) pictures are as their goldens." : "\(differing) of \(shown.count) pictures differ from the goldens.",
        ]
    }

    /// Makes the actual pictures of the last report the goldens.
    ///
    /// - Parameter names: the names of the goldens.
    /// - Throws: `ProgramFailure` if they cannot be accepted.
    func accept(_ names: [String], with program: StudioProgram) throws -> [String: Any] {
        let end = try run(program, ["accept", report.path] + names + ["--golden", goldens.path], writing: [report, goldens])
        guard end.status == 0 else { throw ProgramFailure.badInput(end.text) }
        return ["text": end.text]
    }

    /// A file of the report; nil for a path that leads out of it.
    func file(_ path: String) -> URL? {
        let url = report.appendingPathComponent(path).standardizedFileURL.resolvingSymlinksInPath()
        return url.path.hasPrefix(report.resolvingSymlinksInPath().path + "/") ? url : nil
    }

    private static func picture(_ verified: [String: Any]) -> [String: Any] {
        var picture: [String: Any] = [:]
        for key in ["name", "kind", "scheme", "width", "height", "scale"] { picture[key] = verified[key] }
        picture["form"] = verified["family"]
        for (key, name) in [("expected", "golden"), ("actual", "actual"), ("differencePicture", "difference")] {
            picture[name] = (verified[key] as? String).map { "/report/\($0)" }
        }
        let outcome = verified["outcome"] as? String ?? "failed"
        picture["outcome"] = ["changed": "different", "unchanged": "same", "tolerated": "same"][outcome] ?? outcome
        picture["text"] = verified["message"] ?? text(of: verified["difference"] as? [String: Any]) ?? outcome
        return picture
    }

    private static func text(of difference: [String: Any]?) -> String? {
        guard let count = difference?["differingPixels"] as? Int else { return nil }
        return count == 1 ? "One pixel differs." : "\(count) pixels differ."
    }

    private func run(
        _ program: StudioProgram, _ arguments: [String], writing folders: [URL]
    ) throws -> (status: Int32, text: String) {
        let (process, output) = (try program.process(arguments, writing: folders), Pipe())
        (process.standardOutput, process.standardError) = (output, output)
        try program.start(process)
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
    }
}
