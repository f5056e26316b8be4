import Foundation
import Testing

@testable import Processes

@Suite struct ConsoleTests {
    private func written(_ body: (Console) -> Void) throws -> (out: String, errors: String) {
        let files = try (0..<2).map { _ in
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("console-\(UUID().uuidString)")
            try Data().write(to: file)
            return file
        }
        defer { for file in files { try? FileManager.default.removeItem(at: file) } }
        body(Console(out: try FileHandle(forWritingTo: files[0]), errors: try FileHandle(forWritingTo: files[1])))
        return (try String(contentsOf: files[0], encoding: .utf8), try String(contentsOf: files[1], encoding: .utf8))
    }

    /// A kind, a file's name or a compiler's message may hold commands for the terminal.
    @Test func aTerminalSeesNoCommandsInTexts() throws {
        let hostile = "a\u{1B}]0;title\u{07}\u{9B}31m\u{202E}b\r\u{7F}\u{0}"
        let shown = "a\\u001b]0;title\\u0007\\u009b31m\\u202eb\\u000d\\u007f\\u0000"
        let (out, errors) = try written { console in
            console.print(hostile)
            console.error(hostile)
            console.warn(hostile)
            console.note("lines\nand\ttabs stay")
            console.writeOver(hostile)
        }
        #expect(out == shown + "\n")
        #expect(errors == "error: \(shown)\nwarning: \(shown)\nlines\nand\ttabs stay\n\r\u{1B}[K\(shown)")
    }

    /// A run that needs several processes says a warning once.
    @Test func warningsOfEarlierProcessesAreNotWrittenAgain() throws {
        let list = FileManager.default.temporaryDirectory.appendingPathComponent("warnings-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: list) }
        for expected in ["warning: a\nb\nwarning: c\n", "warning: d\n"] {
            var warnings: [String] = []
            let (_, errors) = try written { console in
                console.takeUpWarnings(listedIn: list)
                for text in ["a\nb", "c", "c"] + (expected.contains("d") ? ["d"] : []) { console.warn(text) }
                warnings = console.warnings.map(\.text)
            }
            #expect(errors == expected)
            #expect(warnings.prefix(2) == ["a\nb", "c"], "Reports have all.")
        }
    }

    /// The escapes are those of JSON, so its values stay.
    @Test func printedJSONStaysWhatItIs() throws {
        let value = ["name": "tide\u{202E}\u{7F}\u{85}\u{1B}é🌊"]
        let text = String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
        let (out, _) = try written { $0.print(text) }
        #expect(try JSONDecoder().decode([String: String].self, from: Data(out.utf8)) == value)
        #expect(!out.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{7F}" })
    }
}
