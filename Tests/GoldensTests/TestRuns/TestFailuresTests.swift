import CairoGraphics
import Foundation
import Processes
import Testing

@testable import Goldens

@Suite final class TestFailuresTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("failures-\(UUID().uuidString)")
    private let failures = TestFailures()
    private var place: TestFailures.Place {
        .init(folder: folder.appendingPathComponent("failures"), goldens: folder.appendingPathComponent("goldens"))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func square(_ pixel: UInt32) -> Bitmap {
        Bitmap(width: 4, height: 4) { $0.update(repeating: pixel) }
    }

    private var store: UnlistedGoldenStore { UnlistedGoldenStore(folder: place.goldens, option: "--golden") }

    private func record(_ name: String, _ bitmap: Bitmap) throws {
        try store.write(PNGEncoder.smallest.encode(bitmap, scale: 1), named: name)
    }

    private func verdict(_ name: String, on bitmap: Bitmap) -> GoldenVerdict {
        GoldenJudge(store: store).verdict(on: bitmap, named: name, scale: 1, allowing: GoldenAllowance())
    }

    /// Adds a red picture, either new or with a blue golden.
    private func fail(_ name: String, isNew: Bool = true, with failures: TestFailures? = nil) throws {
        if !isNew { try record(name, square(0xFF00_00FF)) }
        let verdict = isNew
            ? GoldenVerdict(outcome: .new, bitmap: square(0xFFFF_0000)) : verdict(name, on: square(0xFFFF_0000))
        var picture = VerifiedPicture(name: name, kind: name, outcome: verdict.outcome, width: 4, height: 4, scale: 1)
        #expect(picture.outcome == (isNew ? .new : .changed))
        picture.difference = verdict.difference
        let evidence = try #require(try PictureEvidence(verdict, masks: [], scale: 1))
        try (failures ?? self.failures).add(picture, evidence, to: place)
    }

    private func report() throws -> VerificationReport { try ReportReader(folder: place.folder).read() }

    private func accept(_ patterns: [String] = []) throws -> GoldenAcceptance.Outcome {
        try GoldenAcceptance(folder: place.folder, report: report(), store: store, patterns: patterns).run()
    }

    @Test func differencesAreReportedWithThreePictures() throws {
        try fail("ring", isNew: false)
        let picture = try #require(report().pictures.first)
        #expect(picture.files == ["expected", "actual", "difference"].map { "pictures/ring-\($0).png" })
        #expect(try report().goldens == "../goldens")
        #expect(picture.difference?.differingPixels == 16)
        try failures.writeReports()
        for file in ReportWriter.files {
            #expect(FileManager.default.fileExists(atPath: place.folder.appendingPathComponent(file).path))
        }
        let page = try String(contentsOf: TestFailures.page(of: place), encoding: .utf8)
        #expect(page.contains("ring"))
    }

    @Test func reportedPicturesCanBeAccepted() throws {
        try fail("ring", isNew: false)
        try fail("Rows/disc")
        #expect(try accept(["Rows/*"]).accepted == ["Rows/disc"])
        #expect(verdict("Rows/disc", on: square(0xFFFF_0000)).outcome == .unchanged)
        #expect(verdict("ring", on: square(0xFFFF_0000)).outcome != .unchanged)
        let outcome = try accept()
        #expect(outcome.accepted == ["ring"] && outcome.alreadyAccepted == ["Rows/disc"])
        #expect(verdict("ring", on: square(0xFFFF_0000)).outcome == .unchanged)
    }

    @Test func changedFilesAreNotAccepted() throws {
        try fail("ring", isNew: false)
        try fail("disc")
        try record("disc", square(0xFF00_FF00))
        let before = try Data(contentsOf: store.file(of: "ring"))
        #expect(throws: ProgramFailure.self) { try accept() }
        #expect(try Data(contentsOf: store.file(of: "ring")) == before, "Nothing is accepted before all is in order.")
        try record("ring", square(0xFF00_FF00))
        #expect(throws: ProgramFailure.self) { try accept(["ring"]) }
        try PNGEncoder().encode(square(0xFFFF_FFFF)).write(
            to: place.folder.appendingPathComponent("pictures/disc-actual.png"))
        #expect(throws: ProgramFailure.self) { try accept(["disc"]) }
    }

    /// The report's size goes into the list of goldens.
    @Test func aSizeThatIsNotThePicturesIsRefused() throws {
        try fail("ring", isNew: false)
        let file = place.folder.appendingPathComponent("report.json")
        let text = try String(contentsOf: file, encoding: .utf8)
        let before = try Data(contentsOf: store.file(of: "ring"))
        for (key, value) in [("width", "1000000000"), ("width", "1e300"), ("height", "-4"), ("scale", "1e9"), ("scale", "0")] {
            let lie = text.replacing(try Regex("\"\(key)\" ?: ?[0-9]+"), with: "\"\(key)\": \(value)")
            try Data(lie.utf8).write(to: file)
            let error = #expect(throws: ProgramFailure.self) { try accept() }
            // A number that no size can have is no report at all.
            let expected = value == "1e300" || key == "scale" ? "report.json" : "report.json says that ring has"
            #expect(error?.message.contains(expected) == true, "\(key) \(value): \(error?.message ?? "")")
        }
        #expect(try Data(contentsOf: store.file(of: "ring")) == before)
    }

    /// Somebody may have recorded it meanwhile.
    @Test func aGoldenThatHasAppearedSinceIsNotReplaced() throws {
        for outcome in [GoldenOutcome.missing, .new] {
            let verdict = GoldenVerdict(outcome: outcome, bitmap: square(0xFFFF_0000))
            let picture = VerifiedPicture(name: "ring", kind: "ring", outcome: outcome, width: 4, height: 4, scale: 1)
            try failures.add(picture, #require(try PictureEvidence(verdict, masks: [], scale: 1)), to: place)
            try record("ring", square(0xFF00_FF00))
            let before = try Data(contentsOf: store.file(of: "ring"))
            #expect(throws: ProgramFailure.self) { try accept() }
            #expect(try Data(contentsOf: store.file(of: "ring")) == before, "\(outcome)")
        }
    }

    @Test func testsOnManyThreadsShareTheReport() async throws {
        let others = (0..<3).map { _ in TestFailures() }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<48 {
                // Each task uses a state of its own, like several processes.
                group.addTask { [self] in try fail("picture-\(number)", with: others[number % 3]) }
            }
            try await group.waitForAll()
        }
        let names = try report().pictures.map(\.name)
        #expect(names == (0..<48).map { "picture-\($0)" }.sorted())
    }

    @Test func passingPicturesAreRemoved() throws {
        try fail("ring")
        try fail("disc")
        try TestFailures().remove("ring", from: place)
        #expect(try report().pictures.map(\.name) == ["disc"])
        try failures.remove("square", from: place)
        try failures.remove("disc", from: place)
        let left = try FileManager.default.subpathsOfDirectory(atPath: place.folder.path)
        #expect(left.isEmpty, "\(left)")
    }

    @Test func failuresOfAnEarlierRunAreRemoved() throws {
        try fail("old")
        let file = place.folder.appendingPathComponent("report.json")
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: file.path)
        try fail("new", with: TestFailures())
        #expect(try report().pictures.map(\.name) == ["new"])
        #expect(!FileManager.default.fileExists(atPath: place.folder.appendingPathComponent("pictures/old-actual.png").path))
    }

    @Test func otherReportsAreKept() throws {
        try ReportWriter(folder: place.folder).write(VerificationReport(darkroom: "0", goldens: "../goldens"))
        let failure = #expect(throws: ProgramFailure.self) { try fail("ring") }
        #expect(failure?.message.contains("contains the report of other goldens") == true)
    }

    @Test func passingTestsLeaveNoFiles() throws {
        try failures.remove("ring", from: place)
        #expect(!FileManager.default.fileExists(atPath: place.folder.path))
    }
}
