import Foundation
internal import _FoundationICU

/// Gives Foundation's date formatter the words for near days, such as "Today", that it has on Apple's systems where
/// `doesRelativeDateFormatting` is true. On Linux, the property has no effect.
///
/// ICU writes them, as on Apple's systems. The corrected method takes the place of Foundation's in the class itself.
// The class has no properties of its own, so that every date formatter can stand for one.
package final class DateFormatterCorrection: DateFormatter, @unchecked Sendable {
    private class Unchanged: DateFormatter, @unchecked Sendable {}

    /// Whether date formatters are corrected. The first use corrects them, for the rest of the process.
    package static let isInstalled = MethodTable.replaceMethods(
        of: DateFormatter.self, by: DateFormatterCorrection.self, plain: Unchanged.self, count: 1)

    package override func string(from date: Date) -> String {
        guard doesRelativeDateFormatting, dateStyle != .none, isNear(date) else { return super.string(from: date) }
        return relativeText(of: date) ?? super.string(from: date)
    }

    /// Whether a language can have a word for a date's day. The clock of the pictures tells which day is today.
    private func isNear(_ date: Date) -> Bool {
        var calendar: Calendar = calendar ?? .current
        calendar.timeZone = timeZone ?? .current
        let days = calendar.dateComponents([.day], from: calendar.startOfDay(for: Date()), to: calendar.startOfDay(for: date)).day
        return days.map { abs($0) <= 3 } ?? false
    }

    private func relativeText(of date: Date) -> String? {
        var status = U_ZERO_ERROR
        let zone = Array((timeZone ?? .current).identifier.utf16)
        let relative = UDateFormatStyle(rawValue: dateStyle.style.rawValue | UDAT_RELATIVE.rawValue)
        guard
            let format = swift_udat_open(
                timeStyle.style, relative, (locale ?? .current).identifier, zone, Int32(zone.count), nil, -1, &status)
        else { return nil }
        defer { swift_udat_close(format) }
        swift_udat_setContext(format, UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE, &status)
        var text = [UInt16](repeating: 0, count: 256)
        let count = swift_udat_format(format, date.timeIntervalSince1970 * 1000, &text, Int32(text.count), nil, &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue, count > 0, Int(count) <= text.count else { return nil }
        return String(decoding: text.prefix(Int(count)), as: UTF16.self)
    }
}

extension DateFormatter.Style {
    fileprivate var style: UDateFormatStyle {
        switch self {
        case .short: UDAT_SHORT
        case .medium: UDAT_MEDIUM
        case .long: UDAT_LONG
        case .full: UDAT_FULL
        default: UDAT_NONE
        }
    }
}
