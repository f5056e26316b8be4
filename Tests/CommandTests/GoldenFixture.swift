import Foundation
import Testing

/// A golden folder and the reports about it, for a program or for a folder of sources through the tool.
final class GoldenFixture {
    let program: Program
    /// What stands before the options: the command's name is put before it.
    private let sources: [String]
    let folder: TemporaryFolder
    var golden: URL { folder.url.appendingPathComponent("golden") }
    var output: URL { folder.url.appendingPathComponent("verification") }

    static let options = [
        "--date", "2026-06-09T16:41:00Z", "--time-zone", "America/Los_Angeles", "--locale", "en_US",
    ]

    /// - Parameter sources: the folder of sources and the tool's own options, where the program is the tool.
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

    func verify(_ arguments: String..., environment: [String: String] = [:]) throws -> Program.Result {
        try program.run(
            ["verify"] + sources + ["--golden", golden.path, "--output", output.path] + arguments,
            environment: environment)
    }

    func accept(_ arguments: String...) throws -> Program.Result {
        try program.run(["accept", output.path] + arguments)
    }

    /// A file of the golden folder.
    func file(_ path: String) -> URL { golden.appendingPathComponent(path) }

    /// The files of a folder with their contents, by their paths in it.
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

    /// The outcomes that the report tells, by the pictures' names.
    func outcomes() throws -> [String: String] {
        let pictures = try report()["pictures"] as? [[String: Any]] ?? []
        return Dictionary(uniqueKeysWithValues: pictures.map { ($0["name"] as? String ?? "", $0["outcome"] as? String ?? "") })
    }

    func report() throws -> [String: Any] {
        let data = try Data(contentsOf: output.appendingPathComponent("report.json"))
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }
}
