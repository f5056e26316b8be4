import Foundation
import Testing

/// Tests `timeline` with unwritable files. A limit of the file size simulates a full disk.
@Suite struct WriteFailureTests {
    private let arguments = ["timeline", "--date", "2026-06-09T16:00:00Z", "--kind", "Minutes", "--output"]

    private func run(_ more: [String], in folder: TemporaryFolder, kilobytes: Int? = nil) throws -> Program.Result {
        try Program(name: "Troubles").run(arguments + [folder.url.path] + more, fileSizeLimit: kilobytes)
    }

    private func contents(of folder: TemporaryFolder) throws -> [String: Data] {
        try Dictionary(uniqueKeysWithValues: folder.files.map {
            ($0, try Data(contentsOf: folder.url.appendingPathComponent($0)))
        })
    }

    @Test func failedPicturesEndTheRunAndKeepEarlierFiles() throws {
        let folder = try TemporaryFolder()
        #expect(try run(["--scale", "1", "--for", "2m"], in: folder).status == 0)
        let before = try contents(of: folder)
        let result = try run(["--scale", "20", "--for", "2m"], in: folder, kilobytes: 4)
        #expect(result.status == 2)
        let lines = result.errors.split(separator: "\n")
        #expect(lines.count == 1, "\(result.errors)")
        #expect(result.errors.contains(".png cannot be written: File too large."), "\(result.errors)")
        #expect(result.errors.contains("--output"), "\(result.errors)")
        let after = try contents(of: folder)
        #expect(before.allSatisfy { after[$0.key] == $0.value })
        #expect(!after.keys.contains { $0.hasSuffix(".part") || $0.hasSuffix(".lock") }, "\(after.keys)")
    }

    @Test func failedJournalsEndTheRunAndAllowResuming() throws {
        let (folder, whole) = (try TemporaryFolder(), try TemporaryFolder())
        let result = try run(["--scale", "1"], in: folder, kilobytes: 12)
        #expect(result.status == 2)
        #expect(result.errors.contains("manifest.partial.jsonl cannot be written: File too large"), "\(result.errors)")
        #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
        let pictures = folder.files.filter { $0.hasSuffix(".png") }.count
        #expect((1..<120).contains(pictures), "The run ends soon.")
        let resumed = try run(["--scale", "1"], in: folder)
        #expect(resumed.status == 0 && resumed.output.contains("there already"), "\(resumed)")
        #expect(try run(["--scale", "1"], in: whole).status == 0)
        #expect(try contents(of: folder) == contents(of: whole))
    }

    @Test func foldersOfAnotherRunAreNotChanged() throws {
        let folder = try TemporaryFolder()
        let lock = open(folder.url.appendingPathComponent(".darkroom.lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        defer { close(lock) }
        #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
        let result = try run(["--scale", "1", "--for", "2m"], in: folder)
        #expect(result.status == 2)
        #expect(result.errors == "error: Another run is writing to \(folder.url.path). Wait for it, or name another folder "
            + "with --output.\n")
        #expect(folder.files == [".darkroom.lock"])
    }
}
