import Foundation

/// The labels of a contact sheet's rows: times and days as iOS formats them in the run's locale and time zone.
struct ContactSheetDates {
    let locale: Locale
    let timeZone: TimeZone

    struct Label: Equatable {
        let time: String
        let day: String
        /// Whether the day is another than in the row above. Others show it only at the top of a page.
        let isNewDay: Bool
    }

    /// Returns a label for each of `dates`, which are in ascending order. Labels contain seconds if two dates are in
    /// the same minute, and years if the dates are in several years.
    func labels(for dates: [Date]) -> [Label] {
        var calendar = Calendar(identifier: locale.calendar.identifier)
        (calendar.locale, calendar.timeZone) = (locale, timeZone)
        let minutes = dates.map { ($0.timeIntervalSince1970 / 60).rounded(.down) }
        let needsSeconds = zip(minutes, minutes.dropFirst()).contains { $0 == $1 }
        let years = Set([dates.first, dates.last].compactMap { $0.map { calendar.component(.year, from: $0) } })
        let (time, day) = (formatter(calendar), formatter(calendar))
        (time.dateStyle, time.timeStyle) = (.none, needsSeconds ? .medium : .short)
        day.setLocalizedDateFormatFromTemplate(years.count > 1 ? "yMMMEd" : "MMMEd")
        var latest: Date?
        return dates.map { date in
            let isSameDay = latest.map { calendar.isDate($0, inSameDayAs: date) } ?? false
            latest = date
            return Label(time: time.string(from: date), day: day.string(from: date), isNewDay: !isSameDay)
        }
    }

    private func formatter(_ calendar: Calendar) -> DateFormatter {
        let formatter = DateFormatter()
        (formatter.locale, formatter.calendar, formatter.timeZone) = (locale, calendar, timeZone)
        return formatter
    }
}
