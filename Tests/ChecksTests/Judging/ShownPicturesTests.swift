import Testing

@testable import Checks

struct ShownPicturesTests {
    /// Only the Home Screen's widgets are tinted and shown in StandBy.
    @Test(arguments: [PictureFacts.Surface.accessory, .liveActivity, .island, .control]) func otherPicturesAreNotJudged(
        surface: PictureFacts.Surface
    ) {
        var judge = CheckJudge()
        let text = TextFacts.sample("Departures") { $0.isTruncated = true }
        for look in [Look.of(.accented), .of(.clear), .of(.standBy)] { judge.add(.sample([text], look: look, surface: surface)) }
        #expect(judge.findings.isEmpty)
        judge.add(.sample([text], look: .of(.accented)))
        #expect(judge.findings.count == 1)
    }
}
