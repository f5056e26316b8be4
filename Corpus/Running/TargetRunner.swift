import Foundation

/// Draws a target with the tool as someone would who has it for the first time: with an empty cache.
struct TargetRunner {
    /// The moment that the pictures show, so that a second run makes the same ones.
    static let date = "2026-06-09T09:41:00Z"

    let tool: String
    let results: ResultFolder
    /// In seconds.
    let limit: Double

    /// Runs the tool and keeps the result.
    ///
    /// - Throws: if the tool cannot be started or a file cannot be written. A target that fails is a result.
    func run(_ target: CorpusTarget) throws -> TargetResult {
        try results.clear(target)
        let folder = results.folder(of: target)
        let cache = folder.appendingPathComponent("cache", isDirectory: true)
        let output = folder.appendingPathComponent("report.json")
        let errors = folder.appendingPathComponent("messages.txt")
        let start = DispatchTime.now().uptimeNanoseconds
        let status = try LimitedProcess(
            path: tool,
            arguments: ["render", target.path] + (target.target.isEmpty ? [] : ["--target", target.target]) + [
                "--output", folder.appendingPathComponent("pictures").path, "--cache", cache.path,
                "--date", TargetRunner.date, "--json",
            ],
            output: output, errors: errors
        ).run(limit: limit)
        let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
        // A program and its modules take tens of megabytes.
        try? FileManager.default.removeItem(at: cache)
        let result = TargetResult(
            status: status, output: FileManager.default.contents(atPath: output.path) ?? Data(),
            errors: String(decoding: FileManager.default.contents(atPath: errors.path) ?? Data(), as: UTF8.self),
            pictures: results.pictures(of: target), seconds: seconds)
        try results.keep(result, of: target)
        return result
    }
}
