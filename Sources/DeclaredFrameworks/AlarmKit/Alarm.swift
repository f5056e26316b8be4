// AlarmKit of a user who denies alarms: nothing is scheduled. Presentations and attributes hold what is put in, so Live
// Activities of alarms draw.
@_exported import ActivityKit
@_exported import AppIntents
@_exported import Foundation
import FoundationSupplement
@_exported import SwiftUICore

/// An alarm.
public struct Alarm: Codable, Identifiable, Hashable, Sendable {
    public enum State: String, Codable, Hashable, Sendable { case scheduled, countdown, paused, alerting }

    public struct CountdownDuration: Codable, Hashable, Sendable {
        public var preAlert: TimeInterval?
        public var postAlert: TimeInterval?

        public init(preAlert: TimeInterval?, postAlert: TimeInterval?) {
            (self.preAlert, self.postAlert) = (preAlert, postAlert)
        }
    }

    public enum Schedule: Codable, Hashable, Sendable {
        case fixed(Date)
        case relative(Relative)

        public struct Relative: Codable, Hashable, Sendable {
            public struct Time: Codable, Hashable, Sendable {
                public var hour: Int
                public var minute: Int
                public init(hour: Int, minute: Int) { (self.hour, self.minute) = (hour, minute) }
            }

            public enum Recurrence: Codable, Hashable, Sendable { case never, weekly([Locale.Weekday]) }

            public var time: Time
            public var repeats: Recurrence
            public init(time: Time, repeats: Recurrence = .never) { (self.time, self.repeats) = (time, repeats) }
        }
    }

    public var id: UUID
    public var schedule: Schedule?
    public var countdownDuration: CountdownDuration?
    public var state: State
}

/// What an app adds to its alarms.
public protocol AlarmMetadata: Codable, Hashable, Sendable {}

/// A button of an alarm.
public struct AlarmButton: Codable, Hashable, Sendable {
    public var text: LocalizedStringResource
    public var textColor: Color { get { color.color } set { color = CodableColor(color: newValue) } }
    public var systemImageName: String
    private var color: CodableColor

    public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
        (self.text, color, self.systemImageName) = (text, CodableColor(color: textColor), systemImageName)
    }
}

/// A color, encoded as it looks in the light appearance.
struct CodableColor: Codable, Hashable, Sendable {
    var color: Color

    init(color: Color) { self.color = color }
    init(from decoder: any Decoder) throws { color = Color(try Color.Resolved(from: decoder)) }
    func encode(to encoder: any Encoder) throws { try color.resolve(in: EnvironmentValues()).encode(to: encoder) }
}

/// How an alarm is presented.
public struct AlarmPresentation: Codable, Hashable, Sendable {
    public struct Alert: Codable, Hashable, Sendable {
        public enum SecondaryButtonBehavior: String, Codable, Hashable, Sendable { case countdown, custom }

        public var title: LocalizedStringResource
        public var stopButton: AlarmButton
        public var secondaryButton: AlarmButton?
        public var secondaryButtonBehavior: SecondaryButtonBehavior?

        public init(
            title: LocalizedStringResource, stopButton: AlarmButton, secondaryButton: AlarmButton? = nil,
            secondaryButtonBehavior: SecondaryButtonBehavior? = nil
        ) {
            (self.title, self.stopButton, self.secondaryButton) = (title, stopButton, secondaryButton)
            self.secondaryButtonBehavior = secondaryButtonBehavior
        }

        public init(
            title: LocalizedStringResource, secondaryButton: AlarmButton? = nil,
            secondaryButtonBehavior: SecondaryButtonBehavior? = nil
        ) {
            self.init(
                title: title, stopButton: AlarmButton(text: "Stop", textColor: .white, systemImageName: "xmark"),
                secondaryButton: secondaryButton, secondaryButtonBehavior: secondaryButtonBehavior)
        }
    }

    public struct Countdown: Codable, Hashable, Sendable {
        public var title: LocalizedStringResource
        public var pauseButton: AlarmButton?
        public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
            (self.title, self.pauseButton) = (title, pauseButton)
        }
    }

    public struct Paused: Codable, Hashable, Sendable {
        public var title: LocalizedStringResource
        public var resumeButton: AlarmButton
        public init(title: LocalizedStringResource, resumeButton: AlarmButton) {
            (self.title, self.resumeButton) = (title, resumeButton)
        }
    }

    public var alert: Alert
    public var countdown: Countdown?
    public var paused: Paused?

    public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
        (self.alert, self.countdown, self.paused) = (alert, countdown, paused)
    }
}

/// What an alarm does now: the state of its Live Activity.
public struct AlarmPresentationState: Codable, Hashable, Sendable {
    public enum Mode: Codable, Hashable, Sendable {
        // A made-up state takes the first case: the countdown is what its Live Activity shows the longest.
        case countdown(Countdown), paused(Paused), alert(Alert)

        public struct Alert: Codable, Hashable, Sendable {
            public let time: Alarm.Schedule.Relative.Time
            public init(time: Alarm.Schedule.Relative.Time) { self.time = time }
        }

        public struct Countdown: Codable, Hashable, Sendable {
            public let totalCountdownDuration: TimeInterval
            public let previouslyElapsedDuration: TimeInterval
            public let startDate: Date
            public let fireDate: Date
            public init(
                totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval, startDate: Date,
                fireDate: Date
            ) {
                self.totalCountdownDuration = totalCountdownDuration
                self.previouslyElapsedDuration = previouslyElapsedDuration
                (self.startDate, self.fireDate) = (startDate, fireDate)
            }
        }

        public struct Paused: Codable, Hashable, Sendable {
            public let totalCountdownDuration: TimeInterval
            public let previouslyElapsedDuration: TimeInterval
            public init(totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval) {
                self.totalCountdownDuration = totalCountdownDuration
                self.previouslyElapsedDuration = previouslyElapsedDuration
            }
        }
    }

    public var alarmID: UUID
    public var mode: Mode
    public init(alarmID: UUID, mode: Mode) { (self.alarmID, self.mode) = (alarmID, mode) }
}

/// The attributes of an alarm's Live Activity.
public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes, Sendable {
    public typealias ContentState = AlarmPresentationState

    public var presentation: AlarmPresentation
    public var metadata: Metadata?
    public var tintColor: Color { get { tint.color } set { tint = CodableColor(color: newValue) } }
    private var tint: CodableColor

    public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
        (self.presentation, self.metadata, tint) = (presentation, metadata, CodableColor(color: tintColor))
    }
}
