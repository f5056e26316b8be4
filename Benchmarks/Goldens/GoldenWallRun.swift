import Foundation

/// Goldens of a preview with many entries, recorded and verified by a program of its own as a user would.
final class GoldenWallRun {
    let count: Int
    let isLarge: Bool
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("darkroom-bench-\(UUID().uuidString)")

    /// Records the goldens.
    ///
    /// - Throws: where the run fails.
    init(count: Int, isLarge: Bool) throws {
        (self.count, self.isLarge) = (count, isLarge)
        recording = try run(["record", "--preview", preview, "--scheme", "light", "--date", "2026-06-09T09:41:00Z"])
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private var preview: String { isLarge ? "Large" : "Small" }

    /// The run that has recorded them.
    private(set) var recording: MeasuredProcess!

    /// Draws the pictures and writes them, and nothing more.
    func render() throws -> MeasuredProcess {
        let output = folder.appendingPathComponent("pictures").path
        return try start(["render", "--preview", preview, "--date", "2026-06-09T09:41:00Z", "--output", output])
    }

    /// - Parameter isChanged: whether every picture differs.
    func verify(isChanged: Bool = false) throws -> MeasuredProcess {
        try run(
            ["verify", "--output", folder.appendingPathComponent("report").path], isChanged: isChanged,
            statuses: [isChanged ? 1 : 0])
    }

    /// The goldens' bytes, and how many they are.
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
        setenv("WALL_PREVIEWS", "\(count)", 1)
        if isChanged { setenv("WALL_CHANGE", "1", 1) } else { unsetenv("WALL_CHANGE") }
        return try MeasuredProcess(MeasuredProcess.beside("GoldenWall"), arguments, statuses: statuses)
    }
}
