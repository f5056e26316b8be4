import Foundation

/// A timeline of EmojiRangerWidget with one entry per minute, rendered by a separate program as a user does.
struct LongTimeline {
    var entries: Int
    /// Whether pictures change. If not, all entries look the same.
    var changes = true
    /// The number of drawing threads, or `nil` for one per core.
    var workers: Int?
    var families = ["systemSmall", "systemMedium"]

    /// The figures of a run.
    struct Figures {
        let process: MeasuredProcess
        let pictures: Int
        /// The number of drawn pictures, where equal ones count once.
        let drawn: Int

        var picturesPerSecond: Double { Double(pictures) / process.wallTime }
        /// The average load of the cores, from 0 to 1.
        var busy: Double { process.processorTime / process.wallTime / Double(ProcessInfo.processInfo.activeProcessorCount) }
    }

    /// Returns the fastest of several runs, because other work on the machine only makes runs slower.
    ///
    /// - Throws: the error of a failed run.
    func fastest(of runs: Int, in parent: URL = FileManager.default.temporaryDirectory) throws -> Figures {
        try (0..<runs).map { _ in try run(in: parent) }.min { $0.process.wallTime < $1.process.wallTime }!
    }

    /// Renders the pictures to a folder of their own.
    ///
    /// - Parameter parent: the folder around it, which keeps the pictures; they are removed from the temporary folder.
    /// - Throws: the error of a failed run.
    func run(in parent: URL = FileManager.default.temporaryDirectory) throws -> Figures {
        let folder = parent.appendingPathComponent("darkroom-bench-\(UUID().uuidString)")
        defer { if parent == FileManager.default.temporaryDirectory { try? FileManager.default.removeItem(at: folder) } }
        var arguments = [
            "timeline", "--date", "2026-06-09T09:41:00Z", "--assets", "Examples/EmojiRangerWidget",
            "--set", "entries=\(entries)", "--set", "fights=\(changes)", "--output", folder.path,
        ]
        arguments += families.flatMap { ["--family", $0] }
        arguments += workers.map { ["--jobs", "\($0)"] } ?? []
        let process = try MeasuredProcess(MeasuredProcess.beside("TimelineBenchmarkWidget"), arguments)
        guard let numbers = process.output.firstMatch(of: #/Wrote (\d+) pictures.* \((\d+) drawn/#),
            let pictures = Int(numbers.1), let drawn = Int(numbers.2)
        else {
            throw MeasuredProcess.Failure(description: "The output of the run is invalid: \(process.output)")
        }
        return Figures(process: process, pictures: pictures, drawn: drawn)
    }
}
