import CairoGraphics
import Darkroom
import Foundation
import Goldens
import Testing

/// Tests `darkroom report` and `darkroom report merge`, which need no widget.
@Suite struct ReportTests {
    private let tool = Program(name: "darkroom")
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func place(_ name: String) -> URL { folder.url.appendingPathComponent(name) }

    private func part(_ name: String, shard: String, outcome: GoldenOutcome) throws -> String {
        var picture = VerifiedPicture(
            name: "Kind/\(name)", kind: "Kind", family: "systemSmall", outcome: outcome, width: 2, height: 2)
        if outcome == .new { picture.actual = "pictures/Kind/\(name)-actual.png" }
        let report = VerificationReport(darkroom: "1.0.0", goldens: "../golden", shard: shard, pictures: [picture])
        try FileManager.default.createDirectory(
            at: place(name).appendingPathComponent("pictures/Kind"), withIntermediateDirectories: true)
        if let actual = picture.actual {
            try PNGEncoder().encode(Bitmap(width: 2, height: 2) { _ in }).write(to: place(name).appendingPathComponent(actual))
        }
        try ReportWriter(folder: place(name)).write(report)
        return place(name).path
    }

    @Test func mergedPartsHaveTheRunsVerdict() throws {
        let one = try part("one", shard: "1/2", outcome: .unchanged)
        let two = try part("two", shard: "2/2", outcome: .new)
        let good = try part("good", shard: "2/2", outcome: .tolerated)
        let output = place("joined").path
        let bad = try tool.run("report", "merge", one, two, "--output", output)
        #expect(bad.status == 1 && bad.errors == "", "\(bad.errors)")
        #expect(bad.output == "1 of 2 pictures needs a look: 1 new, 1 unchanged.\nWrote \(output)/report.html.\n")
        #expect(
            folder.files.filter { $0.hasPrefix("joined/") } == [
                "joined/junit.xml", "joined/pictures/Kind/two-actual.png", "joined/report.html", "joined/report.json",
                "joined/summary.md",
            ])
        #expect(try tool.run("report", "merge", one, good, "--output", output).status == 0)
        let missing = try tool.run("report", "merge", one, "--output", output)
        #expect(missing.status == 2)
        #expect(missing.errors == "error: The reports are not the parts of one run:\n  part 2/2 is missing\n")
    }

    @Test func aReportIsWrittenAgain() throws {
        let one = try part("one", shard: "1/1", outcome: .new)
        let names = ["report.html", "junit.xml", "summary.md"]
        let before = try names.map { try Data(contentsOf: place("one/\($0)")) }
        for name in names { try FileManager.default.removeItem(at: place("one/\(name)")) }
        // A widget's own program also has the command.
        for program in [tool, Program(name: "Hello")] {
            let result = try program.run("report", one)
            #expect(result.status == 0 && result.errors == "", "\(result.errors)")
            #expect(try names.map { try Data(contentsOf: place("one/\($0)")) } == before)
        }
        let nothing = try tool.run("report", place("nothing").path)
        #expect(nothing.status == 2)
        #expect(
            nothing.errors == "error: \(place("nothing").path)/report.json cannot be read: No such file or directory. Name a folder "
                + "that darkroom verify has written, with its report.json.\n")
    }
}
