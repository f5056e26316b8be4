import Foundation
import Testing

/// Tests that the options determine the surroundings of a widget's code on every machine.
@Suite struct SurroundingsTests {
    private func findings(
        _ arguments: [String], environment: [String: String] = [:]
    ) throws -> [String: String] {
        let findings = try Findings("Probe", arguments, environment: environment)
        #expect(findings.errors == "")
        return findings.found
    }

    @Test(arguments: [
        [:], ["LANG": "ar_EG.UTF-8", "LC_ALL": "th_TH.UTF-8", "LANGUAGE": "ja", "TZ": "Asia/Kathmandu"],
    ])
    func optionsSetLocaleTimeZoneAndClock(machine: [String: String]) throws {
        let found = try findings(
            ["--locale", "de_DE", "--time-zone", "America/New_York", "--date", "2026-06-09T16:41:00Z"],
            environment: machine)
        #expect(found["locale"] == "de_DE")
        #expect(found["zone"] == "America/New_York")
        #expect(found["calendar"] == "America/New_York")
        #expect(found["now"] == "2026-06-09T16:41:00Z")
        #expect(found["stands"] == "true")
        #expect(found["formatted"] == "9. Juni 2026 um 12:41")
        #expect(found["number"] == "1.234,5")
        #expect(found["size"] == "170x170")
        #expect(found["preview"] == "false")
        #expect(found["system"] == "18" && found["is new"] == "true")
    }

    @Test func theSystemIsTheDevices() throws {
        #expect(try findings(["--os", "26"])["system"] == "26")
    }

    @Test func theDefaultsAreAmericanEnglishAndUniversalTime() throws {
        let found = try findings([], environment: ["LANG": "de_DE.UTF-8", "TZ": "Europe/Berlin"])
        #expect(found["locale"] == "en_US")
        #expect(found["zone"] == "GMT" || found["zone"] == "UTC")
        #expect(found["number"] == "1,234.5")
        #expect(found["stands"] == "true")
    }

    @Test func userDefaultsAreNotWrittenToTheUsersHome() throws {
        let home = try TemporaryFolder()
        let temporary = try TemporaryFolder()
        for _ in 0..<2 {
            let found = try findings(
                [],
                environment: [
                    "HOME": home.url.path, "XDG_CONFIG_HOME": home.url.path, "TMPDIR": temporary.url.path,
                ])
            #expect(found["runs"] == "1")
        }
        #expect(home.files == [])
        #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.url.path) == [])
    }

    @Test(arguments: [
        ("en_US", "buddhist", "2569", "June 9, 2569 BE"), ("ja_JP", "japanese", "8", "令和8年6月9日"),
        ("de_DE", "hebrew", "5786", "24. Siwan 5786 AM"), ("de_DE", "gregorian", "2026", "9. Juni 2026"),
    ])
    func theCalendarAffectsAllFormatting(locale: String, name: String, year: String, text: String) throws {
        let found = try Findings(
            "Formats", ["--locale", locale, "--calendar", name, "--date", "2026-06-09T16:41:00Z"],
            environment: ["LANG": "th_TH.UTF-8"])
        #expect(found["calendar"] == name && found["autoupdating"] == name)
        #expect(found["year"] == year)
        for way in ["style", "long", "formatter", "template"] { #expect(found[way] == text, "\(way)") }
    }

    /// Tests dates before and after the machine's.
    @Test(arguments: ["2001-09-09T01:46:40Z", "2066-06-06T06:06:06Z"])
    func waitingEndsWhileTheClockIsStopped(date: String) throws {
        let found = try Findings("Waiting", ["--date", date])
        let expected = [
            "condition": "false", "lock": "false", "semaphore": "timedOut", "wall semaphore": "timedOut",
            "after": "success", "wall after": "success", "sleep": "slept", "sleep until": "slept", "run loop": "ran",
            "task": "true", "timer": "fired",
        ]
        for (way, end) in expected { #expect(found[way] == end, "\(way)") }
        let seconds = Int(try Date(date, strategy: .iso8601).timeIntervalSince1970)
        #expect(found["still"] == "\(seconds).0 \(seconds) true")
    }
}
