import Foundation

/// A timeline of EmojiRangerWidget, an entry a minute, made by a program of its own as a user would.
struct LongTimeline {
    var entries: Int
    /// Whether pictures change; where not, all entries look the same.
    var changes = true
    /// How many workers draw; nil for as many as there are cores.
    var workers: Int?
    var families = ["systemSmall", "systemMedium"]

    /// What a run took.
    struct Figures {
        let process: MeasuredProcess
        let pictures: Int
        /// Pictures that were drawn, equal ones once.
        let drawn: Int

        var picturesPerSecond: Double { Double(pictures) / process.wallTime }
        /// How busy the cores were on average, from 0 to 1.
        var busy: Double { process.processorTime / process.wallTime / Double(ProcessInfo.processInfo.activeProcessorCount) }
    }

    /// The fastest of several runs: what else the machine does makes runs slower, never faster.
    ///
    /// - Throws: where a run fails.
    func fastest(of runs: Int) throws -> Figures {
        try (0..<runs).map { _ in try run() }.min { $0.process.wallTime < $1.process.wallTime }!
    }

    /// Makes the pictures in a folder that is removed again.
    ///
    /// - Throws: where the run fails.
    func run() throws -> Figures {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-bench-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var arguments = [
            "timeline", "--date", "2026-06-09T09:41:00Z", "--assets", "Examples/EmojiRangerWidget",
            "--set", "entries=\(entries)", "--set", "fights=\(changes)", "--output", folder.path,
        ]
        arguments += families.flatMap { ["--family", $0] }
        arguments += workers.map { ["--jobs", "\($0)"] } ?? []
        let process = try MeasuredProcess(MeasuredProcess.beside("RangerDay"), arguments)
        guard let numbers = process.output.firstMatch(of: #/Wrote (\d+) pictures.* \((\d+) drawn/#),
            let pictures = Int(numbers.1), let drawn = Int(numbers.2)
        else {
            throw MeasuredProcess.Failure(description: "The run said what is not understood: \(process.output)")
        }
        return Figures(process: process, pictures: pictures, drawn: drawn)
    }
}
