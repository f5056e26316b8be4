@testable import ClockHandRotationKit
import ClockRotationEffect
import Foundation
import SwiftUI
import Testing

/// Views that turn as the hands of a clock do.
@Suite struct ClockHandTests {
    /// Half past one at night in Tokyo, and 15 seconds.
    private let date = Date(timeIntervalSince1970: 86_400 * 100 - 9 * 3600 + 5415)

    @Test(arguments: [
        (.hourHand, 45.125), (.minuteHand, 181.5), (.secondHand, 90), (.custom(10), 180), (.custom(-10), -180), (.custom(0), 0),
        (.custom(.infinity), 0),
    ] as [(ClockHandRotationPeriod, Double)])
    func handsStandAsOnAClock(period: ClockHandRotationPeriod, degrees: Double) throws {
        let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
        #expect(abs(period.angle(at: date, in: tokyo).degrees - degrees) < 1e-6)
    }

    @Test @MainActor func viewsTurn() {
        _ = Rectangle().clockHandRotationEffect(period: .secondHand, in: .gmt, anchor: .bottom)
        _ = Rectangle().clockRotation(.miniuteHand)
        _ = Rectangle().modifier(ClockRotationModifier(period: .custom(2), timezone: .gmt, anchor: .top))
    }
}
