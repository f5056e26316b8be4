// The package ClockHandRotationKit, which is a binary for Apple's systems alone: views that turn as the hands of a clock do. A picture
// shows them as they stand at its moment.
import Foundation
import SwiftUICore

/// The time of a whole turn.
public enum ClockHandRotationPeriod: Hashable, Sendable {
    /// In seconds; a negative time turns the other way.
    case custom(TimeInterval)
    case secondHand
    case minuteHand
    case hourHand

    /// In seconds.
    private var duration: TimeInterval {
        switch self {
        case .custom(let duration): duration
        case .secondHand: 60
        case .minuteHand: 3600
        case .hourHand: 43_200
        }
    }

    /// The turn since midnight, clockwise.
    func angle(at date: Date, in timeZone: TimeZone) -> Angle {
        guard duration.isFinite, duration != 0 else { return .zero }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let seconds = date.timeIntervalSince(calendar.startOfDay(for: date))
        return .degrees(seconds.truncatingRemainder(dividingBy: abs(duration)) / duration * 360)
    }
}

public struct ClockHandRotationModifier: ViewModifier {
    private let period: ClockHandRotationPeriod
    private let timeZone: TimeZone
    private let anchor: UnitPoint

    public init(period: ClockHandRotationPeriod, timeZone: TimeZone = .current, anchor: UnitPoint = .center) {
        (self.period, self.timeZone, self.anchor) = (period, timeZone, anchor)
    }

    public func body(content: Content) -> some View {
        content.rotationEffect(period.angle(at: Date(), in: timeZone), anchor: anchor)
    }
}

extension View {
    /// Turns the view as the hand of a clock.
    public func clockHandRotationEffect(
        period: ClockHandRotationPeriod, in timeZone: TimeZone = .current, anchor: UnitPoint = .center
    ) -> some View {
        modifier(ClockHandRotationModifier(period: period, timeZone: timeZone, anchor: anchor))
    }
}
