import Foundation
import Testing

/// Tests the program with too little of what the system gives: memory, threads, open files, places for files. It ends with a
/// message.
@Suite struct ShortageTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Runs a command of the program in a shell that has run `before`.
    private func run(_ before: String, _ words: [String], in program: [String] = []) throws -> Program.Result {
        let process = Process()
        let errors = folder.url.appendingPathComponent("errors")
        try Data().write(to: errors)
        let line = program + ["/bin/sh", "-c", "\(before); exec \"$0\" \"$@\"", Program.products.appendingPathComponent("Troubles").path]
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = line + words
        process.standardError = try FileHandle(forWritingTo: errors)
        (process.standardOutput, process.standardInput) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try process.run()
        process.waitUntilExit()
        return Program.Result(
            status: (process.terminationReason == .uncaughtSignal ? 128 : 0) + process.terminationStatus, output: "",
            errors: try String(contentsOf: errors, encoding: .utf8))
    }

    private var record: [String] {
        ["record", "--kind", "Twice", "--date", "2026-06-09T16:00:00Z", "--jobs", "2", "--golden", folder.url.appendingPathComponent("golden").path]
    }

    /// With less, the system's own linker cannot load the program.
    @Test(arguments: [250_000, 300_000, 400_000, 500_000, 700_000, 1_000_000]) func littleMemory(kilobytes: Int) throws {
        let result = try run("ulimit -v \(kilobytes)", record)
        #expect([2, 3].contains(result.status), "\(result)")
        #expect(result.errors.contains("error: "), "\(result.errors)")
        #expect(!result.errors.contains("cannot be set in this version"), "\(result.errors)")
    }

    @Test(arguments: [8, 12, 16]) func fewOpenFiles(count: Int) throws {
        let result = try run("ulimit -n \(count)", record)
        // Some of them may be enough.
        #expect(result.status == 0 || [2, 3].contains(result.status) && result.errors.contains("error: "), "\(result)")
    }

    private static let hasMounts: Bool = {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["unshare", "-rm", "mount", "-t", "tmpfs", "none", "/mnt"]
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    /// The numbers are of files and folders that the program's own temporary folder can have.
    @Test(.enabled(if: hasMounts, "the system does not allow namespaces"), arguments: [1, 2, 3, 4, 5, 6, 8])
    func fewPlacesForFiles(count: Int) throws {
        let place = folder.url.appendingPathComponent("small")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let result = try run(
            "mount -t tmpfs -o nr_inodes=\(count) none '\(place.path)' && export TMPDIR='\(place.path)'", record,
            in: ["unshare", "-rm"])
        #expect(result.status == 0 || [2, 3].contains(result.status) && result.errors.contains("error: "), "\(result)")
        if count == 1 { #expect(result.status == 2 && result.errors.contains("No folder can be made in"), "\(result)") }
    }
}
