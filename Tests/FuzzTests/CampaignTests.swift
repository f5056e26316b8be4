import Foundation
import Testing

@testable import darkroom_fuzz

/// Short campaigns with fixed seeds: `make fuzz` does the same for longer.
@Suite(.serialized) struct CampaignTests {
    @Test func randomViewsAreDrawn() throws {
        let (status, output) = try run(["trees", "--from", "1", "--count", "300", "--seconds", "600"])
        #expect(status == 0, "\(output)")
        #expect(output.contains("300 tasks: "), "\(output)")
    }

    @Test func damagedFilesAreRefused() throws {
        let count = FileReader.all.count * 20
        let (status, output) = try run(["files", "--from", "1", "--count", "\(count)", "--seconds", "600"])
        #expect(status == 0, "\(output)")
        #expect(output.contains("\(count) tasks: "), "\(output)")
    }

    /// A process that ends does not end the campaign, and what ended it is told.
    @Test(arguments: [
        ("crash", "it crashes"), ("hang", "it takes more time"), ("memory", "memory"), ("differs", "other bytes"),
    ])
    func failuresAreToldApart(kind: String, words: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        // A busy machine makes the others take more time than usual, too.
        let limit = kind == "hang" ? "1" : "10"
        let (status, output) = try run(
            ["trees", "--count", "4", "--no-shrinking", "--limit", limit, "--memory", "512", "--workers", "1"], failing: kind,
            folder: folder)
        #expect(status == 1, "\(output)")
        #expect(output.contains("4 tasks: ") && output.contains("3 drawn") && output.contains("\(kind) 1 (1 times)"), "\(output)")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix(kind) }
        #expect(files.count == 1)
    }

    @Test func wrongNumbersAreRefused() throws {
        #expect(try run(["trees", "--seconds", "0"]).status == 64)
        #expect(try run(["files", "--reader", "nothing"]).status == 64)
    }

    /// Runs the tool beside the tests.
    private func run(
        _ arguments: [String], failing kind: String? = nil, folder: URL? = nil
    ) throws -> (status: Int32, output: String) {
        let results = folder ?? FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-\(UUID().uuidString)")
        defer { if folder == nil { try? FileManager.default.removeItem(at: results) } }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("darkroom-fuzz")
        process.arguments = arguments + ["--output", results.path]
        process.environment = ProcessInfo.processInfo.environment.merging(
            kind.map { ["DARKROOM_FUZZ_FAILURE": "2 \($0)"] } ?? [:]
        ) { $1 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
}
