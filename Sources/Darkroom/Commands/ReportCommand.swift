import ArgumentParser
import Foundation
import Goldens
import Processes

/// `report`: the reports of what `verify` found.
struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report", abstract: "Writes the reports of a verification again, or joins those of its parts.",
        subcommands: [ReportWriteCommand.self, ReportMergeCommand.self], defaultSubcommand: ReportWriteCommand.self)
}

/// `report <folder>`: everything that is made of `report.json`, once more.
struct ReportWriteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "again", abstract: "Writes report.html, junit.xml and summary.md again from report.json.")

    @Argument(help: "The folder that verify has written, or its report.json.") var folder: String

    func run() throws {
        let place = ReportReader.folder(named: folder)
        let report = try ReportReader(folder: place).read()
        try ReportWriter(folder: place).write(report)
        Console.shared.print("\(report.headline)\(report.pictures.isEmpty ? "" : ": \(report.countWords)").")
        Console.shared.print("Wrote \(place.appendingPathComponent("report.html").path).")
    }
}

/// `report merge <folder>… --output <folder>`: one report of many.
struct ReportMergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge", abstract: "Joins the reports of the parts that verify --shard has made.",
        discussion: "Exit status: 0 every picture passes, 1 one does not, 2 a part is missing, twice there or damaged.")

    @Argument(help: "The parts' folders, or their report.json.") var folders: [String]

    @Option(help: "The folder for the joined report and its pictures.") var output: String

    func run() throws {
        let merge = try ReportMerge(folders: folders.map(ReportReader.folder))
        let place = URL(fileURLWithPath: output, isDirectory: true)
        let report = try merge.write(to: place)
        Console.shared.print("\(report.headline)\(report.pictures.isEmpty ? "" : ": \(report.countWords)").")
        Console.shared.print("Wrote \(place.appendingPathComponent("report.html").path).")
        if !report.passes { throw ReportedFailure(status: .picturesDiffer) }
    }
}
