import FoundationSupplement
import Testing

@Suite struct DataDetectorTests {
    private func found(_ text: String, _ type: NSTextCheckingResult.CheckingType) throws -> [NSTextCheckingResult] {
        try NSDataDetector(types: type.rawValue).matches(in: text, range: NSRange(text.startIndex..., in: text))
    }

    // Foundation on Linux calls the types deprecated, because it finds none itself; widgets' sources name them so.
    @available(*, deprecated) @Test func linksAndTelephoneNumbersAreFound() throws {
        let text = "See https://example.com/a?b=1, mail me@example.org, www.example.net or call +1 (555) 010-9999."
        let both: NSTextCheckingResult.CheckingType = [.link, .phoneNumber]
        let all = try found(text, both)
        #expect(
            all.compactMap(\.url?.absoluteString) == [
                "https://example.com/a?b=1", "mailto:me@example.org", "http://www.example.net",
            ])
        #expect(all.compactMap(\.phoneNumber) == ["+1 (555) 010-9999"])
        #expect(all.map(\.resultType) == [.link, .link, .link, .phoneNumber])
        #expect(try found(text, .link).count == 3)
        #expect(try found(text, .phoneNumber).count == 1)
        #expect(try found("nothing, 12 of 34", both).isEmpty)
    }

    @available(*, deprecated) @Test func datesAreNoTelephoneNumbers() throws {
        for text in ["2024-03-04", "on 2024-03-04 10:30", "04.03.2024", "3/14/2024"] {
            #expect(try found(text, .phoneNumber).isEmpty)
        }
        for text in ["06.12.34.56.78", "555-010-9999", "0170 1234567"] {
            #expect(try found(text, .phoneNumber).map(\.phoneNumber) == [text])
        }
    }

    @available(*, deprecated) @Test func detectorsNeedTypes() throws {
        #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
        #expect(try NSDataDetector(types: NSTextCheckingAllTypes).checkingTypes == NSTextCheckingAllSystemTypes | NSTextCheckingAllCustomTypes)
        #expect(try NSDataDetector(types: NSTextCheckingResult.CheckingType.date.rawValue).firstMatch(in: "2024", range: NSRange(location: 0, length: 4)) == nil)
    }
}
