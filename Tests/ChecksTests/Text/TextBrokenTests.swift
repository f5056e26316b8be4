import Testing

@testable import Checks

struct TextBrokenTests {
    @Test func wordOnTwoLinesIsFound() {
        let text = TextFacts.sample("Geschwindigkeit") { $0.breaksWord = true }
        let message = #""Geschwindigkeit" goes on in the next line inside a word, which is wider than its room."#
        #expect(Rule.textBroken.texts(in: .sample([text])) == [message])
        #expect(Rule.textBroken.matches(in: .sample([text], look: .of(.longLanguage))).map(\.severity) == [.note])
        #expect(Rule.textBroken.texts(in: .sample([.sample("Tempo")])).isEmpty)
    }

    @Test(arguments: ["점심메뉴와저녁메뉴", "今日の天気予報"]) func eastAsianTextIsNoFinding(text: String) {
        #expect(Rule.textBroken.texts(in: .sample([.sample(text) { $0.breaksWord = true }])).isEmpty)
    }

    @Test func redactedTextIsNoFinding() {
        let text = TextFacts.sample("Geschwindigkeit") { ($0.breaksWord, $0.view.isRedacted) = (true, true) }
        #expect(Rule.textBroken.texts(in: .sample([text])).isEmpty)
    }
}
