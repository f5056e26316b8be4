import Foundation
import SwiftUI

/// The time on a screen: `9:41` where a day has twice twelve hours, `09:41` where it has 24.
struct ScreenClock: View {
    let date: Date

    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale

    var body: some View { Text(verbatim: ScreenClock.text(of: date, in: calendar, locale: locale)) }

    static func text(of date: Date, in calendar: Calendar, locale: Locale) -> String {
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
        func digits(_ number: Int, _ count: Int) -> String {
            number.formatted(.number.precision(.integerLength(count...)).grouping(.never).locale(locale))
        }
        switch locale.hourCycle {
        case .oneToTwelve: return "\(digits(hour % 12 == 0 ? 12 : hour % 12, 1)):\(digits(minute, 2))"
        case .zeroToEleven: return "\(digits(hour % 12, 1)):\(digits(minute, 2))"
        case .oneToTwentyFour: return "\(digits(hour == 0 ? 24 : hour, 2)):\(digits(minute, 2))"
        case .zeroToTwentyThree: return "\(digits(hour, 2)):\(digits(minute, 2))"
        @unknown default: return "\(digits(hour, 2)):\(digits(minute, 2))"
        }
    }
}
