import Files
import Foundation
import Processes
import Testing

@testable import Goldens

@Suite final class ReportMergeTests {
    private let folder: URL

    init() throws { folder = try SampleReport.folder() }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func place(_ name: String) -> URL { folder.appendingPathComponent(name) }

    /// Writes a part with pictures of these outcomes and returns its folder.
    @discardableResult private func part(
        _ name: String, shard: String?, _ pictures: [(String, GoldenOutcome)], darkroom: String = "1.2.3",
        causes: [DifferenceCause] = []
    ) throws -> URL {
        let report = VerificationReport(
            darkroom: darkroom, goldens: "../../golden", shard: shard, causes: causes,
            pictures: pictures.map { SampleReport.picture($0, $1) })
        let part = place(name)
        try SampleReport.writePictures(of: report, in: part)
        try ReportWriter(folder: part).write(report)
        return part
    }

    /// Returns the error of merging these parts.
    private func failure(_ parts: URL...) -> String? {
        do {
            _ = try ReportMerge(folders: parts).write(to: place("joined"))
            return nil
        } catch {
            return (error as? ProgramFailure)?.message
        }
    }

    @Test func partsAreMergedWithAllPictures() throws {
        let cause = DifferenceCause(name: "fonts", recorded: "A", found: "B")
        let parts = [
            try part("parts/2", shard: "2/2", [("K/b", .unchanged), ("K/d", .new)], causes: [cause]),
            try part("parts/1", shard: "1/2", [("K/a", .changed), ("K/c", .stale)], causes: [cause]),
        ]
        try FileManager.default.createDirectory(at: place("golden"), withIntermediateDirectories: true)
        let report = try ReportMerge(folders: parts).write(to: place("joined"))
        #expect(report.pictures.map(\.name) == ["K/a", "K/b", "K/c", "K/d"])
        #expect(report.shard == nil && report.causes == [cause] && !report.passes)
        // The path of the golden folder is relative to the new place.
        #expect(report.goldens == "../golden")
        #expect(try ReportReader(folder: place("joined")).read() == report)
        for (part, name) in [("parts/1", "K/a-difference"), ("parts/2", "K/d-actual")] {
            let path = "pictures/\(name).png"
            #expect(
                try Data(contentsOf: place("joined/\(path)")) == Data(contentsOf: place("\(part)/\(path)")), "\(path)")
        }
        let page = try String(contentsOf: place("joined/report.html"), encoding: .utf8)
        #expect(page.contains("id=\"picture-4\"") && !page.contains("id=\"picture-5\""))
    }

    @Test func picturesOfAnEarlierMergeAreRemoved() throws {
        let mine = place("joined/pictures/notes.txt")
        _ = try ReportMerge(folders: [try part("1", shard: nil, [("K/a", .changed)])]).write(to: place("joined"))
        try Data("mine".utf8).write(to: mine)
        _ = try ReportMerge(folders: [try part("2", shard: nil, [("K/b", .changed)])]).write(to: place("joined"))
        let left = try FileManager.default.subpathsOfDirectory(atPath: place("joined/pictures").path).sorted()
        #expect(left == ["K", "K/b-actual.png", "K/b-difference.png", "K/b-expected.png", "notes.txt"])
    }

    @Test func theOrderOfThePartsDoesNotMatter() throws {
        let one = try part("1", shard: "1/2", [("K/a", .changed)])
        let two = try part("2", shard: "2/2", [("K/b", .unchanged)])
        _ = try ReportMerge(folders: [one, two]).write(to: place("x"))
        _ = try ReportMerge(folders: [two, one]).write(to: place("y"))
        for name in ReportWriter.files {
            #expect(try Data(contentsOf: place("x/\(name)")) == Data(contentsOf: place("y/\(name)")), "\(name)")
        }
    }

    @Test func missingAndForeignPartsAreReported() throws {
        let one = try part("1", shard: "1/4", [("K/a", .unchanged)])
        let three = try part("3", shard: "3/4", [("K/c", .unchanged)])
        #expect(failure(one, three) == "The reports are not the parts of one run:\n  parts 2/4, 4/4 are missing")
        #expect(!FileManager.default.fileExists(atPath: place("joined").path))
        let other = try part("other", shard: "2/3", [("K/x", .unchanged)])
        #expect(failure(one, other)?.contains("\(other.path) is part 2/3, but the others are parts of 4") == true)
        #expect(failure(one, one)?.contains("\(one.path) and \(one.path) are both part 1/4") == true)
        let odd = try part("odd", shard: "0/4", [])
        #expect(failure(odd)?.contains("\(odd.path) is part \"0/4\", which is not one of 1/n to n/n") == true)
        let whole = try part("whole", shard: nil, [("K/w", .unchanged)])
        #expect(failure(one, whole)?.contains("\(whole.path) is the report of a whole run and not of a part") == true)
        #expect(failure(whole, whole)?.contains("none of them contains the number of its part") == true)
        #expect(failure(whole) == nil)
    }

    @Test func duplicatePicturesAreReported() throws {
        let one = try part("1", shard: "1/2", [("K/a", .changed), ("K/b", .unchanged)])
        let two = try part("2", shard: "2/2", [("K/a", .changed)])
        #expect(
            failure(one, two) == "The reports are not the parts of one run:\n  K/a is in \(one.path) and in \(two.path)")
    }

    @Test func otherVersionsOfDarkroomAreReported() throws {
        let one = try part("1", shard: "1/2", [])
        let two = try part("2", shard: "2/2", [], darkroom: "1.3.0")
        #expect(failure(one, two)?.contains("\(two.path) was made by Darkroom 1.3.0, the first by 1.2.3") == true)
    }

    @Test func missingPicturesAreReported() throws {
        let one = try part("1", shard: "1/1", [("K/a", .new)])
        try FileManager.default.removeItem(at: one.appendingPathComponent("pictures/K/a-actual.png"))
        #expect(failure(one)?.hasPrefix("\(one.path)/pictures/K/a-actual.png is missing") == true)
        #expect(!FileManager.default.fileExists(atPath: place("joined/report.json").path))
    }

    @Test func anEarlierMergeSurvivesAFailedOne() throws {
        _ = try ReportMerge(folders: [try part("1", shard: nil, [("K/a", .changed), ("K/b", .new)])]).write(to: place("joined"))
        let before = try FileManager.default.subpathsOfDirectory(atPath: place("joined").path).sorted()
        let report = try Data(contentsOf: place("joined/report.json"))
        let other = try part("2", shard: nil, [("K/a", .new), ("K/c", .new)])
        try FileManager.default.removeItem(at: other.appendingPathComponent("pictures/K/c-actual.png"))
        #expect(failure(other)?.contains("pictures/K/c-actual.png is missing") == true)
        #expect(try FileManager.default.subpathsOfDirectory(atPath: place("joined").path).sorted() == before)
        #expect(try Data(contentsOf: place("joined/report.json")) == report)
    }

    @Test func theOutputMustNotBeAPart() throws {
        let one = try part("joined", shard: "1/1", [("K/a", .new)])
        #expect(failure(one)?.contains("is one of the parts, so it cannot be the output") == true)
    }

    @Test(arguments: [
        ("{\"version\": 2}", "was written by a newer Darkroom (format 2; this one knows 1). Use that version, or verify again."),
        ("{\"version\": 1}", "is no report: darkroom is missing"),
        ("{\"version\": 1, \"darkroom\": ", "is no report: it is not complete JSON"),
        (
            "{\"version\":1,\"darkroom\":\"1\",\"goldens\":\"g\",\"causes\":[],\"pictures\":[{\"name\":\"a\",\"kind\":\"a\",\"scheme\":\"light\","
                + "\"outcome\":\"new\",\"width\":1,\"height\":1,\"scale\":1,\"actual\":\"../../secret.png\"}]}",
            "names \"../../secret.png\" for a, which does not lie in its folder"
        ),
    ]) func invalidReportsAreRejected(json: String, message: String) throws {
        let part = place("bad")
        try FileWriter(folder: part).write(Data(json.utf8), to: "report.json")
        #expect(failure(part)?.contains(message) == true, "\(failure(part) ?? "")")
    }

    @Test func foldersWithoutAReportAreReported() {
        #expect(failure(place("nowhere"))?.contains("/nowhere/report.json cannot be read: No such file or directory.") == true)
    }
}
