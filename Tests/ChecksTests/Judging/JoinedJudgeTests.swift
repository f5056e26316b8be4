import Files
import Foundation
import Testing

@testable import Checks

/// A run of several processes, each with inputs of its own: what they know travels to the last one.
@Suite struct JoinedJudgeTests {
    /// Returns the report of processes that hand on what they know, as JSON.
    private func report(of judges: [CheckJudge], by settings: RuleSettings) throws -> CheckReport {
        var parts = try judges.map { judge in
            let text = try ReportEncoding.json(CheckPart(darkroom: "0.1.0", judge: judge))
            return try ReportEncoding.decoder.decode(CheckPart.self, from: Data(text.utf8))
        }
        var whole = parts.removeFirst()
        for part in parts { whole.join(part) }
        return whole.report(by: settings)
    }

    private func picture(_ form: String, inputs: Int, isBlank: Bool = false) -> PictureFacts {
        var facts = PictureFacts(
            name: "Tea/\(form)-\(inputs)", kind: "Tea", form: form, look: Look(name: "\(inputs)"), size: CGSize(width: 170, height: 170))
        (facts.inputs, facts.isBlank) = (inputs, isBlank)
        if isBlank { facts.notices = [NoticeFacts(.contentDrawsNothing)] }
        return facts
    }

    private func judge(_ settings: RuleSettings, _ pictures: [PictureFacts], _ program: ProgramFacts = ProgramFacts()) -> CheckJudge {
        var judge = CheckJudge(settings)
        for picture in pictures { judge.add(picture) }
        judge.add(SampleWidgets.widget(families: ["systemSmall", "systemMedium"]))
        judge.add(program)
        return judge
    }

    @Test func aFindingInPicturesOfTwoProcessesIsOne() throws {
        let settings = RuleSettings(only: ["text.truncated"])
        let text = TextFacts.sample("Departures") { $0.isTruncated = true }
        var (first, second) = (CheckJudge(settings), CheckJudge(settings))
        first.add(.sample([text], look: .of(.typeSize)))
        var other = PictureFacts.sample([text])
        other.name = "Sample/systemSmall-empty"
        second.add(other)
        let report = try report(of: [first, second], by: settings)
        #expect(report.pictures == 2 && report.scopes.map(\.kind) == ["Sample", nil])
        #expect(report.scopes.map(\.rules) == [["text.truncated"], []])
        // The look of a new phone says it best, whichever process drew it.
        #expect(report.findings.map(\.text) == [#""Departures" is cut off."#])
        #expect(report.findings.map(\.pictures) == [["Sample/systemSmall-empty", "Sample/systemSmall"]])
    }

    @Test func familiesAreComparedWithThoseOfTheSameData() throws {
        let settings = RuleSettings(only: ["widget.blank-family", "widget.blank"])
        let full = judge(settings, [picture("systemSmall", inputs: 0), picture("systemMedium", inputs: 0)])
        let empty = judge(
            settings, [picture("systemSmall", inputs: 1, isBlank: true), picture("systemMedium", inputs: 1, isBlank: true)])
        // Without data, the widget draws nothing at all, which is not its families' fault.
        #expect(try report(of: [full, empty], by: settings).findings.map(\.rule) == ["widget.blank"])
        let half = judge(settings, [picture("systemSmall", inputs: 1), picture("systemMedium", inputs: 1, isBlank: true)])
        let found = try report(of: [full, half], by: settings).findings
        #expect(found.map(\.rule) == ["widget.blank-family"] && found[0].pictures == ["Tea/systemMedium-1"])
    }

    @Test func whatOneProcessUsesIsUsedByTheRun() throws {
        let settings = RuleSettings(only: ["language.unused", "asset.dark", "asset.color"])
        var first = ProgramFacts()
        first.mentionedKeys = []
        first.keys = [.init(key: "cup", table: "Localizable", translations: [:], path: "L.xcstrings"), .init(key: "pot", table: "Localizable", translations: [:], path: "L.xcstrings")]
        first.assets = ["Milk", "Honey", "Tea"].map {
            .init(name: $0, form: .color, hasDarkVariant: $0 != "Tea", path: "A.xcassets/\($0).colorset")
        }
        var second = first
        first.usedKeys = [.init("cup")]
        second.usedKeys = [.init("pot")]
        (first.usedColors, second.usedColors) = (["Milk", "Honey"], ["Tea"])
        let place = SourceLocation(path: "Tea.swift", line: 3)
        (first.missingColors, second.missingColors) = (["Mint": [place]], ["Mint": [SourceLocation(path: "Tea.swift", line: 1)]])
        let found = try report(of: [judge(settings, [], first), judge(settings, [], second)], by: settings).findings
        // The neighbors with a dark variant are those of the other process, and each text is used by one of them.
        #expect(found.map(\.rule) == ["asset.dark", "asset.color"])
        #expect(found.last?.place == SourceLocation(path: "Tea.swift", line: 1))
        #expect(found.last?.text.hasSuffix("Another place names it too.") == true)
    }

    @Test func theLargestStateOfAnActivityCounts() throws {
        let settings = RuleSettings(only: ["activity.state-size"])
        let judges = [nil, 5000, 100].map { size -> CheckJudge in
            var judge = CheckJudge(settings)
            judge.add(ActivityFacts(attributes: "Ride", place: SampleWidgets.place, stateSize: size))
            return judge
        }
        let found = try report(of: judges, by: settings).findings
        #expect(found.count == 1 && found[0].text.contains("5000 bytes"), "\(found)")
    }
}
