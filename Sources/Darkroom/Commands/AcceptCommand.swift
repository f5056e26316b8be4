import ArgumentParser
import Files
import Foundation
import Goldens
import Processes

/// `accept`: replaces goldens with the actual pictures of a report.
struct AcceptCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept", abstract: "Replaces goldens with the actual pictures of a report.",
        discussion: """
            Takes the new, changed and missing pictures of a report that verify has written: all of them, or those with \
            names that match a pattern such as "TodoWidget/*-dark", in which * stands for any text. Nothing is drawn. A \
            picture is taken only if it and its golden are still those that the report shows. --prune removes stale goldens.
            """)

    @Argument(help: "The folder of the report, or its report.json.", completion: .file())
    var report: String

    @Argument(help: "Names or folders of goldens; * stands for any text. Default: all.")
    var patterns: [String] = []

    @Option(help: "A file with a name or pattern on each line; repeatable.", completion: .file())
    var names: [String] = []

    @Option(help: "The folder of the goldens. Default: the folder that the report names.", completion: .directory)
    var golden: String?

    @Flag(help: "Also removes goldens whose pictures are no longer made.")
    var prune = false

    @Flag(help: "Prints the results as JSON.")
    var json = false

    @Flag(help: "Prints only errors.")
    var quiet = false

    @MainActor func run() async throws {
        let folder = reportFolder
        let report = try AcceptCommand.read(folder)
        let goldens = try goldenFolder(report, in: folder)
        let list = try GoldenList(in: goldens)
        guard list != nil || report.isOfTests == true else {
            throw ProgramFailure.badInput(
                "There is no \(GoldenList.fileName) in \(goldens.path). Name the folder of the goldens with --golden.")
        }
        let patterns = try patterns + names.flatMap(AcceptCommand.lines)
        for pattern in patterns where !report.pictures.contains(where: { GoldenFilter.pattern(pattern, matches: $0.name) }) {
            throw ProgramFailure.badInput(
                "No picture of the report is called \"\(pattern)\". \(folder.path)/report.json names them.")
        }
        if patterns.isEmpty, !names.isEmpty {
            throw ProgramFailure.badInput("\(Choice.listed(names)): there are no names. Write one name on each line.")
        }
        let outcome = try accept(report, in: folder, goldens, list, patterns)
        if json {
            Console.shared.print(try ReportEncoding.json(outcome))
        } else if !quiet {
            Console.shared.print(text(of: outcome, in: goldens))
        }
    }

    private func accept(
        _ report: VerificationReport, in folder: URL, _ goldens: URL, _ list: GoldenList?, _ patterns: [String]
    ) throws -> GoldenAcceptance.Outcome {
        let store: any GoldenStore = try list.map {
            ListedGoldenStore($0, writer: try FileWriter(folder: $0.folder, option: "--golden"))
        } ?? UnlistedGoldenStore(folder: goldens, option: "--golden")
        let lock = try list.map { try FolderLock($0.folder, option: "--golden") }
        defer { withExtendedLifetime(lock) {} }
        if let list { TemporaryFiles.removeAbandoned(in: list.folder) }
        Interruption.shared.setHandler {
            do { try store.save() } catch { return "\(error)" }
            return AcceptCommand.interruption(after: store.written)
        }
        let outcome: GoldenAcceptance.Outcome
        do {
            outcome = try GoldenAcceptance(
                folder: folder, report: report, store: store, patterns: patterns, prunes: prune
            ).run()
        } catch {
            try? Interruption.shared.uninterrupted { try store.save() }
            throw error
        }
        // A signal before this point ends the program. A later signal finds everything done.
        try Interruption.shared.uninterrupted {
            try store.save()
            Interruption.shared.setHandler(nil)
        }
        return outcome
    }

    private static func interruption(after count: Int) -> String {
        "interrupted after \(count) \(count == 1 ? "golden was" : "goldens were") accepted; the others are as they were."
    }

    private var reportFolder: URL {
        let url = URL(fileURLWithPath: report).standardizedFileURL
        return url.lastPathComponent == "report.json" ? url.deletingLastPathComponent() : url
    }

    private func goldenFolder(_ report: VerificationReport, in folder: URL) throws -> URL {
        if let golden { return URL(fileURLWithPath: golden, isDirectory: true).standardizedFileURL }
        return URL(fileURLWithPath: "\(folder.path)/\(report.goldens)", isDirectory: true).standardizedFileURL
    }

    private func text(of outcome: GoldenAcceptance.Outcome, in folder: URL) -> String {
        var lines = outcome.accepted.map { "accepted \($0)" } + outcome.removed.map { "removed  \($0)" }
        let count = outcome.accepted.count
        var sentence = "Accepted \(count) \(count == 1 ? "picture" : "pictures") in \(folder.path)"
        if !outcome.removed.isEmpty { sentence += ", removed \(outcome.removed.count)" }
        if !outcome.alreadyAccepted.isEmpty { sentence += "; \(outcome.alreadyAccepted.count) had been accepted before" }
        lines.append(sentence + ".")
        if !outcome.left.isEmpty {
            let isOne = outcome.left.count == 1
            lines.append(
                "\(outcome.left.count) stale \(isOne ? "golden stays" : "goldens stay"); accept --prune removes "
                    + (isOne ? "it." : "them."))
        }
        return lines.joined(separator: "\n")
    }

    private static func lines(of path: String) throws -> [String] {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw ProgramFailure.badInput("--names: \(path) cannot be read. Name a text file with a name on each line.")
        }
        return text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
    }

    /// - Throws: `ProgramFailure` if there is no usable report.
    private static func read(_ folder: URL) throws -> VerificationReport {
        let file = folder.appendingPathComponent("report.json")
        guard FileManager.default.fileExists(atPath: file.path) else {
            throw ProgramFailure.badInput(
                "There is no \(file.path). Run verify first; accept takes only pictures that a report shows.")
        }
        let report = try ReportReader(folder: folder).read()
        if let picture = report.pictures.first(where: { !RelativePath.isInside($0.name) }) {
            throw ProgramFailure.badInput("\(file.path) names \"\(picture.name)\", which is not a golden. Run verify again.")
        }
        return report
    }
}
