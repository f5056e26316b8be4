import Foundation
import Testing

/// What a widget's code finds around itself is what the options say, whatever the machine is like.
@Suite struct SurroundingsTests {
    private func findings(
        _ arguments: [String], environment: [String: String] = [:]
    ) throws -> [String: String] {
        let folder = try TemporaryFolder()
        let result = try Program(name: "Probe").run(
            ["render", "--json", "--output", folder.url.path] + arguments, environment: environment)
        #expect(result.status == 0 && result.errors == "", "\(result.errors)")
        let report = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        let picture = (report?["pictures"] as? [[String: Any]])?.first
        let url = try #require(URLComponents(string: picture?["url"] as? String ?? ""))
        return Dictionary(
            uniqueKeysWithValues: (url.queryItems ?? []).map { ($0.name, $0.value ?? "") })
    }

    @Test(arguments: [
        [:], ["LANG": "ar_EG.UTF-8", "LC_ALL": "th_TH.UTF-8", "LANGUAGE": "ja", "TZ": "Asia/Kathmandu"],
    ])
    func localeZoneAndClockAreThoseAskedFor(machine: [String: String]) throws {
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
    }

    @Test func withoutOptionsItIsAmericanEnglishAndUniversalTime() throws {
        let found = try findings([], environment: ["LANG": "de_DE.UTF-8", "TZ": "Europe/Berlin"])
        #expect(found["locale"] == "en_US")
        #expect(found["zone"] == "GMT" || found["zone"] == "UTC")
        #expect(found["number"] == "1,234.5")
        #expect(found["stands"] == "true")
    }

    @Test func userDefaultsStayOutOfTheUsersHomeAndNothingIsLeftBehind() throws {
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
}
