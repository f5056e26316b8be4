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

    /// (M) Digits are narrower than on an iPhone: two zeros of 10 points are 6.0 apart, and two digits of 12 points
    /// semibold 7.5.
    @Test("(M) Letters and digits") func widths() {
        #expect(abs(width("00", .system(size: 10)) - width("0", .system(size: 10)) - 6) < 0.51)
        let semibold = Font.system(size: 12, weight: .semibold)
        #expect(abs(width("68", semibold) - width("8", semibold) - 7.5) < 0.51)
    }

    /// (M) The pixels that lines of text span.
    @Test("(M) Ink of lines", arguments: [
        ("Living Room", .system(size: 15), 82), ("Battery - 68%", .system(size: 15), 91.5), ("72%", .system(size: 15), 26),
        ("68%", .system(size: 12, weight: .semibold), 24), ("Living Room", .caption2.weight(.semibold), 81),
        ("Temperature", .caption2, 83), ("Updated 2m ago", .caption2, 105.5),
    ] as [(String, Font, CGFloat)])
    func ink(text: String, font: Font, width: CGFloat) throws {
        let view = Text(text).font(font).foregroundStyle(.black).padding(10).environment(\.isOnWatch, true)
        let list = LaidOut.picture(of: view, proposal: ProposedViewSize(width: 200, height: 50), scale: 2).displayList
        let columns = try LaidOut.inkColumns(of: list, scale: 2)
        #expect(abs(CGFloat(columns.count) / 2 - width) < 0.51, "\(CGFloat(columns.count) / 2)")
    }

    /// (M) The value's line in an open gauge is two points higher than its text.
    @Test("(M) accessoryCircular: value to name 10.5") func valueToName() {
        let gauge = GaugeValueAndName().environment(\.isOnWatch, true).environment(\.accessoryGaugeDiameter, 50)
        let baselines = LaidOut.baselines(of: gauge, scale: 2)
        #expect(baselines.count == 2 && abs((baselines.last ?? 0) - (baselines.first ?? 0) - 10.5) < 0.26)
    }

    /// (M) Rows of two texts are 35 high, of three 53, and of a text above a bar with labels 55.
    @Test("(M) Rows of texts and bars") func rows() {
        let title = Text("Battery").font(.caption2.weight(.semibold))
        let bar = VStack(spacing: 3) { Color.black.frame(height: 22); Text("0").font(.system(size: 10)) }
        func height<V: View>(@ViewBuilder _ rows: () -> V) -> CGFloat {
            let view = VStack(alignment: .leading, spacing: 1) { rows() }.environment(\.isOnWatch, true)
            return LaidOut.size(of: view, in: ProposedViewSize(width: 156, height: nil), scale: 2).height
        }
        #expect(abs(height { title; Text("a").font(.caption2) } - (59 - 24)) < 0.01)
        #expect(abs(height { title; Text("a").font(.caption2); Text("b").font(.caption2) } - (77 - 24)) < 0.01)
        #expect(abs(height { title; bar } - (79 - 24)) < 0.01)
        #expect(abs(height { title; Text("a").font(.caption2); bar; Text("b").font(.caption2) } - (115 - 24)) < 0.01)
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
