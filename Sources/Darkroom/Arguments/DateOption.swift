import Foundation
import Processes

/// Reads the moments in options.
enum DateOption {
    /// Returns the moment of an ISO 8601 date, which may lack the time, the seconds, their fraction and the zone. A date
    /// without a zone is in `timeZone`.
    ///
    /// - Throws: `ProgramFailure` for any other text.
    static func date(from text: String, for option: String, in timeZone: TimeZone) throws -> Date {
        guard let date = parsed(text, in: timeZone) else {
            throw ProgramFailure.badInput(
                "\(option): \"\(text)\" is not a date. Write it as ISO 8601, such as 2026-11-21T09:41:00Z or "
                    + "2026-11-21.")
        }
        return date
    }

    private static func parsed(_ text: String, in timeZone: TimeZone) -> Date? {
        let pattern =
            #/(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?/#
        guard let match = text.wholeMatch(of: pattern)?.output else { return nil }
        func number(_ part: Substring?) -> Int { part.flatMap { Int($0) } ?? 0 }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = match.8.flatMap(zone) ?? timeZone
        var components = DateComponents(
            year: number(match.1), month: number(match.2), day: number(match.3), hour: number(match.4),
            minute: number(match.5), second: number(match.6))
        guard components.hour! < 24, components.minute! < 60, components.second! < 60 else { return nil }
        components.calendar = calendar
        guard let date = calendar.date(from: components) else { return nil }
        let found = calendar.dateComponents([.year, .month, .day], from: date)
        guard found.year == components.year, found.month == components.month, found.day == components.day else {
            return nil
        }
        return date.addingTimeInterval(match.7.flatMap { Double("0" + $0) } ?? 0)
    }

    private static func zone(_ text: Substring) -> TimeZone? {
        if text == "Z" { return .gmt }
        let digits = text.dropFirst().filter(\.isNumber)
        guard let hours = Int(digits.prefix(2)), let minutes = Int(digits.suffix(2)), minutes < 60 else { return nil }
        return TimeZone(secondsFromGMT: (text.first == "-" ? -1 : 1) * (hours * 3600 + minutes * 60))
    }
}
