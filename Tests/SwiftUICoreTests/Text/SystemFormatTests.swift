import Foundation
import Testing

@testable import SwiftUICore

/// Tests texts of time data sources. The expected formats are from the tables of Apple's documentation.
@MainActor @Suite struct SystemFormatTests {
    private func string(_ text: Text, locale: String = "en_US", after seconds: TimeInterval) -> String {
        resolved(text) {
            $0.renderDate = someMoment + seconds
            $0.locale = Locale(identifier: locale)
        }.plainText
    }

    @Test(arguments: [
        (0, "5:00"), (60, "4:00"), (270, "0:30"), (300, "0:00"), (-9, "5:00"), (400, "0:00"), (60.4, "4:00"),
    ] as [(TimeInterval, String)])
    func timersCountDown(seconds: TimeInterval, clock: String) {
        let interval = someMoment..<(someMoment + 300)
        #expect(string(Text(.currentDate, format: .timer(countingDownIn: interval)), after: seconds) == clock)
    }

    @Test(
        arguments: [
            (0, "0:00"), (30, "0:30"), (3599, "59:59"), (3600, "1:00:00"), (30.9, "0:30"),
        ] as [(TimeInterval, String)])
    func timersCountUp(seconds: TimeInterval, clock: String) {
        let interval = someMoment..<(someMoment + 3600)
        #expect(string(Text(.currentDate, format: .timer(countingUpIn: interval)), after: seconds) == clock)
    }

    @Test func timersHaveAsManyFieldsAsAllowed() {
        let interval = someMoment..<(someMoment + 8400)
        func clock(_ format: SystemFormatStyle.Timer, after seconds: TimeInterval = 0) -> String {
            string(Text(.currentDate, format: format), after: seconds)
        }
        #expect(clock(.timer(countingDownIn: interval, showsHours: false)) == "140:00")
        // Reported from a device: two fields do not form a clock of hours and minutes.
        #expect(clock(.timer(countingDownIn: interval, maxFieldCount: 2)) == "2 hours, 20 minutes")
        #expect(clock(.timer(countingDownIn: interval, maxFieldCount: 2), after: 7200) == "20:00")
        #expect(clock(.timer(countingDownIn: interval, maxFieldCount: 1)) == "2 hours")
        #expect(clock(.timer(countingDownIn: interval, maxPrecision: .seconds(60)), after: 8130) == "5 minutes")
    }

    @Test(arguments: [
        (5.23, "00:05.23"), (2730.12, "45:30.12"), (3600, "01:00:00.00"), (90_061, "25:01:01.00"), (-5, "00:00.00"),
    ] as [(TimeInterval, String)])
    func stopwatchesCountUp(seconds: TimeInterval, clock: String) {
        #expect(string(Text(.currentDate, format: .stopwatch(startingAt: someMoment)), after: seconds) == clock)
    }

    @Test func stopwatchesAreAsPreciseAsAsked() {
        func clock(_ precision: Duration, fields: Int = 4, hours: Bool = true, after seconds: TimeInterval) -> String {
            string(
                Text(
                    .currentDate,
                    format: .stopwatch(
                        startingAt: someMoment, showsHours: hours, maxFieldCount: fields, maxPrecision: precision)),
                after: seconds)
        }
        #expect(clock(.seconds(1), after: 83.4) == "01:23")
        #expect(clock(.milliseconds(100), after: 83.47) == "01:23.4")
        #expect(clock(.seconds(60), after: 1390) == "23 minutes")
        #expect(clock(.milliseconds(10), hours: false, after: 4530) == "75:30.00")
        #expect(clock(.milliseconds(10), fields: 3, after: 5025.67) == "01:23:45")
        #expect(clock(.milliseconds(10), fields: 2, after: 5025.67) == "1 hour, 23 minutes")
        #expect(clock(.milliseconds(10), fields: 1, after: 5025.67) == "1 hour")
    }

    @Test func offsetsNameUnits() {
        func offset(
            _ format: SystemFormatStyle.DateOffset, _ seconds: TimeInterval, locale: String = "en_US"
        ) -> String {
            string(Text(.currentDate, format: format), locale: locale, after: seconds)
        }
        #expect(offset(.offset(to: someMoment), 222) == "3 minutes, 42 seconds")
        #expect(offset(.offset(to: someMoment), -222) == "-3 minutes, 42 seconds")
        #expect(offset(.offset(to: someMoment, sign: .never), -222) == "3 minutes, 42 seconds")
        #expect(offset(.offset(to: someMoment, sign: .always()), 222) == "+3 minutes, 42 seconds")
        #expect(offset(.offset(to: someMoment), 5663) == "1 hour, 34 minutes")
        #expect(offset(.offset(to: someMoment, maxFieldCount: 3), 5663) == "1 hour, 34 minutes, 23 seconds")
        #expect(offset(.offset(to: someMoment, allowedFields: [.minute, .second]), 332) == "5:32")
        #expect(
            offset(.offset(to: someMoment, allowedFields: [.hour, .minute, .second], maxFieldCount: 3), 5025)
                == "1:23:45")
        #expect(offset(.offset(to: someMoment, allowedFields: [.day], maxFieldCount: 1), 86_400 * 45) == "45 days")
        #expect(offset(.offset(to: someMoment, allowedFields: [.week, .day]), 86_400 * 9) == "1 week, 2 days")
        #expect(offset(.offset(to: someMoment), 222, locale: "de_DE") == "3 Minuten und 42 Sekunden")
        #expect(offset(.offset(to: someMoment, allowedFields: []), 5) == "5 seconds")
    }

    @Test(arguments: [
        (300, "in 5 minutes"), (10_800, "in 3 hours"), (-259_200, "3 days ago"), (86_400, "tomorrow"), (20, "now"),
        (-2_332_800, "27 days ago"), (5_184_000, "Thursday, November 8"), (55_296_000, "June 2003"),
    ] as [(TimeInterval, String)])
    func referencesNameDates(seconds: TimeInterval, words: String) {
        let text = Text(.currentDate, format: .reference(to: someMoment + seconds))
        #expect(string(text, after: 0) == words)
    }

    @Test func sourcesFollowTheDate() {
        let duration = Text(.durationOffset(to: someMoment), format: .time(pattern: .minuteSecond))
        #expect(string(duration, after: 75) == "1:15")
        #expect(string(Text("Left: \(.currentDate, format: .offset(to: someMoment))"), after: 60) == "Left: 1 minute")
        #expect(TimeDataSource.dateRange(startingAt: someMoment).value(someMoment + 5).upperBound == someMoment + 5)
        let afterTheDate = TimeDataSource<Date>.durationOffset(to: someMoment)
        #expect(afterTheDate == TimeDataSource.durationOffset(to: someMoment))
        #expect(TimeDataSource<Date>.dateRange(endingAt: someMoment) == .dateRange(endingAt: someMoment))
        #expect(TimeDataSource.dateRange(endingAt: someMoment).value(someMoment + 5).isEmpty)
        let text = Text(.currentDate, format: .offset(to: someMoment))
        #expect(text == Text(.currentDate, format: .offset(to: someMoment)))
        #expect(text != Text(.currentDate, format: .offset(to: someMoment + 1)))
    }

    @Test(arguments: [TimeInterval.nan, .infinity, -.infinity, 1e300])
    func impossibleLengthsDoNoHarm(seconds: TimeInterval) {
        let fields = ClockFields(seconds: seconds, showsHours: true, maximumFields: 3, precision: 1, padsFirst: false)
        #expect(!fields.string(locale: Locale(identifier: "en_US")).isEmpty)
    }
}
