import Foundation
import Testing

/// Runs the real program with tools that are scripts.
@Suite struct CorpusCommandTests {
    /// A tool that notes each run and does what the target's name says.
    private static let script = """
        #!/bin/bash
        while [ $# -gt 0 ]; do
          case $1 in --output) output=$2 ;; --target) target=$2 ;; esac
          shift
        done
        echo "$target" >>"$(dirname "$0")/runs.txt"
        case $target in
          Draws) mkdir -p "$output/Kind"; echo >"$output/Kind/small.png"; echo '{"pictures": []}' ;;
          Aside) mkdir -p "$output"; echo >"$output/a.png"; echo '{"pictures": [{"placeholder": true}], "setAside": [{"module": "CloudKit"}]}' ;;
          Fails) echo "error: no." >&2; exit 2 ;;
          Lacks) echo "warning: 1 package is not on this disk, and --offline fetches nothing." >&2; exit 2 ;;
          Hangs) sleep 1000 & echo $! >"$(dirname "$0")/child.txt"; wait ;;
        esac
        """

    private func withCorpus(_ targets: [String], _ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("corpus-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let rows = targets.map { "owner+\($0)\t/nowhere\t\($0)\tapp\t3\n" }
        try Data(("id\tpath\ttarget\tkind\tfiles\n" + rows.joined()).utf8)
            .write(to: folder.appendingPathComponent("LIST.tsv"))
        let tool = folder.appendingPathComponent("tool")
        try Data(Self.script.utf8).write(to: tool)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool.path)
        try body(folder)
    }

    private func run(_ folder: URL, _ arguments: [String] = []) throws -> (status: Int32, output: String) {
        let process = Process()
        // The build puts the programs next to the tests.
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        process.executableURL = URL(fileURLWithPath: own).deletingLastPathComponent()
            .appendingPathComponent("darkroom-corpus")
        process.arguments =
            ["--folder", folder.path, "--tool", folder.appendingPathComponent("tool").path]
            + ["--output", folder.appendingPathComponent("real-apps.md").path] + arguments
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    private func text(_ folder: URL, _ name: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    @Test func aTargetThatFailsDoesNotStopTheOthers() throws {
        try withCorpus(["Fails", "Draws", "Aside"]) { folder in
            let result = try run(folder)
            #expect(result.status == 0, "\(result.output)")
            #expect(result.output.contains("1/3 owner+Fails: not compiled, 0 pictures, 0 s: error: no."))
            let page = try text(folder, "real-apps.md")
            #expect(page.contains("2 of 3 targets (67%) draw every family, 1 (33%) with nothing set aside"))
            #expect(page.contains("| owner/Draws | app | 3 | as it is | 1 | 0 | 0 |  |"))
            #expect(page.contains("| owner/Aside | app | 3 | parts set aside | 1 | 1 | 0 | CloudKit (1) |"))
            #expect(page.contains("| owner/Fails | app | 3 | not compiled | 0 | 0 | 0 |  |"))
        }
    }

    @Test func aSecondRunGoesOnWithWhatHasNoResult() throws {
        try withCorpus(["Fails", "Draws"]) { folder in
            _ = try run(folder, ["--only", "Draws"])
            #expect(try text(folder, "runs.txt") == "Draws\n")
            _ = try run(folder)
            #expect(try text(folder, "runs.txt") == "Draws\nFails\n")
            _ = try run(folder, ["--failed"])
            #expect(try text(folder, "runs.txt") == "Draws\nFails\nFails\n")
            _ = try run(folder, ["--report-only"])
            #expect(try text(folder, "runs.txt") == "Draws\nFails\nFails\n")
        }
    }

    @Test func whatHasNotRunAgainIsKeptFromTheEarlierPage() throws {
        try withCorpus(["Fails", "Draws", "Aside"]) { folder in
            _ = try run(folder)
            try FileManager.default.removeItem(at: folder.appendingPathComponent("runs"))
            _ = try run(folder, ["--only", "Draws"])
            let page = try text(folder, "real-apps.md")
            #expect(page.contains("2 of 3 targets (67%) draw every family, 1 (33%) with nothing set aside"))
            #expect(page.contains("An earlier build of the tool drew 2 of them, marked with †."))
            #expect(page.contains("| owner/Draws | app | 3 | as it is | 1 | 0 | 0 |  |"))
            #expect(page.contains("| owner/Aside | app | 3 | parts set aside † | 1 | 1 | 0 | CloudKit (1) |"))
            #expect(page.contains("| owner/Fails | app | 3 | not compiled † | 0 | 0 | 0 |  |"))
            // A row that is kept twice keeps its one mark.
            _ = try run(folder, ["--report-only"])
            #expect(try text(folder, "real-apps.md") == page)
        }
    }

    @Test func targetsThatLackSomethingAreCountedApart() throws {
        try withCorpus(["Fails", "Draws", "Lacks"]) { folder in
            _ = try run(folder)
            let page = try text(folder, "real-apps.md")
            #expect(page.contains("1 of 3 targets (33%) draw every family, 1 (33%) with nothing set aside"))
            #expect(page.contains("**Of the 2 targets that Xcode can build, 1 (50%) draw every family, 1 (50%) with nothing set aside; median 0 s"))
            #expect(page.contains("| owner/Lacks ‡ | app | 3 | not compiled | 0 | 0 | 0 |  |"))
            // The mark stays where the row is kept from the page.
            try FileManager.default.removeItem(at: folder.appendingPathComponent("runs"))
            _ = try run(folder, ["--only", "Draws"])
            let kept = try text(folder, "real-apps.md")
            #expect(kept.contains("| owner/Lacks ‡ | app | 3 | not compiled † | 0 | 0 | 0 |  |"))
            #expect(kept.contains("Of the 2 targets that Xcode can build"))
        }
    }

    @Test func whatTheListSaysOfATargetsSourcesIsMarked() throws {
        try withCorpus(["Fails", "Draws"]) { folder in
            let list = folder.appendingPathComponent("LIST.tsv")
            let text = try text(folder, "LIST.tsv").replacingOccurrences(of: "files\n", with: "files\tfault\n")
            try Data(text.replacingOccurrences(of: "Fails\tapp\t3", with: "Fails\tapp\t3\tinvalid").utf8).write(to: list)
            _ = try run(folder)
            let page = try self.text(folder, "real-apps.md")
            #expect(page.contains("Of the 1 targets that Xcode can build, 1 (100%) draw every family"))
            #expect(page.contains("| owner/Fails § | app | 3 | not compiled | 0 | 0 | 0 |  |"))
            // The mark stays where neither a result nor the list tells of it.
            try Data(text.utf8).write(to: list)
            try FileManager.default.removeItem(at: folder.appendingPathComponent("runs"))
            _ = try run(folder, ["--only", "Draws"])
            #expect(try self.text(folder, "real-apps.md").contains("| owner/Fails § | app | 3 | not compiled † | 0 | 0 | 0 |  |"))
        }
    }

    @Test func theTimeLimitEndsTheToolAndWhatItHasStarted() throws {
        try withCorpus(["Hangs"]) { folder in
            let result = try run(folder, ["--limit", "0.5"])
            #expect(result.output.contains("owner+Hangs: out of time"))
            // On a busy machine, the limit may pass before the tool has started its child.
            let child = (try? text(folder, "child.txt")).flatMap {
                Int32($0.trimmingCharacters(in: .whitespacesAndNewlines))
            }
            let state = child.flatMap { try? String(contentsOfFile: "/proc/\($0)/stat", encoding: .utf8) } ?? "gone"
            // A child that nobody has waited for yet is a zombie.
            #expect(state == "gone" || state.contains(") Z "))
        }
    }

    @Test func badArgumentsAreErrors() throws {
        try withCorpus(["Draws"]) { folder in
            #expect(try run(folder, ["--limit", "0"]).output.contains("--limit must be a positive number"))
            #expect(try run(folder, ["--only", "Nobody"]).output.contains("contains Nobody"))
            #expect(try run(folder, ["--tool", "/nowhere/tool"]).output.contains("/nowhere/tool is not a program"))
            try Data("{".utf8).write(to: folder.appendingPathComponent("LIST.tsv"))
            let result = try run(folder)
            #expect(result.status != 0)
            #expect(result.output.contains("LIST.tsv:1: there is no column \"id\""))
        }
    }
}
