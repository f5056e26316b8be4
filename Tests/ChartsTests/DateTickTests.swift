import Foundation
import Testing

@testable import Charts

/// Tests the ticks of date scales.
@Suite struct DateTickTests {
    private let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "Europe/Berlin")!
        return calendar
    }()

    private func date(_ year: Int, _ month: Int = 1, _ day: Int = 1, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
    }

    private func ticks(_ lower: Date, _ upper: Date, _ unit: Calendar.Component, _ count: Int = 1) -> [Date] {
        DateTicks(calendar: calendar).ticks(from: lower, to: upper, step: .init(unit: unit, count: count))
    }

    private static let steps: [(seconds: Double, step: DateTicks.Step)] = [
        (60, .init(unit: .second, count: 15)), (3600, .init(unit: .minute, count: 15)),
        (86_400, .init(unit: .hour, count: 6)), (432_000, .init(unit: .day, count: 1)),
        (604_800, .init(unit: .day, count: 2)), (2_592_000, .init(unit: .weekOfYear, count: 1)),
        (8_640_000, .init(unit: .month, count: 1)), (31_536_000, .init(unit: .month, count: 3)),
        (126_144_000, .init(unit: .year, count: 1)), (1_262_304_000, .init(unit: .year, count: 10)),
        (0, .init(unit: .day, count: 1)),
    ]

    @Test(arguments: steps) func step(seconds: Double, expected: DateTicks.Step) {
        let start = Date(timeIntervalSince1970: 1_780_000_000)
        #expect(DateTicks.step(from: start, to: start.addingTimeInterval(seconds), count: 5) == expected)
    }

    @Test func hoursAreCountedFromMidnight() {
        #expect(
            ticks(date(2026, 5, 4, 7), date(2026, 5, 5, 2), .hour, 6)
                == [date(2026, 5, 4, 12), date(2026, 5, 4, 18), date(2026, 5, 5, 0)])
    }

    @Test func hoursAtClockChanges() {
        // 29 March 2026 has no 2 o'clock in Berlin.
        #expect(
            ticks(date(2026, 3, 28, 12), date(2026, 3, 30, 0), .hour, 6)
                == [
                    date(2026, 3, 28, 12), date(2026, 3, 28, 18), date(2026, 3, 29, 0),
                ] + ticks(date(2026, 3, 29, 1), date(2026, 3, 29, 23), .hour, 6) + [date(2026, 3, 30, 0)])
    }

    @Test func weeksStartOnTheCalendarsFirstWeekday() {
        var monday = calendar
        monday.firstWeekday = 2
        let ticks = DateTicks(calendar: monday)
            .ticks(from: date(2026, 5, 1), to: date(2026, 5, 20), step: .init(unit: .weekOfYear, count: 1))
        #expect(ticks == [date(2026, 5, 4), date(2026, 5, 11), date(2026, 5, 18)])
    }

    @Test func monthsAndYears() {
        #expect(
            ticks(date(2026, 1, 20), date(2026, 11, 2), .month, 3) == [date(2026, 4), date(2026, 7), date(2026, 10)])
        #expect(ticks(date(1994), date(2021), .year, 10) == [date(2000), date(2010), date(2020)])
    }

    @Test func nonsense() {
        #expect(ticks(date(2026), date(2025), .day).isEmpty)
        #expect(ticks(date(2026), date(2027), .nanosecond).isEmpty)
        // A year with a tick per second cannot be drawn.
        #expect(ticks(date(2026), date(2027), .second).isEmpty)
        #expect(ticks(date(2026), date(2026), .day) == [date(2026)])
        #expect(ticks(.distantPast, .distantFuture, .year, 500).count > 3)
    }
}
