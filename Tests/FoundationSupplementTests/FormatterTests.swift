import Foundation
import FoundationSupplement
import Testing

@Suite struct FormatterTests {
    private func duration(_ seconds: Double, _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        return formatter.string(from: seconds)
    }

    @Test func amountsOfTime() {
        let units: NSCalendar.Unit = [.hour, .minute, .second]
        #expect(duration(3723, .positional, units) == "1:02:03")
        #expect(duration(63, .positional, units) == "1:03")
        #expect(duration(3723, .abbreviated, units) == "1h 2m 3s")
        #expect(duration(3723, .full, units) == "1 hour, 2 minutes, 3 seconds")
        #expect(duration(3720, .full, [.hour, .minute]) == "1 hour, 2 minutes")
    }

    @Test func amountsAreLimitedAndPadded() {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .full
        formatter.allowedUnits = [.day, .hour, .minute]
        formatter.maximumUnitCount = 1
        #expect(formatter.string(from: 7_200) == "2 hours")
        formatter.unitsStyle = .positional
        formatter.maximumUnitCount = 0
        formatter.allowedUnits = [.minute, .second]
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 5) == "00:05")
    }

    @Test func relativeDates() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        let start = Date(timeIntervalSince1970: 1_000_000_000)
        #expect(formatter.localizedString(for: start.addingTimeInterval(-3 * 3600), relativeTo: start) == "3 hours ago")
        #expect(formatter.localizedString(for: start.addingTimeInterval(60), relativeTo: start) == "in 1 minute")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.localizedString(from: DateComponents(day: 1)) == "morgen")
    }

    @Test func lists() {
        #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
        #expect(ListFormatter.localizedString(byJoining: ["a"]) == "a")
    }

    @Test func measurements() {
        let distance = Measurement(value: 5, unit: UnitLength.kilometers)
        #expect(distance.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(Locale(identifier: "en_US"))) == "5 km")
        #expect(distance.formatted(.measurement(width: .wide, usage: .asProvided).locale(Locale(identifier: "en_US"))) == "5 kilometers")
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: Measurement(value: 21.5, unit: UnitTemperature.celsius)) == "21.5°C")
    }

    @Test func intervalsNeedNoStyles() {
        #expect(_IntervalFormatterCorrection.isInstalled)
        let (plain, dates) = (DateIntervalFormatter(), DateIntervalFormatter())
        dates.dateTemplate = "yMMMd"
        for formatter in [plain, dates] { formatter.locale = Locale(identifier: "en_US") }
        let day = Date(timeIntervalSinceReferenceDate: 0)
        #expect(!DateIntervalFormatter().string(from: day, to: day + 3600).isEmpty)
        #expect(plain.string(from: DateInterval(start: day, duration: 3600))?.isEmpty == false)
        #expect(dates.string(from: day, to: day + 40 * 86_400).contains("–"))
    }

    @Test func amountsWithoutMeaning() {
        #expect(duration(.nan, .full, [.hour]) == nil || duration(.nan, .full, [.hour]) != "")
        let formatter = RelativeDateTimeFormatter()
        #expect(formatter.localizedString(fromTimeInterval: .infinity) != "")
    }
}
