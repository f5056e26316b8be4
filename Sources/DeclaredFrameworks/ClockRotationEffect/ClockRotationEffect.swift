// The package ClockRotationEffect, which is a binary for Apple's systems alone: what ClockHandRotationKit does, under other names.
import ClockHandRotationKit
import Foundation
import SwiftUICore

/// The time of a whole turn.
public enum ClockRotationPeriod: Hashable, Sendable {
    /// In seconds; a negative time turns the other way.
    case custom(TimeInterval)
    case secondHand
    // The package's own spelling.
    case miniuteHand
    case hourHand

    fileprivate var period: ClockHandRotationPeriod {
        switch self {
        case .custom(let duration): .custom(duration)
        case .secondHand: .secondHand
        case .miniuteHand: .minuteHand
        case .hourHand: .hourHand
        }
    }
}

public struct ClockRotationModifier: ViewModifier {
    private let modifier: ClockHandRotationModifier

    public init(period: ClockRotationPeriod, timezone: TimeZone = .current, anchor: UnitPoint = .center) {
        modifier = ClockHandRotationModifier(period: period.period, timeZone: timezone, anchor: anchor)
    }

    public func body(content: Content) -> some View { content.modifier(modifier) }
}

extension View {
    /// Turns the view as the hand of a clock.
    public func clockRotation(
        _ period: ClockRotationPeriod, in timezone: TimeZone = .current, anchor: UnitPoint = .center
    ) -> some View {
        modifier(ClockRotationModifier(period: period, timezone: timezone, anchor: anchor))
    }
}
