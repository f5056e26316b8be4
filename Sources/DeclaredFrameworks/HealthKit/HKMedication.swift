public let HKMedicationDoseEventTypeIdentifierMedicationDoseEvent = "HKMedicationDoseEventTypeIdentifierMedicationDoseEvent"

// The subclasses add no state.
open class HKMedicationDoseEventType: HKSampleType, @unchecked Sendable {}
open class HKUserAnnotatedMedicationType: HKObjectType, @unchecked Sendable {
    open override func requiresPerObjectAuthorization() -> Bool { true }
}

extension HKObjectType {
    public class func medicationDoseEventType() -> HKMedicationDoseEventType {
        HKMedicationDoseEventType(name: HKMedicationDoseEventTypeIdentifierMedicationDoseEvent)
    }
    public class func userAnnotatedMedicationType() -> HKUserAnnotatedMedicationType {
        HKUserAnnotatedMedicationType(name: "HKUserAnnotatedMedicationTypeIdentifier")
    }
}

/// The kind of a thing that doctors name.
public struct HKHealthConceptDomain: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let medication = HKHealthConceptDomain(rawValue: "HKHealthConceptDomainMedication")
}

/// Names a thing that doctors name. Nothing can make one here.
// An open class cannot be checked. There is no state.
open class HKHealthConceptIdentifier: NSObject, NSCopying, @unchecked Sendable {
    override init() {}

    open var domain: HKHealthConceptDomain { .medication }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A medication. Nothing can make one here.
// An open class cannot be checked. There is no state.
open class HKMedicationConcept: NSObject, @unchecked Sendable {
    override init() {}

    open var identifier: HKHealthConceptIdentifier { HKHealthConceptIdentifier() }
    open var displayText: String { "" }
}

/// A medication with what the user says of it. Nothing can make one here.
// An open class cannot be checked. There is no state.
open class HKUserAnnotatedMedication: NSObject, @unchecked Sendable {
    override init() {}

    open var nickname: String? { nil }
    open var isArchived: Bool { false }
    open var hasSchedule: Bool { false }
    open var medication: HKMedicationConcept { HKMedicationConcept() }
}

/// A query for the user's medications, which finds none.
// Predicates do not change.
public struct HKUserAnnotatedMedicationQueryDescriptor: @unchecked Sendable {
    public let predicate: NSPredicate?
    public let limit: Int?

    public init(predicate: NSPredicate? = nil, limit: Int? = nil) { (self.predicate, self.limit) = (predicate, limit) }

    public func result(for healthStore: HKHealthStore) async throws -> [HKUserAnnotatedMedication] { [] }
}

/// A dose that someone took or did not take. Nothing can make one here.
// The subclass adds no state.
open class HKMedicationDoseEvent: HKSample, @unchecked Sendable {
    public enum LogStatus: Int, Sendable { case notInteracted = 1, notificationNotSent, snoozed, taken, skipped, notLogged }

    public enum ScheduleType: Int, Sendable { case asNeeded = 1, schedule }

    open var medicationDoseEventType: HKMedicationDoseEventType { HKObjectType.medicationDoseEventType() }
    open var medicationConceptIdentifier: HKHealthConceptIdentifier { HKHealthConceptIdentifier() }
    open var logStatus: LogStatus { .notLogged }
    open var scheduleType: ScheduleType { .asNeeded }
    open var scheduledDate: Date? { nil }
    open var scheduledDoseQuantity: Double? { nil }
    open var doseQuantity: Double? { nil }
    open var unit: HKUnit { .count() }
}

extension HKQuery {
    public class func predicateForMedicationDoseEvent(status: HKMedicationDoseEvent.LogStatus) -> NSPredicate {
        condition(HKMedicationDoseEvent.self) { $0.logStatus == status }
    }
    public class func predicateForMedicationDoseEvent(statuses: Set<HKMedicationDoseEvent.LogStatus>) -> NSPredicate {
        condition(HKMedicationDoseEvent.self) { statuses.contains($0.logStatus) }
    }
}
