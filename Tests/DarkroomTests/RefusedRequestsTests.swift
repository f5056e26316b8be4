import Testing

@testable import Darkroom

@Suite struct RefusedRequestsTests {
    @Test func oneRequestHasItsHintAndItsRemedy() {
        #expect(RefusedRequests.message([]) == nil)
        #expect(
            RefusedRequests.message(["POST https://a.example/x\tThe recorded response is for another body."]) == """
                the widget requested POST https://a.example/x, but the network is not available. The recorded response is for \
                another body. Answer it with --fixture 'https://a.example/x=FILE', list it in Fixtures/fixtures.json, or \
                record it with --record-fixtures DIR.
                """)
    }

    @Test func manyRequestsAreListedInOrderUpToALimit() {
        let notes = (100..<145).map { "https://a.example/\($0)\t" }
        let lines = (RefusedRequests.message(notes.shuffled() + notes) ?? "").split(separator: "\n")
        #expect(lines.count == 43)
        #expect(lines[0] == "the widget requested 45 URLs, but the network is not available:")
        #expect(lines[1] == "  https://a.example/100" && lines[40] == "  https://a.example/139")
        #expect(lines[41] == "  and 5 more")
        #expect(lines[42].hasPrefix("Answer them with --fixture 'URL=FILE'"))
    }
}
