import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite struct DateTextTests {
    private func string(
        _ text: Text, locale: String = "en_US", zone: String = "GMT", at date: Date = someMoment
    ) -> String {
        resolved(text) {
            $0.renderDate = date
            $0.locale = Locale(identifier: locale)
            $0.timeZone = TimeZone(identifier: zone)!
        }.plainText
    }

    /// Returns the string with plain spaces, because the space before AM depends on the version of the locale data.
    private func plain(_ string: String) -> String {
        String(string.map { $0.isWhitespace ? " " : $0 })
    }

    @Test func timeAndDateFollowTheEnvironment() {
        #expect(plain(string(Text(someMoment, style: .time))) == "1:46 AM")
        #expect(plain(string(Text(someMoment, style: .time), zone: "America/New_York")) == "9:46 PM")
        #expect(string(Text(someMoment, style: .time), locale: "de_DE") == "01:46")
        #expect(string(Text(someMoment, style: .date)) == "September 9, 2001")
        #expect(string(Text(someMoment, style: .date), zone: "America/New_York") == "September 8, 2001")
        #expect(string(Text(someMoment, style: .date), locale: "de_DE") == "9. September 2001")
    }

    @Test(arguments: [
        (179.0, "2:59"), (3723, "1:02:03"), (0, "0:00"), (-5, "0:05"), (-3600, "1:00:00"), (178.2, "2:59"),
        (-5.9, "0:05"), (360_000, "100:00:00"),
    ])
    func timersCount(seconds: TimeInterval, clock: String) {
        #expect(string(Text(someMoment + seconds, style: .timer)) == clock)
    }

    @Test(arguments: [
        (8_580.0, "2 hr, 23 min"), (-8_580, "2 hr, 23 min"), (3, "3 sec"), (0, "0 sec"), (3605, "1 hr"),
        (63, "1 min, 3 sec"), (86_400 * 32, "1 mth, 2 days"), (86_400 * 400, "1 yr, 1 mth"),
    ])
    func relativeNamesTwoUnits(seconds: TimeInterval, words: String) {
        #expect(string(Text(someMoment + seconds, style: .relative)) == words)
    }

    @Test(arguments: [
        (-8_580.0, "+2 hours"), (86_400 * 95, "-3 months"), (-1, "+1 second"), (-86_400, "+1 day"), (0, "+0 seconds"),
        (674, "-11 minutes"),
    ])
    func offsetNamesOneUnit(seconds: TimeInterval, words: String) {
        #expect(string(Text(someMoment + seconds, style: .offset)) == words)
    }

    @Test func wordsFollowTheLocale() {
        #expect(string(Text(someMoment - 7200, style: .offset), locale: "de_DE") == "+2 Stunden")
        #expect(string(Text(someMoment + 179, style: .timer), locale: "ar_EG") == "٢:٥٩")
    }

    /// A range from no date is a range, because no comparison with it is true.
    @Test(arguments: [Double.nan, -.infinity, .infinity, -1e300, 1e300]) func rangesOfNoDatesHaveATextOrNone(seconds: Double) {
        let date = Date(timeIntervalSince1970: seconds)
        for range in seconds > 0 ? [someMoment...date] : [date...someMoment] + (seconds.isNaN ? [someMoment...date, date...date] : []) {
            for text in [Text(range), Text("\(range)")] {
                if !seconds.isFinite { #expect(string(text) == "") }
                _ = string(text)
            }
            _ = string(Text(timerInterval: range))
            _ = string(Text(timerInterval: range, countsDown: false))
        }
    }

    @Test func intervalsCountWithinTheirBounds() {
        let interval = someMoment...(someMoment + 5400)
        func clock(_ offset: TimeInterval, countsDown: Bool = true, pause: Date? = nil, hours: Bool = true) -> String {
            string(
                Text(timerInterval: interval, pauseTime: pause, countsDown: countsDown, showsHours: hours),
                at: someMoment + offset)
        }
        #expect(clock(0) == "1:30:00")
        #expect(clock(0, hours: false) == "90:00")
        #expect(clock(-50) == "1:30:00")
        #expect(clock(5390) == "0:10")
        #expect(clock(9999) == "0:00")
        #expect(clock(60, countsDown: false) == "1:00")
        #expect(clock(60, countsDown: false, pause: someMoment + 30) == "0:30")
    }

    @Test func rangesReadAsOne() {
        let range = Text(someMoment...(someMoment + 7200))
        let expected = (someMoment..<(someMoment + 7200)).formatted(
            Date.IntervalFormatStyle(
                date: .none, time: .shortened, locale: Locale(identifier: "en_US"), timeZone: .gmt))
        #expect(string(range) == expected)
        #expect(string(Text(DateInterval(start: someMoment, duration: 7200))) == expected)
    }

    @Test func formatsTakeTheEnvironmentsZoneUnlessTheyHaveTheirOwn() {
        var own = Date.FormatStyle(date: .omitted, time: .shortened)
        #expect(plain(string(Text(someMoment, format: own), zone: "America/New_York")) == "9:46 PM")
        own.timeZone = TimeZone(identifier: "Asia/Tokyo")!
        #expect(plain(string(Text(someMoment, format: own), zone: "America/New_York")) == "10:46 AM")
        #expect(
            plain(string(Text("at \(someMoment, format: .dateTime.hour().minute())"), zone: "America/New_York"))
                == "at 9:46 PM")
    }

    @Test func relativeFormatsMeasureFromThePicturesDate() {
        let text = Text(someMoment - 7200, format: .relative(presentation: .named))
        #expect(string(text) == "2 hours ago")
    }
}
