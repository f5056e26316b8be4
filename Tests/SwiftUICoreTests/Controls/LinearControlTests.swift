import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite struct LinearControlTests {
    @Test("(M) linearCapacity: 16 high, track (239,239,240)") func capacityBars() {
        let result = drawn(100, 16) { Gauge(value: 0.25) {} }
        #expect(result.fills.map(\.frame) == [
            CGRect(x: 0, y: 0, width: 100, height: 16), CGRect(x: 0, y: 0, width: 25, height: 16),
        ])
        // (239,239,240) on white.
        #expect(result.fills.map(\.paint) == [.color(RGBAColor(118, 118, 128, opacity: 0.12)), .blue])
    }

    @Test func barsFillFromTheLeadingEdge() {
        let result = drawn(100, 16) { $0.layoutDirection = .rightToLeft } _: { Gauge(value: 0.25) {} }
        #expect(result.fills[1].frame == CGRect(x: 75, y: 0, width: 25, height: 16))
    }

    @Test("(M) linearCapacity: both ends round") func bothEndsOfAFillAreRound() {
        #expect(drawn(100, 16) { Gauge(value: 0.01) {} }.fills[1].frame.width == 16)
        #expect(drawn(100, 16) { Gauge(value: 0) {} }.fills.count == 1)
        #expect(drawn(100, 16) { Gauge(value: 1) {} }.fills[1].frame.width == 100)
    }

    @Test func labelsStandAroundABar() {
        let gauge = Gauge(value: 0.5) { Box(30, 10).named("label") } currentValueLabel: {
            Box(20, 10).named("value")
        } minimumValueLabel: {
            Box(10, 10).named("minimum")
        } maximumValueLabel: {
            Box(14, 10).named("maximum")
        }
        expectLayout(
            100, 52,
            ["label": "35 0 30 10", "minimum": "0 21 10 10", "maximum": "86 21 14 10", "value": "40 42 20 10"]
        ) { gauge }
        expectLayout(
            100, 34, ["minimum": "0 3 10 10", "maximum": "86 3 14 10", "value": "40 24 20 10"]
        ) { gauge.labelsHidden() }
    }

    /// A bar is 10.4 points below body text (measured).
    @Test("(M) linearCapacity: 10.4 under body text") func textAboveABarKeepsTheTextsDistance() {
        let result = drawn(100, 100) { $0.displayScale = 100 } _: { Gauge(value: 0.5) { Text(verbatim: "a") } }
        let heights = 20.29 + 16
        let gap = (result.fills[0].frame.minY - (100 - heights) / 2 - 20.29) * 2
        #expect(abs(gap - 10.4) < 0.1)
    }

    /// The line is 8 points high. The middle of the mark moves from 4 to the width minus 4, in a gap of 16
    /// (measured).
    @Test("(M) accessoryLinear: 8 high, dot 8 in a cut-out of 16", arguments: [(0.0, 4.0), (0.5, 50), (1, 96)])
    func markedLines(_ value: Double, _ middle: Double) {
        let result = drawn(100, 8) { Gauge(value: value) {}.gaugeStyle(.accessoryLinear).tint(.green) }
        #expect(result.fills.map(\.frame.height) == [8, 16, 8])
        #expect(result.fills.map(\.frame.width) == [100, 16, 8])
        #expect(abs(result.fills[2].frame.midX - middle) < 0.01)
        #expect(result.fills[0].paint == .green)
    }

    @Test func theValueStandsBeforeAMarkedLine() {
        expectLayout(100, 10, ["value": "0 0 20 10", "maximum": "90 0 10 10"]) {
            Gauge(value: 0.5) {} currentValueLabel: { Box(20, 10).named("value") } minimumValueLabel: {
                Box(10, 10).named("minimum")
            } maximumValueLabel: {
                Box(10, 10).named("maximum")
            }
            .gaugeStyle(.accessoryLinear)
        }
    }

    @Test func gradientsSpanTheWholeBar() {
        let colors = [Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 1, blue: 1)]
        let result = drawn(100, 8) {
            Gauge(value: 0.5) {}.gaugeStyle(.accessoryLinear).tint(Gradient(colors: colors))
        }
        guard case .linearGradient(_, let start, let end) = result.fills[0].paint else {
            Issue.record("no gradient")
            return
        }
        #expect((start, end) == (CGPoint(x: 0, y: 4), CGPoint(x: 100, y: 4)))
        #expect(result.fills[2].paint == .color(RGBAColor(red: 0.5, green: 0.5, blue: 0.5)))
    }

    @Test func accessoryCapacityBars() {
        let result = drawn(100, 8) { Gauge(value: 0.5) {}.gaugeStyle(.accessoryLinearCapacity).tint(.green) }
        #expect(result.fills.map(\.paint) == [.color(RGBAColor(52, 199, 89, opacity: 0.35)), .green])
        #expect(result.fills.map(\.frame.width) == [100, 50])
    }

    @Test func rampsBetweenAndBeyondTheirStops() {
        let stops = [(0.2, RGBAColor.black), (0.6, .white), (0.6, .black)]
        let ramp = GradientRamp(stops: stops.map { .init(color: $1, location: $0) })
        #expect(ramp.color(at: 0) == .black)
        #expect(abs(ramp.color(at: 0.4).red - 0.5) < 1e-9)
        #expect(ramp.color(at: 0.6) == .black)
        #expect(ramp.color(at: 1) == .black)
        #expect(GradientRamp(stops: []).color(at: 0.5) == .clear)
    }

    @Test func ownStylesGetTheFraction() {
        struct Plain: GaugeStyle {
            func makeBody(configuration: Configuration) -> some View {
                Box(100 * configuration.value, 10).named("a")
            }
        }
        expectLayout(75, 10, ["a": "0 0 75 10"]) { Gauge(value: 7.5, in: 0...10.0) {}.gaugeStyle(Plain()) }
    }
}
