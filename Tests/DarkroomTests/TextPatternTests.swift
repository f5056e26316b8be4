import Files
import Foundation
import Testing

@testable import Darkroom

@Suite struct TextPatternTests {
    @Test(arguments: [
        ("abc", "abc", true), ("abc", "abcd", false), ("a*c", "ac", true), ("a*c", "abbc", true), ("a*c", "acb", false),
        ("*", "", true), ("", "", true), ("", "a", false), ("a*b*c", "a1b2b3c", true), ("**x", "yx", true),
        ("*ab", "aab", true),
    ])
    func aStarStandsForAnyText(pattern: String, text: String, matches: Bool) {
        #expect(TextPattern(pattern).matches(text) == matches)
    }

    @Test func manyStarsMatchFast() {
        let pattern = String(repeating: "a*", count: 200) + "b"
        #expect(!TextPattern(pattern).matches(String(repeating: "a", count: 20_000)))
    }

    @Test(arguments: [
        ("https://a.example", "HTTPS://A.example:443/#top", true), ("http://a.example/?q", "http://a.example:80?q", true),
        ("https://a.example/days", "https://a.example/Days", false),
        ("https://a.example/days", "https://a.example/days?limit=2", false),
        ("https://a.example/*", "https://a.example", true), ("https://*.example/x", "https://b.example/x", true),
        ("https://a.example*", "https://a.example/x/y?z", true), ("*", "http://b.example/", true),
        ("https://a.example/zwei tage", "https://a.example/zwei%20tage", true),
    ])
    func urlsAreNormalizedForComparison(pattern: String, url: String, matches: Bool) throws {
        #expect(try #require(URLPattern(pattern)).matches(try #require(URL(string: url))) == matches)
    }

    @Test(arguments: ["", "a.example", "/days"]) func textsWithoutASchemeAreRejected(text: String) {
        #expect(URLPattern(text) == nil)
    }
}
