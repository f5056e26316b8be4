import DisplayList
import SwiftUI
import SwiftUICore
import Testing

/// Tests the positions of a gauge's labels in the pinned fonts (M).
@MainActor @Suite struct GaugeLabelFidelityTests {
    private struct Line {
        var baseline: CGFloat
        var middle: CGFloat
        var size: CGFloat
    }

    /// Returns the lines of text that a view draws, from the left, at the requested sizes.
    private func lines<V: View>(of view: V) -> [Line] {
        let list = LaidOut.picture(of: view, proposal: ProposedViewSize(width: 100, height: 58), scale: 3).displayList
        return list.glyphRuns.compactMap { run in
            guard let last = run.glyphs.last, let first = run.glyphs.first else { return nil }
            // The middle is half a figure's width to the right of the last figure's start.
            let middle = run.origin.x + (first.position.x + last.position.x + run.font.size * 0.62) / 2
            return Line(baseline: run.origin.y, middle: middle, size: run.font.size * 1490 / 2048 / 0.7046)
        }
        .sorted { $0.middle < $1.middle }
    }

    @Test("(M) accessoryCircular: value 24 points, bounds 11 on baseline 52.3, about x 14.5 and 37")
    func circularGaugesWithBounds() throws {
        let gauge = Gauge(value: 0.5) {} currentValueLabel: { Text("5") } minimumValueLabel: { Text("0") }
            maximumValueLabel: { Text("100") }
        let lines = lines(of: gauge.gaugeStyle(.accessoryCircular))
        try #require(lines.count == 3)
        #expect(abs(lines[0].baseline - 52.3) < 0.34 && abs(lines[2].baseline - 52.3) < 0.34)
        #expect(abs(lines[0].middle - 14.5) < 1 && abs(lines[2].middle - 37) < 1)
        #expect(abs(lines[0].size - 11) < 0.01 && abs(lines[2].size - 11) < 0.01)
        #expect(abs(lines[1].size - 24) < 0.01)
    }

    @Test("(M) accessoryCircular: a label of 11 points at the bottom, on baseline 52.3")
    func labelAtTheBottom() throws {
        let gauge = Gauge(value: 0.5) { Text("H") } currentValueLabel: { EmptyView() }.gaugeStyle(.accessoryCircular)
        let line = try #require(lines(of: gauge).first)
        #expect(abs(line.baseline - 52.3) < 0.34 && abs(line.size - 11) < 0.01 && abs(line.middle - 29) < 1)
    }

    /// (M) In an open gauge, a line of text is two points higher than elsewhere, and its text stands at the top. The whole
    /// is in the ring's middle: a value of 22 points has its baseline at 34.33.
    @Test("(M) accessoryCircular: value to name 10.67, in the capacity ring 8.67") func valueToName() throws {
        let wide = ProposedViewSize(width: 100, height: 100)
        let open = LaidOut.baselines(of: GaugeValueAndName(), in: wide)
        #expect(open.count == 2 && abs(open[1] - open[0] - 10.67) < 0.34)
        let closed = Gauge(value: 0.5) { GaugeNames() }.gaugeStyle(.accessoryCircularCapacity)
        let lines = LaidOut.baselines(of: closed, in: wide)
        #expect(lines.count == 2 && abs(lines[1] - lines[0] - 8.67) < 0.34)
        let single = Gauge(value: 0.5) {} currentValueLabel: { Text("6").font(.system(size: 22, weight: .semibold)) }
        let value = try #require(LaidOut.baselines(of: single.gaugeStyle(.accessoryCircular), in: wide).first)
        #expect(abs(value - 36) < 0.67, "\(value)")
    }

    @Test("(M) accessoryCircular: the value shrinks to fit") func valuesShrink() throws {
        let gauge = Gauge(value: 0.5) {} currentValueLabel: { Text("1,234") }.gaugeStyle(.accessoryCircular)
        #expect(try #require(lines(of: gauge).first).size < 23)
    }

    @Test("(M) accessoryLinear: the value is about 17 points, leading") func linearValue() throws {
        let gauge = Gauge(value: 0.5) {} currentValueLabel: { Text("5") }.gaugeStyle(.accessoryLinear)
        let line = try #require(lines(of: gauge).first)
        #expect(abs(line.size - 17) < 0.01 && line.middle < 10)
    }
}

/// An open gauge whose value is a text of 12 points above one of 8.
struct GaugeValueAndName: View {
    var body: some View {
        Gauge(value: 0.68) {} currentValueLabel: { GaugeNames() }.gaugeStyle(.accessoryCircular)
    }
}

struct GaugeNames: View {
    var body: some View {
        VStack(spacing: -2) {
            Text("68%").font(.system(size: 12, weight: .semibold))
            Text("Battery").font(.system(size: 8))
        }
    }
}
