import Foundation
import FoundationSupplement
import RegexBuilder
import Testing

/// Dates as HTTP's headers have them.
@Suite struct HTTPDateTests {
    private let text = "Sun, 06 Nov 1994 08:49:37 GMT"
    private let date = Date(timeIntervalSince1970: 784_111_777)

    @Test func datesAreWrittenAndRead() throws {
        #expect(date.formatted(.http) == text)
        #expect(try Date(text, strategy: .http) == date)
        #expect(try Date("06 Nov 1994 08:49:37 GMT", strategy: .http) == date)
        // The day counts.
        #expect(try Date("Mon, 06 Nov 1994 08:49:37 GMT", strategy: .http) == date)
        #expect(try Date("Sun, 06 Nov 1994 08:49:60 GMT", strategy: .http) == date - 37)
    }

    @Test func whatIsNoDateIsAnError() {
        for text in ["", "Sun", "Sun, 6 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 24:49:37 GMT", "1994-11-06T08:49:37Z"] {
            #expect(throws: CocoaError.self) { try Date(text, strategy: .http) }
        }
    }

    @Test func componentsHaveDefaults() throws {
        #expect(DateComponents(month: 99).formatted(.http) == "Sun, 01 Jan 2000 00:00:00 GMT")
        let components = try DateComponents(text, strategy: .http)
        #expect(components.weekday == 1 && components.day == 6 && components.month == 11 && components.year == 1994)
        #expect(components.timeZone == .gmt)
    }

    @Test func datesAreMatched() throws {
        let regex = Regex { "Date: "; Capture { Date.HTTPFormatStyle() } }
        let match = try #require("Date: \(text)\r\n".firstMatch(of: regex))
        #expect(match.1 == date)
    }
}
