import CoreLocation
import Foundation

/// What starts scenes by itself. No home takes one.
open class HMTrigger: NSObject {
    public let uniqueIdentifier = UUID()
    public let name: String

    init(name: String) { self.name = name }

    open var isEnabled: Bool { false }
    open var actionSets: [HMActionSet] { [] }
    open var lastFireDate: Date? { nil }

    open func enable(_ enable: Bool, completionHandler completion: @escaping ((any Error)?) -> Void) { completion(HMError.denied) }
    open func enable(_ enable: Bool) async throws { throw HMError.denied }
    open func addActionSet(_ actionSet: HMActionSet, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError.denied)
    }
    open func addActionSet(_ actionSet: HMActionSet) async throws { throw HMError.denied }
    open func updateName(_ name: String) async throws { throw HMError.denied }
}

/// Fires at a time.
open class HMTimerTrigger: HMTrigger {
    public let fireDate: Date
    public let timeZone: TimeZone?
    public let recurrence: DateComponents?
    public let recurrenceCalendar: Calendar?

    public init(name: String, fireDate: Date, recurrence: DateComponents?) {
        (self.fireDate, self.recurrence, timeZone, recurrenceCalendar) = (fireDate, recurrence, nil, nil)
        super.init(name: name)
    }
    public init(name: String, fireDate: Date, timeZone: TimeZone?, recurrence: DateComponents?, recurrenceCalendar: Calendar?) {
        (self.fireDate, self.timeZone, self.recurrence, self.recurrenceCalendar) = (fireDate, timeZone, recurrence, recurrenceCalendar)
        super.init(name: name)
    }
}

/// Fires when something happens.
open class HMEventTrigger: HMTrigger {
    public let events: [HMEvent]
    public let endEvents: [HMEvent]
    public let recurrences: [DateComponents]?
    public let predicate: NSPredicate?

    public init(name: String, events: [HMEvent], predicate: NSPredicate?) {
        (self.events, self.predicate, endEvents, recurrences) = (events, predicate, [], nil)
        super.init(name: name)
    }
    public init(name: String, events: [HMEvent], end endEvents: [HMEvent]?, recurrences: [DateComponents]?, predicate: NSPredicate?) {
        (self.events, self.endEvents, self.recurrences, self.predicate) = (events, endEvents ?? [], recurrences, predicate)
        super.init(name: name)
    }

    // Predicates of triggers are values of HomeKit's own language. No home evaluates one, so all of them are always true.
    open class func predicateForEvaluatingTrigger(
        occurringBefore dateComponents: DateComponents
    ) -> NSPredicate { NSPredicate(value: true) }
    open class func predicateForEvaluatingTrigger(
        occurringAfter dateComponents: DateComponents
    ) -> NSPredicate { NSPredicate(value: true) }
    open class func predicateForEvaluatingTrigger(
        occurringBefore significantEvent: HMSignificantTimeEvent
    ) -> NSPredicate { NSPredicate(value: true) }
    open class func predicateForEvaluatingTrigger(
        occurringAfter significantEvent: HMSignificantTimeEvent
    ) -> NSPredicate { NSPredicate(value: true) }
}

open class HMEvent: NSObject {
    public let uniqueIdentifier = UUID()
}

open class HMLocationEvent: HMEvent {
    public let region: CLRegion?
    public init(region: CLRegion) { self.region = region }
}

open class HMTimeEvent: HMEvent {}

/// A day's sunrise or sunset.
public struct HMSignificantEvent: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sunrise = HMSignificantEvent(rawValue: "sunrise")
    public static let sunset = HMSignificantEvent(rawValue: "sunset")
}

open class HMSignificantTimeEvent: HMTimeEvent {
    public let significantEvent: HMSignificantEvent
    public let offset: DateComponents?
    public init(significantEvent: HMSignificantEvent, offset: DateComponents?) {
        (self.significantEvent, self.offset) = (significantEvent, offset)
    }
}

open class HMCalendarEvent: HMTimeEvent {
    public let fireDateComponents: DateComponents
    public init(fire fireDateComponents: DateComponents) { self.fireDateComponents = fireDateComponents }
}

/// Happens when a characteristic has a value.
// Apple asks that the value can be copied. `any NSCopying` does that there and not here, so nothing is asked.
open class HMCharacteristicEvent<TriggerValueType>: HMEvent {
    public let characteristic: HMCharacteristic
    public let triggerValue: TriggerValueType?
    public init(characteristic: HMCharacteristic, triggerValue: TriggerValueType?) {
        (self.characteristic, self.triggerValue) = (characteristic, triggerValue)
    }
}
