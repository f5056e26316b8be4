import ArgumentParser
import Foundation
import Goldens
import Processes

/// `report`: writes or merges the reports of `verify`.
struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report", abstract: "Writes the reports of a verification again, or joins the reports of its parts.",
        subcommands: [ReportWriteCommand.self, ReportMergeCommand.self], defaultSubcommand: ReportWriteCommand.self)
}

/// `report <folder>`: writes the files that are made from `report.json` again.
struct ReportWriteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "again", abstract: "Writes report.html, junit.xml and summary.md again from report.json.")

    @Argument(help: "The folder that verify has written, or its report.json.", completion: .file()) var folder: String

    func run() throws {
        let place = ReportReader.folder(named: folder)
        let report = try ReportReader(folder: place).read()
        try ReportWriter(folder: place).write(report)
        Console.shared.print("\(report.headline)\(report.pictures.isEmpty ? "" : ": \(report.countWords)").")
        Console.shared.print("Wrote \(place.appendingPathComponent("report.html").path).")
    }
}

/// `report merge <folder>… --output <folder>`: joins reports.
struct ReportMergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge", abstract: "Joins the reports of the parts that verify --shard has written.",
        discussion: "Exit status: 0 every picture passes, 1 a picture does not pass, 2 a part is missing, duplicate or damaged.")

    @Argument(help: "The folders of the parts, or their report.json.", completion: .file()) var folders: [String]

    @Option(help: "The folder for the joined report and its pictures.", completion: .directory) var output: String

    func run() throws {
        let merge = try ReportMerge(folders: folders.map(ReportReader.folder))
        let place = URL(fileURLWithPath: output, isDirectory: true)
        let report = try merge.write(to: place)
        Console.shared.print("\(report.headline)\(report.pictures.isEmpty ? "" : ": \(report.countWords)").")
        Console.shared.print("Wrote \(place.appendingPathComponent("report.html").path).")
        if !report.passes { throw ReportedFailure(status: .picturesDiffer) }
    }
}
