import Foundation

/// The height of the sea, as a wave of 12 hours and 25 minutes.
struct Tide {
    static let period: TimeInterval = 745 * 60

    /// The height in meters.
    static func height(at date: Date) -> Double {
        2.4 + 1.9 * cos(date.timeIntervalSinceReferenceDate / period * 2 * .pi)
    }

    static func nextHigh(after date: Date) -> Date {
        Date(timeIntervalSinceReferenceDate: (date.timeIntervalSinceReferenceDate / period).rounded(.up) * period)
    }
}
