import Testing

@testable import Checks

@Suite struct RuleSettingsTests {
    private let small = RuleCatalog.rule("text.small")!

    private func holds(_ settings: RuleSettings, _ kind: String? = "A") -> Bool { settings.rules(for: kind).contains { $0.id == "text.small" } }

    @Test func laterChangesWin() {
        #expect(holds(RuleSettings()))
        #expect(!holds(RuleSettings(changes: [.init(rule: "text", isOn: false)])))
        #expect(holds(RuleSettings(changes: [.init(rule: "text", isOn: false), .init(rule: "text.small", isOn: true)])))
        #expect(holds(RuleSettings(changes: [.init(rule: "tex", isOn: false)])))
    }

    @Test func changesCanBeForKinds() {
        let off = RuleSettings(changes: [.init(rule: "text.small", isOn: false, kinds: ["A"])])
        #expect(!holds(off) && holds(off, "B") && holds(off, nil))
        let bounded = RuleSettings(changes: [.init(rule: "text.small", severity: .error, limit: 9, kinds: ["A"])])
        #expect(bounded.limit(of: small, for: "A") == 9 && bounded.limit(of: small, for: "B") == 11)
        #expect(bounded.severity(of: small, for: "A", otherwise: .note) == .error)
        #expect(bounded.severity(of: small, for: "B", otherwise: .note) == .note)
    }

    @Test func namedRulesAloneHoldExceptThoseThatAreLeftOut() {
        let off = RuleSettings.Change(rule: "text", isOn: false)
        #expect(holds(RuleSettings(changes: [off], only: ["text.small"])))
        #expect(!holds(RuleSettings(only: ["text.truncated"])))
        // A group is no reason to switch on what is off.
        #expect(RuleSettings(only: ["text"]).rules(for: "A").allSatisfy { $0.group == "text" && $0.isOnByDefault })
        #expect(holds(RuleSettings(only: ["text"])) && !holds(RuleSettings(only: ["text"], without: ["text.small"])))
    }

    @Test func exceptionsFitEverythingThatTheyName() {
        let finding = SampleFindings.all[0]
        for (exception, covers) in [
            (FindingException(rule: "text"), true), (.init(rule: "text.small"), false), (.init(rule: "tex"), false),
            (.init(kind: "Todo*"), true), (.init(kind: "todo*"), false), (.init(text: "Good*"), true), (.init(text: "*cut off."), true),
            (.init(file: "Card, a.swift"), true), (.init(file: "Views/*"), true), (.init(file: "Other.swift"), false),
            (.init(rule: "text", kind: "Other"), false),
        ] {
            #expect(exception.covers(finding) == covers, "\(exception)")
        }
        #expect(!FindingException(file: "*").covers(SampleFindings.all[1]))
    }
}
