import Testing

@testable import Checks

struct TextTruncatedTests {
    @Test func labelThatIsCutOffIsAWarning() {
        let text = TextFacts.sample("Departures") { ($0.isTruncated, $0.key) = (true, "Departures") }
        let matches = Rule.textTruncated.matches(in: .sample([text]))
        #expect(matches.map(\.text) == [#""Departures" is cut off."#])
        #expect(matches.map(\.severity) == [nil])
        #expect(matches.map(\.subject) == ["Departures"])
    }

    @Test func contentWithALineLimitIsANote() {
        let text = TextFacts.sample("A long headline") { ($0.isTruncated, $0.lineLimit) = (true, 1) }
        let matches = Rule.textTruncated.matches(in: .sample([text]))
        #expect(matches.map(\.text) == [#""A long headline" is cut off after its only line."#])
        #expect(matches.map(\.severity) == [.note])
    }

    @Test func contentThatIsCutBeforeItsLineLimitIsAWarning() {
        let text = TextFacts.sample("A long headline") { ($0.isTruncated, $0.lineLimit) = (true, 3) }
        #expect(Rule.textTruncated.matches(in: .sample([text])).map(\.severity) == [nil])
    }

    @Test(arguments: ["1,234.50 €", "12:41", "98 %", "1234 km"]) func numberWithALineLimitIsAWarning(text: String) {
        let text = TextFacts.sample(text) { ($0.isTruncated, $0.lineLimit) = (true, 1) }
        #expect(Rule.textTruncated.matches(in: .sample([text])).map(\.severity) == [nil])
    }

    @Test(arguments: [Look.Change.typeSize, .boldText, .longLanguage, .rightToLeft]) func largerTextIsANote(change: Look.Change) {
        let text = TextFacts.sample("Departures") { ($0.isTruncated, $0.key) = (true, "Departures") }
        #expect(Rule.textTruncated.matches(in: .sample([text], look: .of(change))).map(\.severity) == [.note])
    }

    @Test func textInTheDynamicIslandIsANote() {
        let text = TextFacts.sample("10.7") { ($0.isTruncated, $0.breaksWord) = (true, true) }
        #expect(Rule.textTruncated.matches(in: .sample([text], surface: .island)).map(\.severity) == [.note])
        #expect(Rule.textBroken.matches(in: .sample([text], surface: .island)).map(\.severity) == [.note])
    }

    @Test func scaleIsTold() {
        let text = TextFacts.sample("Departures") { ($0.isTruncated, $0.scale, $0.minimumScale) = (true, 0.7, 0.7) }
        #expect(Rule.textTruncated.texts(in: .sample([text])) == [#""Departures" is cut off, although it is scaled to 70%."#])
    }

    @Test func wholeRedactedAndInvisibleTextsAreNoFindings() {
        let whole = TextFacts.sample("Departures")
        let redacted = TextFacts.sample("Departures") { ($0.isTruncated, $0.view.isRedacted) = (true, true) }
        let hidden = TextFacts.sample("Departures") { ($0.isTruncated, $0.isDrawn) = (true, false) }
        #expect(Rule.textTruncated.texts(in: .sample([whole, redacted, hidden])).isEmpty)
    }
}
