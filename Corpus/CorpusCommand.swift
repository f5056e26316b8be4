import ArgumentParser
import Foundation

/// Draws the widgets of a list of public apps with the real tool, and writes a table of what came of it.
@main struct CorpusCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "darkroom-corpus", abstract: "Draws the widgets of many apps and lists what came of each.",
        discussion: """
            The folder holds LIST.tsv, with a line for each widget target. Its first line names the columns: id, path (a \
            project or a folder), target (may be empty), kind (app or teaching), files (the number of Swift files) and \
            fault (incomplete or invalid where Xcode cannot build the target either, because the checkout lacks something \
            or the sources have errors). Other columns are ignored. Results and pictures are kept in the folder runs beside the list, so an \
            interrupted run goes on with the targets that have no result yet. Until then, what an earlier table says of \
            a target stays in it, with a mark.
            """)

    @Option(help: "The folder with LIST.tsv.", completion: .directory)
    var folder: String

    @Option(help: "The tool. Default: darkroom beside this program.", completion: .file())
    var tool: String?

    @Option(help: "The file for the table.")
    var output = "docs/real-apps.md"

    @Option(help: "The time limit of a target in seconds.")
    var limit: Double = 300

    @Option(help: "Runs only the targets whose ids contain this text; repeatable.")
    var only: [String] = []

    @Flag(help: "Runs targets again that have a result.")
    var again = false

    @Flag(help: "Runs targets again whose result is a failure.")
    var failed = false

    @Flag(help: "Runs nothing; writes the table from the results that there are.")
    var reportOnly = false

    func validate() throws {
        guard limit > 0, limit.isFinite else { throw ValidationError("--limit must be a positive number of seconds.") }
    }

    func run() throws {
        let folder = URL(fileURLWithPath: folder, isDirectory: true)
        let targets = try CorpusList(file: folder.appendingPathComponent("LIST.tsv")).targets
        let selected = targets.filter { target in only.isEmpty || only.contains { target.id.contains($0) } }
        if selected.isEmpty {
            throw CorpusFailure("--only: no id in \(folder.path)/LIST.tsv contains \(only.joined(separator: " or ")).")
        }
        let results = ResultFolder(url: folder.appendingPathComponent("runs", isDirectory: true))
        if !reportOnly { try draw(selected, into: results) }
        let earlier = EarlierPage((try? String(contentsOfFile: output, encoding: .utf8)) ?? "")
        let outcomes = try targets.map { target in
            var result = try results.result(of: target) ?? earlier.result(of: CorpusReport.name(of: target))
            if let fault = target.fault { result?.fault = fault }
            return (target: target, result: result)
        }
        let report = CorpusReport(outcomes: outcomes)
        try report.write(to: URL(fileURLWithPath: output))
        print("\(output): \(report.summary)")
    }

    private func draw(_ targets: [CorpusTarget], into results: ResultFolder) throws {
        let runner = TargetRunner(tool: try toolPath(), results: results, limit: limit)
        for (index, target) in targets.enumerated() {
            let known = try results.result(of: target)
            if let known, !again, !(failed && !known.verdict.isDrawn) { continue }
            let result = try runner.run(target)
            print("\(index + 1)/\(targets.count) \(CorpusReport.line(target, result))")
            fflush(stdout)
        }
    }

    private func toolPath() throws -> String {
        let path = try tool ?? URL(
            fileURLWithPath: FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        ).deletingLastPathComponent().appendingPathComponent("darkroom").path
        guard access(path, X_OK) == 0 else {
            throw CorpusFailure("\(path) is not a program. Build it with swift build --product darkroom, or give --tool.")
        }
        return path
    }
}

/// A failure of the run itself. The message describes the problem, its place and the remedy.
struct CorpusFailure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
