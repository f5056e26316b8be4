import Foundation
import Processes
import Testing

@testable import Goldens

@Suite final class PendingReportTests {
    private let folder: URL

    init() throws { folder = try SampleReport.folder() }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func report(_ pictures: [(String, GoldenOutcome)]) -> VerificationReport {
        VerificationReport(
            darkroom: "1.2.3", goldens: "../golden", pictures: pictures.map { SampleReport.picture($0, $1) })
    }

    private func write(_ report: VerificationReport, replacing: Bool = true) throws {
        let pending = try PendingReport(in: folder)
        for path in report.pictures.flatMap(\.files) { try pending.writer.write(Data(path.utf8), to: path) }
        if replacing { try pending.replaceEarlier(with: report) }
    }

    private func files() throws -> Set<String> {
        Set(try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { path in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: "\(folder.path)/\(path)", isDirectory: &isFolder) && !isFolder.boolValue
        })
    }

    private func expected(_ report: VerificationReport) -> Set<String> {
        Set(ReportWriter.files + report.pictures.flatMap(\.files))
    }

    @Test func theNewReportReplacesTheEarlierOne() throws {
        let (first, second) = (report([("K/a", .changed), ("K/b", .new)]), report([("K/a", .new), ("L/c", .new)]))
        try write(first)
        #expect(try files() == expected(first))
        try Data("mine".utf8).write(to: folder.appendingPathComponent("pictures/K/mine.txt"))
        try write(second)
        #expect(try files() == expected(second).union(["pictures/K/mine.txt"]))
        #expect(try ReportReader(folder: folder).read() == second)
        try write(report([("K/a", .unchanged)]))
        #expect(try files() == Set(ReportWriter.files + ["pictures/K/mine.txt"]))
    }

    @Test func incompleteReportsReplaceNothing() throws {
        let first = report([("K/a", .changed)])
        try write(first)
        try write(report([("K/b", .new)]), replacing: false)
        #expect(try files() == expected(first))
        #expect(try ReportReader(folder: folder).read() == first)
    }

    /// A run that is killed while it renames its files leaves some of them behind.
    @Test func filesOfAKilledRunAreRemoved() throws {
        try write(report([("K/a", .changed)]))
        let place = folder.appendingPathComponent(PendingReport.placeName)
        let killed = report([("K/killed", .new), ("K/other", .new)])
        try SampleReport.writePictures(of: killed, in: place)
        try ReportWriter(folder: place).write(killed)
        let path = "pictures/K/killed-actual.png"
        try FileManager.default.moveItem(at: place.appendingPathComponent(path), to: folder.appendingPathComponent(path))
        let next = report([("K/b", .new)])
        try write(next)
        #expect(try files() == expected(next))
    }

    @Test func foreignReportsAreKept() throws {
        try Data("{\"mine\": true}".utf8).write(to: folder.appendingPathComponent("report.json"))
        #expect(throws: ProgramFailure.self) { try write(report([])) }
        #expect(try files() == ["report.json"])
    }

    @Test func oneRunAtATime() throws {
        let pending = try PendingReport(in: folder)
        let failure = #expect(throws: ProgramFailure.self) { try PendingReport(in: folder) }
        #expect(failure?.message.hasPrefix("Another run is writing to \(folder.path).") == true)
        withExtendedLifetime(pending) {}
    }
}
