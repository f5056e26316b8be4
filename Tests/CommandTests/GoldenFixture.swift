import Foundation
import Testing

/// A golden folder and its reports, for a program or for a source folder with the tool.
final class GoldenFixture {
    let program: Program
    /// The arguments between the command's name and the options.
    private let sources: [String]
    let folder: TemporaryFolder
    var golden: URL { folder.url.appendingPathComponent("golden") }
    var output: URL { folder.url.appendingPathComponent("verification") }

    static let options = [
        "--date", "2026-06-09T16:41:00Z", "--time-zone", "America/Los_Angeles", "--locale", "en_US",
    ]

    /// - Parameter sources: the source folder and the tool's own options, if the program is the tool.
    init(_ name: String, sources: [String] = []) throws {
        (program, self.sources, folder) = (Program(name: name), sources, try TemporaryFolder())
    }

    func record(
        _ arguments: String..., environment: [String: String] = [:], fileSizeLimit: Int? = nil,
        interruptedWhen: (() -> Bool)? = nil
    ) throws -> Program.Result {
        try program.run(
            ["record"] + sources + ["--golden", golden.path] + arguments, environment: environment,
            fileSizeLimit: fileSizeLimit, interruptedWhen: interruptedWhen)
    }

    func verify(
        _ arguments: String..., environment: [String: String] = [:], in directory: URL? = nil, fileSizeLimit: Int? = nil,
        interruptedWhen: (() -> Bool)? = nil
    ) throws -> Program.Result {
        try program.run(
            ["verify"] + sources + ["--golden", golden.path, "--output", output.path] + arguments,
            environment: environment, in: directory, fileSizeLimit: fileSizeLimit, interruptedWhen: interruptedWhen)
    }

    func accept(
        _ arguments: String..., environment: [String: String] = [:], interruptedWhen: (() -> Bool)? = nil
    ) throws -> Program.Result {
        try program.run(["accept", output.path] + arguments, environment: environment, interruptedWhen: interruptedWhen)
    }

    /// Returns a fixture with copies of the goldens and the report.
    func copy() throws -> GoldenFixture {
        let copy = try GoldenFixture(program.name, sources: sources)
        for (from, to) in [(golden, copy.golden), (output, copy.output)] {
            try FileManager.default.copyItem(at: from, to: to)
        }
        return copy
    }

    /// Sets the minute of the recorded date, which Hello shows.
    func setMinute(_ minute: Int) throws {
        let list = file("goldens.json")
        let text = try String(contentsOf: list, encoding: .utf8)
        try text.replacing(#/T16:\d\d:00Z/#, with: "T16:\(minute):00Z").write(to: list, atomically: true, encoding: .utf8)
    }

    /// Returns a file of the golden folder.
    func file(_ path: String) -> URL { golden.appendingPathComponent(path) }

    /// Returns the contents of a folder's files by their paths in the folder.
    static func contents(of folder: URL) throws -> [String: Data] {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        var files: [String: Data] = [:]
        for name in names {
            let file = folder.appendingPathComponent(name)
            if try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == false {
                files[name] = try Data(contentsOf: file)
            }
        }
        return files
    }

    /// Returns the outcomes of the report by the pictures' names.
    func outcomes() throws -> [String: String] {
        let pictures = try report()["pictures"] as? [[String: Any]] ?? []
        return Dictionary(uniqueKeysWithValues: pictures.map { ($0["name"] as? String ?? "", $0["outcome"] as? String ?? "") })
    }

    func report() throws -> [String: Any] {
        let data = try Data(contentsOf: output.appendingPathComponent("report.json"))
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }
}
