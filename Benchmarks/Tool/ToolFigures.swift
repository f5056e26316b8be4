import Foundation

/// Prints the additional time for building a folder before rendering it.
struct ToolFigures {
    /// The number of repetitions. The fastest run is printed.
    let runs: Int

    /// - Throws: the error of a failed run.
    func print() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-bench-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let sources = folder.appendingPathComponent("EmojiRangerWidget")
        let cache = folder.appendingPathComponent("cache")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: URL(fileURLWithPath: "Examples/EmojiRangerWidget", isDirectory: true), to: sources)
        let options = [
            "--family", "systemSmall", "--date", "2026-06-09T09:41:00Z", "--quiet", "--output",
            folder.appendingPathComponent("pictures").path,
        ]
        let arguments = ["render", sources.path] + options + ["--cache", cache.path]
        func render() throws -> Double { try MeasuredProcess(MeasuredProcess.beside("darkroom"), arguments).wallTime }

        let first = try render()
        let unchanged = try fastest(render)
        let program = try self.program(in: cache)
        let alone = try fastest { try MeasuredProcess(program, ["render"] + options).wallTime }
        let file = try self.view(in: sources)
        let text = try String(contentsOf: file, encoding: .utf8)
        var line = 0
        let changed = try fastest {
            line += 1
            try Data((text + "\nprivate let benchmarkLine = \(line)\n").utf8).write(to: file)
            return try render()
        }
        Swift.print("\na folder's picture (EmojiRangerWidget, small), in seconds; the fastest of \(runs) runs")
        Swift.print(BenchmarkCommand.row(["folder", "whole", "overhead"]))
        for (name, whole) in [("new", first), ("unchanged", unchanged), ("one line", changed)] {
            Swift.print(
                BenchmarkCommand.row([name, String(format: "%.2f", whole), String(format: "%.2f", whole - alone)]))
        }
    }

    private func fastest(_ run: () throws -> Double) throws -> Double { try (0..<runs).map { _ in try run() }.min()! }

    /// Returns the program that the tool built.
    private func program(in cache: URL) throws -> URL {
        let names = try FileManager.default.subpathsOfDirectory(atPath: cache.path).sorted()
        guard let name = names.first(where: { path in
            let url = cache.appendingPathComponent(path)
            let values = try? url.resourceValues(forKeys: [.isRegularFileKey])
            return url.lastPathComponent == "EmojiRangerWidget" && values?.isRegularFile == true
        }) else { throw MeasuredProcess.Failure(description: "There is no program in \(cache.path).") }
        return cache.appendingPathComponent(name)
    }

    /// Returns the first source file by name that contains a view.
    private func view(in sources: URL) throws -> URL {
        let names = try FileManager.default.subpathsOfDirectory(atPath: sources.path).sorted()
        for name in names where name.hasSuffix(".swift") {
            let file = sources.appendingPathComponent(name)
            if try String(contentsOf: file, encoding: .utf8).contains("var body: some View") { return file }
        }
        throw MeasuredProcess.Failure(description: "There is no view in \(sources.path).")
    }
}

extension MeasuredProcess {
    /// Returns the URL of a program next to this one.
    static func beside(_ name: String) -> URL {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent(name)
    }
}
