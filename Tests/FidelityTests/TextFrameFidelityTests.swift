import SwiftUI
import Testing

/// Tests the frames of texts in the pinned fonts against the measurements of SwiftUI's own pictures (M).
@MainActor @Suite struct TextFrameFidelityTests {
    private let long = """
        Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore \
        magna aliqua.
        """

    @Test("(M) “Hello!” in title is 70×34 at 1x") func helloInTitle() {
        #expect(LaidOut.size(of: Text("Hello!").font(.title), scale: 1) == CGSize(width: 70, height: 34))
    }

    /// (M) A long title in 400 minus 8 on each side is five lines high and spans from 12 to 389.
    @Test("(M) A long title spans from 12 to 389") func wrappedTitle() {
        let text = Text(long).font(.title)
        let size = LaidOut.size(of: text, in: ProposedViewSize(width: 384, height: 400), scale: 1)
        #expect(size.height == 170)
        #expect(size.width == 377)
    }

    /// (M) The same text in body has three lines and is 376 or 377 wide; in large title it has six lines and is 320 or
    /// 321 wide.
    @Test("(M) The same in body and large title") func wrappedBodyAndLargeTitle() {
        let proposal = ProposedViewSize(width: 384, height: 400)
        let body = LaidOut.size(of: Text(long).font(.body), in: proposal, scale: 1)
        let large = LaidOut.size(of: Text(long).font(.largeTitle), in: proposal, scale: 1)
        #expect(body.height == 65 && abs(body.width - 376.5) <= 1)
        #expect(large.height == 246 && abs(large.width - 320.5) <= 1.5)
    }

    /// (M) Three lines of `.system(size: 13)` in a rectangular accessory have a pitch of 15.67.
    @Test("(M) Three lines of 13 points, pitch 15.67") func threeLinesOnTheLockScreen() {
        let text = Text("No connection available, review your Home Assistant URL configuration").font(.system(size: 13))
        let size = LaidOut.size(of: text, in: ProposedViewSize(width: 172, height: 76))
        #expect(abs(size.height - 3 * thirds(15.67)) < 0.01)
    }

    /// (M) One line at 3x: 17→20.33, 16→19.33, 13→15.67, 12→14.33, 11→13.33, rounded 30→36.0.
    @Test("(M) One line is 1.19336 × size high", arguments: [
        (17, .default, 20.33), (16, .default, 19.33), (13, .default, 15.67), (12, .default, 14.33),
        (11, .default, 13.33), (30, .rounded, 36),
    ] as [(CGFloat, Font.Design, CGFloat)])
    func lineHeights(size: CGFloat, design: Font.Design, height: CGFloat) {
        let text = Text("18").font(.system(size: size, design: design))
        #expect(abs(LaidOut.size(of: text).height - thirds(height)) < 0.01)
    }
}
