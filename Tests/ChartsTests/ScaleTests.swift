import Foundation
import SwiftUI
import Testing

@testable import Charts

/// Tests the ticks and domains of number, category and position scales.
@Suite struct ScaleTests {
    @Test(arguments: [
        (0.0, 5.0, 5, 1.0), (0, 5, 4, 2), (0, 17, 5, 5), (0, 100, 5, 20), (0, 101, 5, 50), (0, 0.3, 5, 0.1),
        (-3, 4, 5, 2), (0, 1e12, 5, 2e11), (0, 1e-9, 5, 2e-10), (3, 3, 5, 1), (0, .infinity, 5, 1), (0, 5, 0, 1),
    ])
    func step(lower: Double, upper: Double, count: Int, expected: Double) {
        let step = NumberTicks.step(from: lower, to: upper, count: count)
        #expect(abs(step - expected) <= 1e-12 * expected)
    }

    @Test func ticksAreExactMultiples() {
        #expect(NumberTicks.ticks(from: 0, to: 0.3, step: 0.1) == [0, 0.1, 0.2, 0.3])
        #expect(NumberTicks.ticks(from: -4, to: 5, step: 2) == [-4, -2, 0, 2, 4])
        #expect(NumberTicks.ticks(from: 1, to: 1.5, step: 2) == [])
        #expect(NumberTicks.ticks(from: 0, to: 10, step: -1) == [])
        #expect(NumberTicks.ticks(from: 0, to: 10, step: .nan) == [])
        #expect(NumberTicks.ticks(from: .nan, to: 10, step: 1) == [])
        #expect(NumberTicks.ticks(from: 0, to: 1e9, step: 1).count <= NumberTicks.maximumCount + 1)
    }

    @Test func rangesAreRoundedOut() {
        #expect(NumberTicks.roundedOut(-3, 17, step: 5) == (-5, 20))
        #expect(NumberTicks.roundedOut(0, 20, step: 5) == (0, 20))
        #expect(NumberTicks.roundedOut(0, 0.30000000000000004, step: 0.1) == (0, 0.3))
        #expect(NumberTicks.roundedOut(1, 2, step: 0) == (1, 2))
    }

    @Test func powersOfTen() {
        #expect(NumberTicks.logarithmicTicks(from: 1, to: 1000) == [1, 10, 100, 1000])
        #expect(NumberTicks.logarithmicTicks(from: 2, to: 5) == [2, 5])
        #expect(NumberTicks.logarithmicTicks(from: 0, to: 5) == [])
    }

    private func scale(
        _ values: [PlotValue], domain: some ScaleDomain = .automatic, type: ScaleType? = nil, count: Int = 5,
        axis: Axis = .vertical, axisValues: [PlotValue] = []
    ) -> PositionScale {
        DomainInference(
            axis: axis, request: .init(domain: domain._description, type: type),
            requirements: .init(values: axisValues, desiredCount: count)
        ).scale(for: values)
    }

    private func numbers(_ values: Double...) -> [PlotValue] { values.map { .number($0) } }

    @Test func domainsReachToZeroAndToRoundNumbers() {
        #expect(scale(numbers(12, 47)).continuous?.range == 0...50)
        #expect(scale(numbers(-12, 47)).continuous?.range == -20...60)
        #expect(scale(numbers(-3, -1)).continuous?.range == -3...0)
        #expect(scale(numbers(61, 64), domain: .automatic(includesZero: false)).continuous?.range == 61...64)
        #expect(scale(numbers(0, 0)).continuous?.range == 0...1)
        #expect(scale(numbers(12), axisValues: numbers(0, 100)).continuous?.range == 0...100)
    }

    @Test func domainsAsTold() {
        #expect(scale(numbers(12, 47), domain: 10...30.5).continuous?.range == 10...30.5)
        let reversed = scale(numbers(12, 47), domain: .automatic(reversed: true))
        #expect(reversed.continuous?.lower == 50 && reversed.continuous?.upper == 0)
        #expect(reversed.position(of: .number(50), in: 100) == 100)
        let turned = scale(numbers(12, 47), domain: [30, 0])
        #expect(turned.position(of: .number(30), in: 100) == 100 && turned.position(of: .number(0), in: 100) == 0)
        let wider = scale(
            numbers(12, 47), domain: .automatic(dataType: Double.self) { $0.append(180) })
        #expect(wider.continuous?.range == 0...200)
    }

    @Test func valuesOutsideTheScaleAreOmitted() {
        #expect(scale(numbers(.nan, .infinity, 4)).continuous?.range == 0...4)
        if case .none = scale(numbers(.nan)).kind {} else { Issue.record("a scale of nothing") }
        #expect(scale(numbers(1, 2)).position(of: .number(.nan), in: 100) == nil)
        #expect(scale(numbers(1, 2)).position(of: .category("a"), in: 100) == nil)
        #expect(scale([]).position(of: .number(1), in: 100) == nil)
        #expect(scale([]).value(at: 3, in: 100) == nil)
    }

    @Test func positionsAndValues() {
        let up = scale(numbers(0, 100))
        #expect(up.position(of: .number(25), in: 200) == 150)
        #expect(up.value(at: 150, in: 200) == .number(25))
        #expect(up.value(at: 0, in: 0) == nil)
        let padded = DomainInference(
            axis: .horizontal, request: .init(range: PlotRange(startPadding: 10, endPadding: 20)),
            requirements: .init(desiredCount: 5)
        ).scale(for: numbers(0, 100))
        #expect(padded.position(of: .number(0), in: 130) == 10 && padded.position(of: .number(100), in: 130) == 110)
    }

    @Test func otherScales() {
        let log = scale(numbers(1, 1000), type: .log)
        #expect(abs(log.position(of: .number(10), in: 300)! - 200) < 1e-9)
        #expect(log.position(of: .number(0), in: 300) == nil)
        #expect(scale(numbers(0, 100), type: .squareRoot).position(of: .number(25), in: 100) == 50)
        #expect(scale(numbers(0, 1), type: .symmetricLog).value(at: 0, in: 100) == .number(1))
    }

    @Test func categoriesHaveBands() {
        let scale = scale(
            [.category("a"), .category("b"), .category("a"), .category("c"), .number(4)], axis: .horizontal)
        #expect(scale.position(of: .category("a"), in: 80) == 10)
        #expect(scale.position(of: .number(4), in: 80) == 70)
        #expect(scale.position(of: .category("?"), in: 80) == nil)
        #expect(scale.value(at: 25, in: 80) == .category("b"))
        #expect(scale.value(at: 80, in: 80) == .category("4"))
        #expect(scale.value(at: 81, in: 80) == nil)
        let datum = Datum(lower: .category("b"))
        #expect(scale.band(of: datum, in: 80) == 20...40)
        let ordered = self.scale([.category("a"), .category("b")], domain: ["b", "a"], axis: .horizontal)
        #expect(ordered.position(of: .category("a"), in: 80) == 60)
    }

    @Test func bins() {
        let bins = NumberBins(range: 0.0...97, desiredCount: 5)
        #expect(bins.thresholds == [0, 20, 40, 60, 80, 100])
        #expect(bins.count == 5 && bins[1] == ChartBinRange(lowerBound: 20, upperBound: 40, isClosed: false))
        #expect([-5, 0, 20, 99, 100, 500].map { bins.index(for: $0) } == [0, 0, 1, 4, 4, 4])
        #expect(NumberBins<Double>(thresholds: []).isEmpty)
    }

    @Test func binsOfDates() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.firstWeekday = 2
        // 2024-05-08 was a Wednesday.
        let start = try #require(calendar.date(from: DateComponents(year: 2024, month: 5, day: 8, hour: 9)))
        func day(_ day: Int) -> Date? { calendar.date(from: DateComponents(year: 2024, month: 5, day: day)) }
        let weeks = DateBins(unit: .weekOfYear, range: start...start + 8 * 86_400, calendar: calendar)
        #expect(weeks.thresholds == [day(6), day(13), day(20)])
        let days = DateBins(unit: .day, range: weeks[0].lowerBound...weeks[0].upperBound, calendar: calendar)
        let end = try #require(day(13))
        #expect(days.count == 7 && days.last?.upperBound == end && days.last?.contains(end) == true)
        #expect(days.index(for: start) == 2 && days.index(for: start - 90 * 86_400) == 0)
        #expect(DateBins(unit: .month, data: [start, start], calendar: calendar).count == 1)
        #expect(DateBins(unit: .hour, data: [], calendar: calendar).count == 1)
        #expect(DateBins(timeInterval: 3600, range: start...start + 5400).thresholds == [start, start + 3600, start + 7200])
        #expect(DateBins(unit: .second, range: start...start + 1e9, calendar: calendar).thresholds == [start, start + 1e9])
        #expect(DateBins(data: [start, start + 10 * 86_400], desiredCount: 5, calendar: calendar).count == 6)
    }

    @Test func plottables() {
        enum Size: String, Plottable { case small, large }
        #expect(Size.small.plotValue == .category("small"))
        #expect(Size(plotValue: .category("large")) == .large)
        #expect(Size(plotValue: .category("huge")) == nil)
        #expect(Int(plotValue: .number(2)) == 2 && Int(plotValue: .number(2.5)) == nil)
        #expect(Int(plotValue: .number(.infinity)) == nil && Int8(plotValue: .number(300)) == nil)
        #expect(Decimal(string: "1.25")!.plotValue == .number(1.25))
        #expect(Double(plotValue: .category("2")) == nil)
    }
}
