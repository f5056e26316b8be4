import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// The expected values are measured on images that SwiftUI rendered.
@MainActor @Suite struct CircularGaugeTests {
    private func gauge<S: GaugeStyle>(
        _ value: Double, _ style: S, tint: Color? = .green, bounds: Bool = false
    ) -> some View {
        Group {
            if bounds {
                Gauge(value: value) {} currentValueLabel: { Box(20, 10).named("value") } minimumValueLabel: {
                    Box(7, 10).named("minimum")
                } maximumValueLabel: {
                    Box(20, 10).named("maximum")
                }
            } else {
                Gauge(value: value) { Box(12, 10).named("label") } currentValueLabel: { Box(20, 10).named("value") }
            }
        }
        .gaugeStyle(style).tint(tint)
    }

    /// Returns the direction from a ring's center, clockwise from the top.
    private func degrees(_ point: CGPoint) -> Double { (atan2(point.x - 29, 29 - point.y) * 1800 / .pi).rounded() / 10 }

    private func ends(_ path: Path) -> [Double] {
        var points: [CGPoint] = []
        path.forEach {
            switch $0 {
            case .move(let end), .line(let end), .curve(let end, _, _), .quadCurve(let end, _): points.append(end)
            case .closeSubpath: break
            }
        }
        return [degrees(points.first!), degrees(points.last!)]
    }

    @Test("(M) accessoryCircular: stroke 5.5, radius 26.25, ±135°, with bounds ±120°")
    func theArcReachesAsFarAsItsLabelsLetIt() {
        let open = drawn(58, 58) { gauge(0.5, .accessoryCircular) }.strokes
        #expect(open.count == 1)
        #expect(open[0].style == StrokeStyle(lineWidth: 5.5, lineCap: .round))
        #expect(open[0].paint == .green)
        #expect(ends(open[0].path) == [-135, 135])
        #expect(abs(open[0].path.boundingRect.width - 52.5) < 0.01)
        let bounded = drawn(58, 58) { gauge(0.5, .accessoryCircular, bounds: true) }.strokes
        #expect(ends(bounded[0].path) == [-120, 120])
    }

    @Test("(M) accessoryCircular: dot 5.5 in a cut-out of 10") func theMarkLiesInAGapCutOutOfTheArc() throws {
        let result = drawn(58, 58) { gauge(0.68, .accessoryCircular, bounds: true) }
        guard case .group(let group) = try #require(result.displayList.items.first),
            case .group(let hole) = group.items[1]
        else {
            Issue.record("no group")
            return
        }
        #expect(group.isIsolated)
        #expect(hole.blendMode == .destinationOut)
        let marks = result.fills.map(\.frame)
        #expect(marks.map(\.width) == [10, 5.5])
        let center = CGPoint(x: marks[1].midX, y: marks[1].midY)
        #expect(degrees(center) == 43.2)
        #expect(abs(hypot(center.x - 29, center.y - 29) - 26.25) < 0.01)
        #expect(result.fills[1].paint == .green)
    }

    /// A watch's gauge is smaller than a phone's, and its labels are not scaled with it.
    @Test func watchesHaveSmallerOnes() {
        expectLayout(29, 29, ["gauge": "0 0 29 29", "value": "4.5 9.5 20 10", "label": "8.5 16.1 12 10"]) {
            gauge(0.5, .accessoryCircular).environment(\.accessoryGaugeDiameter, 29).named("gauge")
        }
    }

    /// A gauge in a circular widget of a phone is the measured one, enlarged.
    @Test func gaugesFillCircularWidgets() {
        expectLayout(76, 76, ["gauge": "0 0 76 76", "value": "28 33 20 10", "label": "32 58.14 12 10"]) {
            gauge(0.5, .accessoryCircular).named("gauge").environment(\.circularWidgetDiameter, 76)
        }
        let ring = drawn(76, 76) {
            gauge(0.5, .accessoryCircularCapacity).environment(\.circularWidgetDiameter, 76)
        }
        #expect(ring.strokes.map { ($0.style.lineWidth * 100).rounded() } == [721, 721])
        #expect(abs(ring.strokes[0].path.boundingRect.width - 76 * 52.5 / 58) < 0.01)
    }

    @Test func gaugesShrinkWithTheirRoomDownToTheirUsualSize() {
        func size(_ padding: CGFloat) -> String {
            let view = gauge(0.5, .accessoryCircular).named("gauge").padding(padding)
            return layOut(view.environment(\.circularWidgetDiameter, 76), CGSize(width: 76, height: 76))
                .frames["gauge"] ?? ""
        }
        #expect([size(0), size(4), size(9), size(20)] == ["0 0 76 76", "4 4 68 68", "9 9 58 58", "9 9 58 58"])
    }

    @Test(arguments: [(-1.0, -135.0), (0, -135), (0.5, 0), (1, 135), (7, 135), (.nan, -135)])
    func valuesKeepToTheirRange(_ value: Double, _ angle: Double) {
        let mark = drawn(58, 58) { gauge(value, .accessoryCircular) }.fills[1].frame
        #expect(abs(degrees(CGPoint(x: mark.midX, y: mark.midY)) - angle) < 0.1)
    }

    @Test func emptyRangesAreAtTheirStart() {
        let mark = drawn(58, 58) { Gauge(value: 3, in: 3...3) {}.gaugeStyle(.accessoryCircular) }.fills[1].frame
        #expect(abs(degrees(CGPoint(x: mark.midX, y: mark.midY)) + 135) < 0.1)
        let quarter = drawn(58, 58) { Gauge(value: 25, in: 0...100.0) {}.gaugeStyle(.accessoryCircular) }.fills[1].frame
        #expect(abs(degrees(CGPoint(x: quarter.midX, y: quarter.midY)) + 67.5) < 0.1)
    }

    @Test("(M) accessoryCircular: a gradient runs along the arc") func gradientsRunAlongTheArc() throws {
        let colors = [Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 1, blue: 1)]
        let result = drawn(58, 58) {
            Gauge(value: 0.25) {}.gaugeStyle(.accessoryCircular).tint(Gradient(colors: colors))
        }
        guard case .angularGradient(let ramp, let center, let start, let end) = result.strokes[0].paint else {
            Issue.record("no gradient")
            return
        }
        #expect(ramp.stops.map(\.color) == [.black, .white])
        #expect(center == CGPoint(x: 29, y: 29))
        #expect((start.degrees.rounded(), end.degrees.rounded()) == (-225, 45))
        #expect(result.fills[1].paint == .color(RGBAColor(red: 0.25, green: 0.25, blue: 0.25)))
    }

    @Test func withoutATintTheForegroundCounts() {
        #expect(drawn(58, 58) { gauge(0.5, .accessoryCircular, tint: nil) }.strokes[0].paint == .black)
        let red = drawn(58, 58) { gauge(0.5, .accessoryCircular, tint: nil).foregroundStyle(.white) }
        #expect(red.strokes[0].paint == .white)
    }

    @Test func labelsHaveTheirPlaces() {
        expectLayout(58, 58, ["value": "19 24 20 10", "label": "23 42 12 10"]) { gauge(0.5, .accessoryCircular) }
        expectLayout(
            58, 58, ["value": "19 24 20 10", "minimum": "11 42 7 10", "maximum": "27 42 20 10"]
        ) { gauge(0.5, .accessoryCircular, bounds: true) }
    }

    @Test func theSizeIsFixed() {
        expectLayout(100, 100, ["a": "21 21 58 58"]) {
            Gauge(value: 0.5) {}.gaugeStyle(.accessoryCircularCapacity).named("a")
        }
    }

    @Test("(M) accessoryCircularCapacity: ring 58, track 0.35, from the top") func closedRingsFillFromTheTop() {
        let result = drawn(58, 58) { gauge(0.25, .accessoryCircularCapacity) }
        #expect(result.strokes.map(\.style.lineWidth) == [5.5, 5.5])
        #expect(result.strokes[0].paint == .color(RGBAColor(52, 199, 89, opacity: 0.35)))
        #expect(result.strokes[0].path.boundingRect.rounded == CGRect(x: 2.75, y: 2.75, width: 52.5, height: 52.5))
        #expect(result.strokes[1].paint == .green)
        #expect(ends(result.strokes[1].path) == [0, 90])
        #expect(drawn(58, 58) { gauge(0, .accessoryCircularCapacity) }.strokes.count == 1)
    }

    @Test func closedRingsShowTheValueOrElseTheLabel() {
        expectLayout(58, 58, ["value": "19 24 20 10"]) { gauge(0.5, .accessoryCircularCapacity) }
        expectLayout(58, 58, ["label": "23 24 12 10"]) {
            Gauge(value: 0.5) { Box(12, 10).named("label") }.gaugeStyle(.accessoryCircularCapacity)
        }
    }

    /// Twelve points per character do not fit into the ring, so the text shrinks to 41 points.
    @Test func longValuesShrink() throws {
        let result = drawn(58, 58) {
            Gauge(value: 0.5) {} currentValueLabel: { Text(verbatim: "1234") }.gaugeStyle(.accessoryCircular)
        }
        let sizes = result.items.compactMap { if case .glyphs(let run, _) = $0 { run.font.size } else { nil } }
        #expect(abs(try #require(sizes.first) - 20.5) < 0.5)
    }
}
