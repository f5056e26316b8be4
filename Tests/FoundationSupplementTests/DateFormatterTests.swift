import Foundation
import Testing

@testable import FoundationSupplement

/// The words for near days are those of Apple's systems.
@Suite struct DateFormatterTests {
    private func text(
        days: Int, _ date: DateFormatter.Style = .medium, _ time: DateFormatter.Style = .none, locale: String = "en_US",
        isRelative: Bool = true
    ) -> String {
        #expect(DateFormatterCorrection.isInstalled)
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.timeZone = TimeZone(identifier: "Europe/Berlin")
        (formatter.dateStyle, formatter.timeStyle) = (date, time)
        formatter.doesRelativeDateFormatting = isRelative
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = formatter.timeZone
        let noon = calendar.date(bySettingHour: 12, minute: 0, second: 0, of: Date()) ?? Date()
        return formatter.string(from: calendar.date(byAdding: .day, value: days, to: noon) ?? noon)
    }

    @Test(arguments: [
        (-1, "en_US", "Yesterday"), (0, "en_US", "Today"), (1, "en_US", "Tomorrow"), (0, "de_DE", "Heute"), (2, "de_DE", "Übermorgen"),
        (-1, "fr_FR", "Hier"), (0, "ja_JP", "今日"),
    ])
    func nearDays(days: Int, locale: String, word: String) {
        #expect(text(days: days, locale: locale) == word)
    }

    @Test func theTimeStandsBehindTheWord() {
        #expect(text(days: 1, .long, .short, locale: "de_DE") == "Morgen um 12:00")
        #expect(text(days: 0, .medium, .short).hasPrefix("Today at 12:00"))
        #expect(text(days: 0, .short, .short).hasPrefix("Today, 12:00"))
    }

    @Test func otherDaysAreDates() {
        #expect(text(days: 9) == text(days: 9, isRelative: false))
        #expect(text(days: 0, isRelative: false) != "Today")
        #expect(text(days: 0, .none, .short, locale: "de_DE") == "12:00")
    }
}
