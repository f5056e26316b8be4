import DisplayList
import SwiftUI
import SwiftUICore
import Testing

/// Tests the measurements of an Apple Watch of 46 mm, at 2 pixels per point (M).
@MainActor @Suite struct WatchFidelityTests {
    private func width(_ text: String, _ font: Font) -> CGFloat {
        LaidOut.size(of: Text(text).font(font).environment(\.isOnWatch, true), scale: 2).width
    }

    @Test("(M) Line heights of text styles and sizes", arguments: [
        (.caption2, 17), (.system(size: 10), 12),
    ] as [(Font, CGFloat)])
    func lines(font: Font, height: CGFloat) {
        let text = Text("Living Room").font(font).environment(\.isOnWatch, true)
        #expect(abs(LaidOut.size(of: text, scale: 2).height - height) < 0.26)
    }

    /// (M) Letters are as wide as on an iPhone, and digits narrower: two zeros of 10 points are 6.0 apart, and two digits
    /// of 12 points semibold 7.5.
    @Test("(M) Letters and digits") func widths() {
        #expect(abs(width("Living Room", .caption2.weight(.semibold)) - 82) < 1)
        #expect(abs(width("00", .system(size: 10)) - width("0", .system(size: 10)) - 6) < 0.51)
        let semibold = Font.system(size: 12, weight: .semibold)
        #expect(abs(width("68", semibold) - width("8", semibold) - 7.5) < 0.51)
        let phone = LaidOut.size(of: Text("Battery - 68%").font(.system(size: 14)), scale: 2).width
        #expect(abs(phone - width("Battery - 68%", .system(size: 14)) - 3) < 0.51)
    }

    /// (M) A gauge is 50 wide, its line 4.75, its mark 4.70; the labels at its ends are on a baseline of 45.0, begin
    /// 8.5 inside the edges, and have digits 7.5 high.
    @Test("(M) A gauge's measures") func gauge() throws {
        let gauge = Gauge(value: 0.68) {} currentValueLabel: { Text("6") } minimumValueLabel: { Text("0") }
            maximumValueLabel: { Text("100") }
            .gaugeStyle(.accessoryCircular).tint(.black)
            .environment(\.isOnWatch, true).environment(\.accessoryGaugeDiameter, 50)
        let list = LaidOut.picture(of: gauge, proposal: ProposedViewSize(width: 100, height: 100), scale: 2).displayList
        #expect(list.size == CGSize(width: 50, height: 50))
        #expect(list.filledBoxes.contains { abs($0.width - 4.70) < 0.34 })
        let labels = list.glyphRuns.filter { $0.origin.y > 40 }.sorted { $0.origin.x < $1.origin.x }
        try #require(labels.count == 2)
        for label in labels {
            #expect(abs(label.origin.y - 45) < 0.34)
            #expect(abs(label.font.size * 1490 / 2048 - 7.5) < 0.34)
        }
        #expect(abs(labels[0].origin.x + 0.5 - 8.5) < 0.34)
    }
}
