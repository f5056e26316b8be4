import Files
import Foundation
import Processes
import Testing

@testable import Goldens

@Suite struct ReportReaderTests {
    @Test func aPictureThatIsListedTwiceIsRefused() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-report-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func read(_ names: [String]) throws -> VerificationReport {
            let report = VerificationReport(
                darkroom: "1", goldens: "golden", shard: nil,
                pictures: names.map { VerifiedPicture(name: $0, kind: "A", outcome: .unchanged) })
            try Data(try ReportEncoding.json(report).utf8).write(to: folder.appendingPathComponent("report.json"))
            return try ReportReader(folder: folder).read()
        }
        #expect(try read(["A/systemSmall", "A/systemMedium"]).pictures.count == 2)
        let failure = #expect(throws: ProgramFailure.self) { try read(["A/systemSmall", "B", "A/systemSmall"]) }
        #expect(failure?.message.hasSuffix("report.json lists A/systemSmall twice. Verify again.") == true)
    }
}
