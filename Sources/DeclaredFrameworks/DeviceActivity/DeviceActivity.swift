// Device Activity of a device that reports none: schedules are refused, and monitors are never called.
@_exported import Foundation
@_exported import ManagedSettings

public struct DeviceActivityName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

public struct DeviceActivitySchedule: Equatable, Sendable {
    public let intervalStart: DateComponents
    public let intervalEnd: DateComponents
    public let repeats: Bool
    public let warningTime: DateComponents?

    public init(
        intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool, warningTime: DateComponents? = nil
    ) {
        (self.intervalStart, self.intervalEnd) = (intervalStart, intervalEnd)
        (self.repeats, self.warningTime) = (repeats, warningTime)
    }

    public var nextInterval: DateInterval? { nil }
}

public struct DeviceActivityEvent: Equatable, Sendable {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public let applications: Set<ApplicationToken>
    public let categories: Set<ActivityCategoryToken>
    public let webDomains: Set<WebDomainToken>
    public let threshold: DateComponents
    public let includesPastActivity: Bool

    public init(
        applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
        webDomains: Set<WebDomainToken> = [], threshold: DateComponents, includesPastActivity: Bool = false
    ) {
        (self.applications, self.categories) = (applications, categories)
        (self.webDomains, self.threshold, self.includesPastActivity) = (webDomains, threshold, includesPastActivity)
    }
}

/// Monitors nothing.
// There is no state.
open class DeviceActivityCenter: @unchecked Sendable {
    public enum MonitoringError: Int, Error, Sendable {
        case excessiveActivities, intervalTooLong, intervalTooShort, invalidDateComponents, unauthorized
    }

    public init() {}

    public var activities: [DeviceActivityName] { [] }
    public func startMonitoring(
        _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule,
        events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
    ) throws { throw MonitoringError.unauthorized }
    public func stopMonitoring(_ activities: [DeviceActivityName] = []) {}
    public func schedule(for activity: DeviceActivityName) -> DeviceActivitySchedule? { nil }
    public func events(for activity: DeviceActivityName) -> [DeviceActivityEvent.Name: DeviceActivityEvent] { [:] }
}

/// Hears what happens. It is never called.
// There is no state.
open class DeviceActivityMonitor: @unchecked Sendable {
    public init() {}
    open func intervalDidStart(for activity: DeviceActivityName) {}
    open func intervalDidEnd(for activity: DeviceActivityName) {}
    open func intervalWillStartWarning(for activity: DeviceActivityName) {}
    open func intervalWillEndWarning(for activity: DeviceActivityName) {}
    open func eventDidReachThreshold(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {}
    open func eventWillReachThresholdWarning(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {}
}
