import Foundation

/// Schedules nothing, because the user denies alarms.
// There is no state.
public final class AlarmManager: @unchecked Sendable {
    public static let shared = AlarmManager()

    public enum AuthorizationState: Int, Codable, Hashable, Sendable { case notDetermined, denied, authorized }
    public enum AlarmError: Error, Hashable, Sendable { case maximumLimitReached }

    /// The reason why nothing is scheduled.
    private struct Denied: LocalizedError {
        var errorDescription: String? { "The user denies alarms." }
    }

    public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
        public var countdownDuration: Alarm.CountdownDuration?
        public var schedule: Alarm.Schedule?
        public var attributes: AlarmAttributes<Metadata>
        public var sound: AlertConfiguration.AlertSound

        public init(
            countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil,
            attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
            secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
        ) {
            (self.countdownDuration, self.schedule) = (countdownDuration, schedule)
            (self.attributes, self.sound) = (attributes, sound)
        }

        public static func timer(
            duration: TimeInterval, attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
            secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
        ) -> AlarmConfiguration {
            AlarmConfiguration(
                countdownDuration: .init(preAlert: duration, postAlert: nil), attributes: attributes, sound: sound)
        }

        public static func alarm(
            schedule: Alarm.Schedule?, attributes: AlarmAttributes<Metadata>,
            stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
            sound: AlertConfiguration.AlertSound = .default
        ) -> AlarmConfiguration { AlarmConfiguration(schedule: schedule, attributes: attributes, sound: sound) }
    }

    /// A sequence of changes, of which there are none.
    public struct Updates<Element: Sendable>: AsyncSequence, AsyncIteratorProtocol, Sendable {
        public mutating func next() async -> Element? { nil }
        public func makeAsyncIterator() -> Updates { self }
    }

    public var authorizationState: AuthorizationState { .denied }
    public var authorizationUpdates: Updates<AuthorizationState> { Updates() }
    public func requestAuthorization() async throws -> AuthorizationState { .denied }

    public var alarms: [Alarm] { get throws { [] } }
    public var alarmUpdates: Updates<[Alarm]> { Updates() }

    public func schedule<Metadata: AlarmMetadata>(
        id: Alarm.ID, configuration: AlarmConfiguration<Metadata>
    ) async throws -> Alarm { throw Denied() }
    public func cancel(id: Alarm.ID) throws { throw Denied() }
    public func stop(id: Alarm.ID) throws { throw Denied() }
    public func pause(id: Alarm.ID) throws { throw Denied() }
    public func resume(id: Alarm.ID) throws { throw Denied() }
    public func countdown(id: Alarm.ID) throws { throw Denied() }
}
