import Foundation

/// Where the project and what was built of it lie.
enum Project {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folder of the running tests' own build, with its programs and modules.
    static let products = URL(
        fileURLWithPath: (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    ).deletingLastPathComponent()

    /// The pages that people read, by their paths from the project's folder.
    static let pages: [String] = {
        let docs = (try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("docs").path)) ?? []
        return ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"]
            + docs.sorted().filter { $0.hasSuffix(".md") }.map { "docs/\($0)" } + ["docs/checks/README.md"]
    }()

    /// The pages of the rules of `check`.
    static let rulePages: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("docs/checks").path)) ?? []
        return files.sorted().filter { $0.hasSuffix(".md") && $0 != "README.md" }.map { "docs/checks/\($0)" }
    }()

    /// The pages and the code of the tutorial that only the catalogue of `make docs` has.
    static let catalogPages: [String] = {
        let files = FileManager.default.enumerator(atPath: folder.appendingPathComponent("docs/catalog").path)?
            .compactMap { $0 as? String } ?? []
        return files.sorted().filter { $0.hasSuffix(".md") || $0.hasSuffix(".sh") }.map { "docs/catalog/\($0)" }
    }()

    /// The text of a page; a script is a block of code.
    static func text(of path: String) throws -> String {
        let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        return path.hasSuffix(".sh") && path.hasPrefix("docs/catalog/") ? "```sh\n\(text)```\n" : text
    }

    /// Runs a program of the PATH or, given a path, that one. Variables are added to those of the tests.
    static func run(
        _ program: String, _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]
    ) throws -> (status: Int32, output: String) {
        let process = Process()
        if let folder { process.currentDirectoryURL = folder }
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
