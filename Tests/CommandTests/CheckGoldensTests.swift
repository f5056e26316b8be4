import Foundation
import Testing

/// Tests `check` with goldens of an earlier version of a program, with the executables.
@Suite struct CheckGoldensTests {
    private static let list = Program.package.appendingPathComponent("golden/Hello/goldens.json")

    private func findings(replacing old: String, with new: String) throws -> [Substring] {
        let folder = try TemporaryFolder()
        try String(contentsOf: Self.list, encoding: .utf8).replacingOccurrences(of: old, with: new)
            .write(to: folder.url.appendingPathComponent("goldens.json"), atomically: true, encoding: .utf8)
        let result = try Program(name: "Hello").run(["check", "--family", "systemSmall", "--golden", folder.url.path])
        return result.output.split(separator: "\n").filter { $0.contains("widget.missing-kind") }
    }

    @Test func theKindsOfTheProgramAreNoFinding() throws {
        #expect(try findings(replacing: "nothing", with: "nothing").isEmpty)
    }

    @Test func aKindThatTheGoldensAloneHaveIsAFinding() throws {
        let found = try findings(replacing: #""kind":"Hello""#, with: #""kind":"Greeting""#)
        #expect(found.count == 1 && found[0].contains("The program has no Greeting any more"), "\(found)")
    }
}
