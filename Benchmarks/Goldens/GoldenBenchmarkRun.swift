import Foundation

/// The goldens of a preview with many entries, recorded and verified by a separate program as a user does.
final class GoldenBenchmarkRun {
    let count: Int
    let isLarge: Bool
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("darkroom-bench-\(UUID().uuidString)")

    /// Records the goldens.
    ///
    /// - Throws: the error of a failed run.
    init(count: Int, isLarge: Bool) throws {
        (self.count, self.isLarge) = (count, isLarge)
        recording = try run(["record", "--preview", preview, "--scheme", "light", "--date", "2026-06-09T09:41:00Z"])
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private var preview: String { isLarge ? "Large" : "Small" }

    /// The run that recorded the goldens.
    private(set) var recording: MeasuredProcess!

    /// Renders the pictures without recording them.
    func render() throws -> MeasuredProcess {
        let output = folder.appendingPathComponent("pictures").path
        return try start(["render", "--preview", preview, "--date", "2026-06-09T09:41:00Z", "--output", output])
    }

    /// Verifies the goldens.
    ///
    /// - Parameter isChanged: Whether every picture differs.
    func verify(isChanged: Bool = false) throws -> MeasuredProcess {
        try run(
            ["verify", "--output", folder.appendingPathComponent("report").path], isChanged: isChanged,
            statuses: [isChanged ? 1 : 0])
    }

    /// Returns the total size of the goldens in bytes, and their number.
    func goldens() throws -> (bytes: Int, count: Int) {
        let files = FileManager.default.enumerator(
            at: folder.appendingPathComponent("golden"), includingPropertiesForKeys: nil)
        var (bytes, count) = (0, 0)
        for case let file as URL in files ?? .init() where file.pathExtension == "png" {
            bytes += try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
            count += 1
        }
        return (bytes, count)
    }

    private func run(
        _ arguments: [String], isChanged: Bool = false, statuses: Set<Int32> = [0]
    ) throws -> MeasuredProcess {
        try start(
            arguments + ["--golden", folder.appendingPathComponent("golden").path], isChanged: isChanged,
            statuses: statuses)
    }

    private func start(
        _ arguments: [String], isChanged: Bool = false, statuses: Set<Int32> = [0]
    ) throws -> MeasuredProcess {
        setenv("BENCHMARK_ENTRIES", "\(count)", 1)
        if isChanged { setenv("BENCHMARK_CHANGE", "1", 1) } else { unsetenv("BENCHMARK_CHANGE") }
        return try MeasuredProcess(MeasuredProcess.beside("GoldenBenchmarkWidget"), arguments, statuses: statuses)
    }
}
