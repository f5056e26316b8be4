import Testing

@testable import Studio

@Suite struct AnswerLineTests {
    @Test func aResultKeepsItsText() throws {
        let line = try #require(AnswerLine(#"{"re":12,"result":{"pictures":[{"file":"a.png","re":3}]}}"#))
        #expect(line.number == 12 && !line.isFailure)
        #expect(line.text(for: 5) == #"{"re":5,"result":{"pictures":[{"file":"a.png","re":3}]}}"#)
        #expect((line.content["result"] as? [String: Any])?["pictures"] != nil)
    }

    @Test func aFailureStandsBeforeItsNumber() throws {
        let line = try #require(AnswerLine(#"{"error":{"message":"no","status":3},"re":12}"#))
        #expect(line.number == 12 && line.isFailure && line.text(for: 5) == nil)
        #expect((line.content["error"] as? [String: Any])?["message"] as? String == "no")
    }

    @Test(arguments: ["", "Hello", "{}", #"{"re":"#, #"{"re":x,"result":{}}"#, #"{"re":1"#, #"{"event":"started"}"#])
    func otherLinesAreNoAnswers(line: String) { #expect(AnswerLine(line) == nil) }
}
