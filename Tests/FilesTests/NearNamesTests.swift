import Testing

@testable import Files

@Suite struct NearNamesTests {
    @Test(arguments: [
        ("kitten", "sitting", 3), ("", "abc", 3), ("abc", "", 3), ("ab", "ba", 1), ("abc", "abc", 0), ("abcd", "acbd", 1),
        ("a", "b", 1), ("house", "hose", 1), ("hose", "house", 1), ("abcdef", "badcfe", 3),
    ])
    func mistakesAreCounted(first: String, second: String, count: Int) {
        #expect(NearNames.distance(Array(first.utf8), Array(second.utf8)) == count)
    }

    @Test func aThirdOfTheLettersMayBeWrong() {
        let names = ["heart", "heart.fill", "house", "Horse", "h"]
        #expect(NearNames.of("haert", in: names) == ["heart"])
        #expect(NearNames.of("horse", in: names) == ["Horse", "house"])
        #expect(NearNames.of("abcdef", in: ["abcxyf", "abxyzf"]) == ["abcxyf"])
        #expect(NearNames.of("ab", in: ["ac", "xy", "abcdef"]) == ["ac"])
    }

    @Test func partsAndWholesAreNear() {
        #expect(NearNames.of("fill", in: ["heart.fill", "house"]) == ["heart.fill"])
        #expect(NearNames.of("heart.fill.circle", in: ["heart", "hea"]) == ["heart"])
        #expect(NearNames.of("fil", in: ["heart.fill"]) == [])
    }

    @Test func theBestComeFirstAndFew() {
        #expect(NearNames.of("aaaaaa", in: ["aaaabb", "aaaaab", "baaaaa", "aaaaac"]) == ["aaaaab", "aaaaac", "baaaaa"])
        #expect(NearNames.of("aaaaaa", in: ["aaaabb", "aaaaab"], limit: 1) == ["aaaaab"])
        #expect(NearNames.of("", in: ["a"]).isEmpty && NearNames.of(String(repeating: "a", count: 101), in: ["a"]).isEmpty)
        #expect(NearNames.question("hearr", in: ["heart", "hears"]) == " Did you mean \"hears\" or \"heart\"?")
        #expect(NearNames.question("x", in: ["heart"]) == "")
    }
}
