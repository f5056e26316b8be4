import Foundation

/// Prints the speed and the memory of long timelines.
struct TimelineFigures {
    /// The number of repetitions. The fastest run is printed.
    let runs: Int

    func print() throws {
        try printSpeed()
        try printMemory()
        try printUnchanged()
    }

    private func printSpeed() throws {
        title("1440 entries of EmojiRangerWidget, small and medium, at 3x; the fastest of \(runs) runs")
        row(["workers", "seconds", "pictures/s", "cores busy", "drawn"])
        // For some minutes, ext4 looks at each file that was removed before it makes a new one. So all are removed at the end.
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-bench-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for workers in [1, 2] {
            let figures = try LongTimeline(entries: 1_440, workers: workers).fastest(of: runs, in: folder)
            row([
                "\(workers)", number(figures.process.wallTime), number(figures.picturesPerSecond),
                percent(figures.busy), percent(Double(figures.drawn) / Double(figures.pictures)),
            ])
        }
    }

    private func printMemory() throws {
        title("peak memory by length of the timeline")
        row(["entries", "MB", "of 100's", "pictures/s"])
        var least: Int?
        for entries in [100, 1_000, 10_000] {
            let figures = try LongTimeline(entries: entries).run()
            let memory = figures.process.peakMemory
            row([
                "\(entries)", number(Double(memory) / 1e6), percent(Double(memory) / Double(least ?? memory)),
                number(figures.picturesPerSecond),
            ])
            least = least ?? memory
        }
    }

    /// Prints the cost of an entry in a run whose pictures are all equal.
    private func printUnchanged() throws {
        title("an entry whose picture did not change, in milliseconds; the fastest of \(runs) runs")
        row(["family", "wall", "processor"])
        for family in ["systemSmall", "systemMedium"] {
            let (few, many) = try (
                LongTimeline(entries: 100, changes: false, families: [family]).fastest(of: runs).process,
                LongTimeline(entries: 5_100, changes: false, families: [family]).fastest(of: runs).process)
            row([
                family, String(format: "%.3f", (many.wallTime - few.wallTime) / 5),
                String(format: "%.3f", (many.processorTime - few.processorTime) / 5),
            ])
        }
    }

    private func title(_ text: String) { Swift.print("\n\(text)") }
    private func row(_ cells: [String]) { Swift.print(BenchmarkCommand.row(cells)) }
    private func number(_ value: Double) -> String { String(format: "%.1f", value) }
    private func percent(_ share: Double) -> String { String(format: "%.0f%%", share * 100) }
}
