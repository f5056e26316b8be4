import Testing

@testable import Checks

struct TextSizeTests {
    @Test func textBelowElevenPointsIsFound() {
        let small = TextFacts.sample("Platform 7") { $0.smallestFontSize = 8.5 }
        let scaled = TextFacts.sample("Platform 8") { ($0.smallestFontSize, $0.scale) = (8.5, 0.5) }
        let large = TextFacts.sample("Platform 7") { $0.smallestFontSize = 11 }
        #expect(
            Rule.textSmall.texts(in: .sample([small, scaled, large])) == [
                #""Platform 7" is 8.5 points large; the smallest legible size is 11."#,
                #""Platform 8" is scaled down to 8.5 points; the smallest legible size is 11."#,
            ])
    }

    @Test func textBelowSixtyPercentIsFound() {
        let least = TextFacts.sample("1,234,567") { ($0.scale, $0.minimumScale) = (0.3, 0.3) }
        let more = TextFacts.sample("1,234,567") { ($0.scale, $0.minimumScale) = (0.5, 0.3) }
        let usual = TextFacts.sample("1,234,567") { ($0.scale, $0.minimumScale) = (0.6, 0.3) }
        #expect(
            Rule.textScaled.texts(in: .sample([least, more, usual])) == [
                #""1,234,567" is scaled to 30% of its size, the least that its view allows."#,
                #""1,234,567" is scaled to 50% of its size."#,
            ])
        #expect(Rule.textScaled.texts(in: .sample([more], look: .of(.typeSize))).isEmpty)
        #expect(!Rule.textScaled.isOnByDefault)
    }
}
