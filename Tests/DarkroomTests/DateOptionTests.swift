import Foundation
import Processes
import Testing

@testable import Darkroom

@Suite struct DateOptionTests {
    private let berlin = TimeZone(identifier: "Europe/Berlin")!

    @Test(arguments: [
        ("2026-06-09T09:41:00Z", 1_781_084_460.0), ("2026-06-09T11:41:00+02:00", 1_781_084_460),
        ("2026-06-09T11:41", 1_781_084_460), ("2026-06-09 11:41:00.5", 1_781_084_460.5),
        ("2026-06-09", 1_781_042_400),
    ])
    func dates(text: String, seconds: Double) throws {
        // 2026-06-09T09:41:00Z is 20,613 days and 34,860 seconds after 1970, computed by hand.
        let offset = Double(20_613 * 86_400 + 34_860) - 1_781_084_460
        #expect(try DateOption.date(from: text, for: "--date", in: berlin).timeIntervalSince1970 == seconds + offset)
    }

    @Test(arguments: ["", "yesterday", "2026-13-01", "2026-02-30", "2026-06-09T25:00:00Z", "09.06.2026", "2026-6-9"])
    func nonsense(text: String) {
        #expect(throws: ProgramFailure.self) { try DateOption.date(from: text, for: "--date", in: berlin) }
    }
}
