import Testing

@testable import Checks

struct SeverityOfFindingsTests {
    /// The order of pictures says nothing: a note about large text and a warning about the usual one are a warning.
    @Test(arguments: [[Look.of(.typeSize), .standard], [.standard, .of(.typeSize)]]) func highestSeverityWins(looks: [Look]) {
        var judge = CheckJudge()
        let text = TextFacts.sample("Departures") { ($0.isTruncated, $0.key) = (true, "Departures") }
        for look in looks { judge.add(.sample([text], look: look)) }
        #expect(judge.findings.map(\.severity) == [.warning])
        #expect(judge.findings.map(\.text) == [#""Departures" is cut off."#])
    }

    @Test func findingThatOnlyLargeTextShowsIsANoteThatSaysSo() {
        var judge = CheckJudge()
        judge.add(.sample([.sample("Departures")]))
        judge.add(.sample([.sample("Departures") { $0.isTruncated = true }], look: .of(.typeSize)))
        #expect(judge.findings.map(\.severity) == [.note])
        #expect(judge.findings.map(\.text) == [#"With large text: "Departures" is cut off."#])
    }
}
