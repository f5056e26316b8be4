import Foundation
import Testing

/// Tests that a widget's random numbers follow from `--seed`.
@Suite struct RandomNumberTests {
    private let arguments = ["--family", "systemSmall", "--date", "2026-06-09T16:41:00Z"]

    private func chances(_ more: String...) throws -> [String: String] {
        let findings = try Findings("Chances", arguments + more)
        #expect(findings.errors == "")
        #expect(findings.found.count == 31)
        return findings.found
    }

    @Test func twoRunsHaveTheSameRandomNumbersAndAnotherSeedHasOthers() throws {
        let (first, second) = (try chances(), try chances())
        #expect(first == second)
        let (other, again) = (try chances("--seed", "7"), try chances("--seed", "7"))
        #expect(other == again)
        for (source, number) in first { #expect(other[source] != number, "\(source)") }
        // The standard seed has no effect.
        #expect(try chances("--seed", "0") == first)
        // The provider and the body have numbers of their own.
        for source in ["UInt64", "UUID", "arc4random", "device"] { #expect(first[source] != first["body " + source]) }
        // Another moment has other numbers.
        let later = try Findings("Chances", ["--family", "systemSmall", "--date", "2026-06-10T16:41:00Z"])
        #expect(later["UUID"] != first["UUID"])
        #expect(later["body UUID"] != first["body UUID"])
    }

    /// Whether the system lets a program choose that its addresses are the same in every run.
    private static let permitsFixedAddresses =
        (try? Program(name: "setarch").run(["-R", "true"], at: URL(fileURLWithPath: "/usr/bin")))?.status == 0

    /// Some descriptions contain an address.
    @Test(.enabled(if: permitsFixedAddresses)) func twoRunsHaveTheSameAddresses() throws {
        let types = try (0..<2).map { _ in try Findings("Probe", arguments)["hidden type"] }
        #expect(types[0]?.contains("unknown context at $") == true && types[0] == types[1])
    }

    private func pictures(_ arguments: [String]) throws -> [String: Data] {
        let folder = try TemporaryFolder()
        let result = try Program(name: "Probe").run(
            ["render", "--output", folder.url.path, "--date", "2026-06-09T16:41:00Z", "--timeout", "600"] + arguments)
        #expect(result.status == 0, "\(result.errors)")
        return try Dictionary(
            uniqueKeysWithValues: folder.files.map {
                ($0, try Data(contentsOf: folder.url.appendingPathComponent($0)))
            })
    }

    @Test func picturesDoNotDependOnThoseBefore() throws {
        let all = try pictures(["--kind", "Formats", "--kind", "Chances", "--scheme", "dark", "--scheme", "light"])
        let alone = try pictures(["--kind", "Chances", "--family", "systemMedium"])
        #expect(alone.keys.sorted() == ["Chances/systemMedium.png"])
        #expect(all["Chances/systemMedium.png"] == alone["Chances/systemMedium.png"])
        #expect(try pictures(["--kind", "Chances", "--family", "systemMedium", "--seed", "1"]) != alone)
    }

    @Test func goldensKeepTheSeed() throws {
        let folder = try TemporaryFolder()
        let golden = folder.url.appendingPathComponent("golden").path
        let record = try Program(name: "Probe").run(
            "record", "--golden", golden, "--kind", "Chances", "--seed", "12", "--scale", "1", "--timeout", "600",
            "--date", "2026-06-09T16:41:00Z")
        #expect(record.status == 0, "\(record)")
        let report = folder.url.appendingPathComponent("report").path
        let verify = try Program(name: "Probe").run("verify", "--golden", golden, "--output", report)
        #expect(verify.status == 0, "\(verify)")
        // Another seed makes other pictures.
        let list = URL(fileURLWithPath: golden).appendingPathComponent("goldens.json")
        let text = try String(contentsOf: list, encoding: .utf8)
        try Data(text.replacing(#""seed" : "12""#, with: #""seed" : "13""#).utf8).write(to: list)
        let other = try Program(name: "Probe").run("verify", "--golden", golden, "--output", report)
        #expect(other.status == 1, "\(other)")
    }

    @Test(arguments: ["", "-1", "x", "1.5", "99999999999999999999"]) func badSeedsAreErrors(seed: String) throws {
        let result = try Program(name: "Probe").run("render", "--kind", "Chances", "--seed=\(seed)")
        #expect(result.status == 2)
        #expect(result.errors.contains("--seed"), "\(result.errors)")
    }
}
