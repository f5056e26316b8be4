// EventKit as a device has it whose user denies an app calendars and reminders. The store has no calendars, finds no
// events and reminders, and saves nothing. Events, reminders, alarms and recurrence rules hold what is put in.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationSupplement

public let EKErrorDomain = "EKErrorDomain"

extension NSNotification.Name {
    public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}

/// The reason why EventKit refuses a request.
public struct EKError: _BridgedStoredNSError {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { EKErrorDomain }

    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = EKError

        case eventNotMutable, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure, calendarReadOnly
        case durationGreaterThanRecurrence, alarmGreaterThanRecurrence, startDateTooFarInFuture
        case startDateCollidesWithOtherOccurrence, objectBelongsToDifferentStore, invitesCannotBeMoved, invalidSpan
        case calendarHasNoSource, calendarSourceCannotBeModified, calendarIsImmutable
        case sourceDoesNotAllowCalendarAddDelete, recurringReminderRequiresDueDate, structuredLocationsNotSupported
        case reminderLocationsNotSupported, alarmProximityNotSupported, calendarDoesNotAllowEvents
        case calendarDoesNotAllowReminders, sourceDoesNotAllowReminders, sourceDoesNotAllowEvents, priorityIsInvalid
        case invalidEntityType, procedureAlarmsNotMutable, eventStoreNotAuthorized, osNotSupported
        case invalidInviteReplyCalendar, notificationsCollectionFlagNotSet, sourceMismatch,
            notificationCollectionMismatch
        case notificationSavedWithoutCollection, reminderAlarmContainsEmailOrUrl
    }

    public static var eventNotMutable: Code { .eventNotMutable }
    public static var noCalendar: Code { .noCalendar }
    public static var noStartDate: Code { .noStartDate }
    public static var noEndDate: Code { .noEndDate }
    public static var datesInverted: Code { .datesInverted }
    public static var internalFailure: Code { .internalFailure }
    public static var calendarReadOnly: Code { .calendarReadOnly }
    public static var calendarIsImmutable: Code { .calendarIsImmutable }
    public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }

    static let denied = EKError(
        .eventStoreNotAuthorized, userInfo: [NSLocalizedDescriptionKey: "The event store isn't authorized."])
}
