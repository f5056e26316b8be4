// This file imports Foundation directly, as widget sources do. The supplement's classes must take precedence over
// Foundation's unavailable ones.
import Foundation
import FoundationSupplement
import Testing

struct DurationFormatterTests {
    private func formatter(
        _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [.hour, .minute, .second],
        locale: String = "en_US"
    ) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: locale)
        formatter.calendar = calendar
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        return formatter
    }

    @Test(arguments: [
        (DateComponentsFormatter.UnitsStyle.positional, "1:02:03"), (.abbreviated, "1h 2m 3s"),
        (.short, "1 hr, 2 min, 3 sec"), (.full, "1 hour, 2 minutes, 3 seconds"), (.brief, "1hr 2min 3sec"),
        (.spellOut, "one hour, two minutes, three seconds"),
    ])
    func styles(style: DateComponentsFormatter.UnitsStyle, text: String) {
        #expect(formatter(style).string(from: 3723) == text)
    }

    @Test func languages() {
        #expect(formatter(.full, locale: "de_DE").string(from: 3723) == "1 Stunde, 2 Minuten und 3 Sekunden")
        #expect(formatter(.abbreviated, locale: "ja_JP").string(from: 3600) == "1時間")
    }

    @Test func zeroes() {
        #expect(formatter(.positional).string(from: 90) == "1:30")
        #expect(formatter(.positional).string(from: 3600) == "1:00:00")
        #expect(formatter(.positional).string(from: 9) == "9")
        #expect(formatter(.abbreviated).string(from: 3600) == "1h")
        #expect(formatter(.abbreviated).string(from: 0) == "0s")
        let padded = formatter(.positional, [.minute, .second])
        padded.zeroFormattingBehavior = .pad
        #expect(padded.string(from: 65) == "01:05")
        #expect(padded.string(from: 0) == "00:00")
        let kept = formatter(.full)
        kept.zeroFormattingBehavior = []
        #expect(kept.string(from: 60) == "0 hours, 1 minute, 0 seconds")
        kept.zeroFormattingBehavior = .dropTrailing
        #expect(kept.string(from: 60) == "0 hours, 1 minute")
        kept.zeroFormattingBehavior = .dropMiddle
        #expect(kept.string(from: 3601) == "1 hour, 1 second")
    }

    @Test func limits() {
        let short = formatter(.full, [.day, .hour, .minute])
        short.maximumUnitCount = 2
        #expect(short.string(from: 86400 + 7200 + 180) == "1 day, 2 hours")
        #expect(short.string(from: 7200 + 180) == "2 hours, 3 minutes")
        let fractional = formatter(.full, [.hour])
        fractional.allowsFractionalUnits = true
        #expect(fractional.string(from: 5400) == "1.5 hours")
        let collapsed = formatter(.full, [.hour, .minute])
        collapsed.collapsesLargestUnit = true
        #expect(collapsed.string(from: 75 * 60) == "75 minutes")
        let day = 86400.0
        for (units, seconds, text) in [
            ([.weekOfMonth, .day], 9 * day, "9 days"), ([.day, .hour], 30 * 3600, "30 hours"),
            ([.minute, .second], 75, "75 seconds"), ([.weekOfMonth, .day], 16 * day, "2 weeks, 2 days"),
        ] as [(NSCalendar.Unit, TimeInterval, String)] {
            collapsed.allowedUnits = units
            #expect(collapsed.string(from: seconds) == text)
        }
        collapsed.allowedUnits = [.year, .month]
        #expect(collapsed.string(from: DateComponents(year: 1, month: 1)) == "13 months")
        let phrases = formatter(.full, [.minute])
        phrases.includesApproximationPhrase = true
        phrases.includesTimeRemainingPhrase = true
        #expect(phrases.string(from: 300) == "About 5 minutes remaining")
        #expect(formatter(.positional).string(from: -90) == "-1:30")
        #expect(formatter(.positional).string(from: .nan) == nil)
        #expect(formatter(.positional).string(from: .infinity) == nil)
    }

    @Test func componentsAndDates() {
        let start = Date(timeIntervalSince1970: 0)
        #expect(formatter(.full).string(from: DateComponents(hour: 2, minute: 70)) == "3 hours, 10 minutes")
        #expect(
            formatter(.full, [.month, .day]).string(from: start, to: start.addingTimeInterval(40 * 86400))
                == "1 month, 9 days")
        #expect(formatter(.full, [.weekOfMonth]).string(from: 14 * 86400) == "2 weeks")
        #expect(formatter(.full, []).string(from: 366 * 86400) == "1 year, 1 day")
    }

    @Test func rangesOfDates() {
        let start = Date(timeIntervalSince1970: 0)
        let range = start..<start.addingTimeInterval(4200)
        #expect(range.formatted(.timeDuration) == "1:10:00")
        #expect(
            _DateComponentsFormatStyle(style: .wide, locale: Locale(identifier: "de"), fields: [.minute]).format(
                range)
                == "70 Minuten")
        #expect(range.formatted(.components(style: .narrow, fields: [.hour, .minute])) == "1h 10m")
    }
}

struct RelativeDateTimeFormatterTests {
    private let now = Date(timeIntervalSince1970: 1_700_000_000)

    private func text(
        _ seconds: TimeInterval, _ change: (RelativeDateTimeFormatter) -> Void = { _ in }
    ) -> String {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        formatter.calendar = calendar
        change(formatter)
        return formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now)
    }

    @Test func amounts() {
        #expect(text(-3 * 3600) == "3 hours ago")
        #expect(text(5400) == "in 1 hour")
        #expect(text(86400 * 15) == "in 2 weeks")
        #expect(text(0) == "in 0 seconds")
        #expect(text(-86400) { $0.dateTimeStyle = .named } == "yesterday")
        #expect(text(0) { $0.dateTimeStyle = .named } == "now")
        #expect(text(-86400 * 400) { $0.unitsStyle = .short } == "1 yr. ago")
        #expect(text(-7200) { $0.unitsStyle = .abbreviated } == "2h ago")
        #expect(text(7200) { $0.unitsStyle = .spellOut } == "in two hours")
        #expect(text(-7200) { $0.locale = Locale(identifier: "fr_FR") } == "il y a 2 heures")
    }

    @Test func componentsAndIntervals() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.localizedString(from: DateComponents(day: -2)) == "2 days ago")
        #expect(formatter.localizedString(from: DateComponents()) == "in 0 seconds")
        #expect(formatter.localizedString(fromTimeInterval: 60) == "in 1 minute")
        #expect(formatter.localizedString(fromTimeInterval: .nan) == "in 0 seconds")
    }
}

struct ListFormatterTests {
    @Test func lists() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b und c")
        #expect(formatter.string(from: []) == "")
        #expect(formatter.string(from: [Date()]) == nil)
        formatter.itemFormatter = {
            let numbers = NumberFormatter()
            numbers.minimumFractionDigits = 1
            numbers.locale = Locale(identifier: "de_DE")
            return numbers
        }()
        #expect(formatter.string(from: [NSNumber(value: 1), NSNumber(value: 2)]) == "1,0 und 2,0")
    }
}
