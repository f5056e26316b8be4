/// How a sample's dates are compared with an interval's.
public struct HKQueryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

extension HKQuery {
    static func condition<Value>(_ type: Value.Type, _ test: @escaping @Sendable (Value) -> Bool) -> NSPredicate
    {
        NSPredicate { object, _ in (object as? Value).map(test) ?? false }
    }

    static func isSatisfied<Value: Comparable>(
        _ type: NSComparisonPredicate.Operator, _ left: Value, _ right: Value
    ) -> Bool {
        switch type {
        case .lessThan: left < right
        case .lessThanOrEqualTo: left <= right
        case .greaterThan: left > right
        case .greaterThanOrEqualTo: left >= right
        case .equalTo: left == right
        case .notEqualTo: left != right
        default: false
        }
    }

    private static func isSatisfied(_ type: NSComparisonPredicate.Operator, _ left: HKQuantity?, _ right: HKQuantity)
        -> Bool
    {
        left.map { isSatisfied(type, $0.compare(right).rawValue, 0) } ?? false
    }

    public class func predicateForSamples(
        withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
    ) -> NSPredicate {
        condition(HKSample.self) { sample in
            if let startDate {
                guard options.contains(.strictStartDate) ? sample.startDate >= startDate : sample.endDate >= startDate
                else { return false }
            }
            guard let endDate else { return true }
            return options.contains(.strictEndDate) ? sample.endDate <= endDate : sample.startDate < endDate
        }
    }

    public class func predicateForObjects(from source: HKSource) -> NSPredicate {
        condition(HKObject.self) { $0.source == source }
    }
    public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
        condition(HKObject.self) { sources.contains($0.source) }
    }
    public class func predicateForObjects(from sourceRevisions: Set<HKSourceRevision>) -> NSPredicate {
        condition(HKObject.self) { object in sourceRevisions.contains { $0.source == object.source } }
    }
    public class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate {
        condition(HKObject.self) { $0.device.map(devices.contains) ?? false }
    }
    /// No sample belongs to a workout here.
    public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate { NSPredicate(value: false) }
    public class func predicateForObject(with UUID: UUID) -> NSPredicate {
        condition(HKObject.self) { $0.uuid == UUID }
    }
    public class func predicateForObjects(with UUIDs: Set<UUID>) -> NSPredicate {
        condition(HKObject.self) { UUIDs.contains($0.uuid) }
    }
    public class func predicateForObjectsWithNoCorrelation() -> NSPredicate { NSPredicate(value: true) }
    public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
        condition(HKObject.self) { $0.metadata?[key] != nil }
    }
    public class func predicateForObjects(withDeviceProperty key: String, allowedValues: Set<String>) -> NSPredicate {
        condition(HKObject.self) { object in
            let device = object.device
            let value: String? =
                switch key {
                case HKDevicePropertyKeyName: device?.name
                case HKDevicePropertyKeyManufacturer: device?.manufacturer
                case HKDevicePropertyKeyModel: device?.model
                case HKDevicePropertyKeyHardwareVersion: device?.hardwareVersion
                case HKDevicePropertyKeyFirmwareVersion: device?.firmwareVersion
                case HKDevicePropertyKeySoftwareVersion: device?.softwareVersion
                case HKDevicePropertyKeyLocalIdentifier: device?.localIdentifier
                case HKDevicePropertyKeyUDIDeviceIdentifier: device?.udiDeviceIdentifier
                default: nil
                }
            return value.map(allowedValues.contains) ?? false
        }
    }
    public class func predicateForObjects(withMetadataKey key: String, allowedValues: [Any]) -> NSPredicate {
        let allowed = allowedValues.compactMap { $0 as? AnyHashable }
        return NSPredicate { object, _ in
            ((object as? HKObject)?.metadata?[key] as? AnyHashable).map(allowed.contains) ?? false
        }
    }
    public class func predicateForObjects(
        withMetadataKey key: String, operatorType: NSComparisonPredicate.Operator, value: Any
    ) -> NSPredicate {
        switch value {
        case let value as String:
            condition(HKObject.self) { ($0.metadata?[key] as? String).map { isSatisfied(operatorType, $0, value) } ?? false }
        case let value as Date:
            condition(HKObject.self) { ($0.metadata?[key] as? Date).map { isSatisfied(operatorType, $0, value) } ?? false }
        case let value as HKQuantity:
            condition(HKObject.self) { isSatisfied(operatorType, $0.metadata?[key] as? HKQuantity, value) }
        default:
            condition(HKObject.self) { [number = (value as? NSNumber)?.doubleValue] object in
                guard let number, let own = (object.metadata?[key] as? NSNumber)?.doubleValue else { return false }
                return isSatisfied(operatorType, own, number)
            }
        }
    }
    public class func predicateForQuantitySamples(
        with operatorType: NSComparisonPredicate.Operator, quantity: HKQuantity
    ) -> NSPredicate {
        condition(HKQuantitySample.self) { isSatisfied(operatorType, $0.quantity, quantity) }
    }
    public class func predicateForCategorySamples(
        with operatorType: NSComparisonPredicate.Operator, value: Int
    ) -> NSPredicate {
        condition(HKCategorySample.self) { isSatisfied(operatorType, $0.value, value) }
    }
    public class func predicateForCategorySamples(equalTo values: Set<Int>) -> NSPredicate {
        condition(HKCategorySample.self) { values.contains($0.value) }
    }
    public class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
        condition(HKWorkout.self) { $0.workoutActivityType == workoutActivityType }
    }
    public class func predicateForWorkouts(
        with operatorType: NSComparisonPredicate.Operator, duration: TimeInterval
    ) -> NSPredicate {
        condition(HKWorkout.self) { isSatisfied(operatorType, $0.duration, duration) }
    }
    public class func predicateForWorkouts(
        with operatorType: NSComparisonPredicate.Operator, totalEnergyBurned: HKQuantity
    ) -> NSPredicate {
        condition(HKWorkout.self) { isSatisfied(operatorType, $0.totalEnergyBurned, totalEnergyBurned) }
    }
    public class func predicateForWorkouts(
        with operatorType: NSComparisonPredicate.Operator, totalDistance: HKQuantity
    ) -> NSPredicate {
        condition(HKWorkout.self) { isSatisfied(operatorType, $0.totalDistance, totalDistance) }
    }
    public class func predicateForWorkoutActivities(workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
        condition(HKWorkoutActivity.self) { $0.workoutConfiguration.activityType == workoutActivityType }
    }
    /// No sample says to which workout its effort belongs.
    public class func predicateForWorkoutEffortSamplesRelated(workout: HKWorkout, activity: HKWorkoutActivity?) -> NSPredicate {
        NSPredicate(value: false)
    }
    public class func predicateForClinicalRecords(withFHIRResourceType resourceType: HKFHIRResourceType) -> NSPredicate {
        condition(HKClinicalRecord.self) { $0.fhirResource?.resourceType == resourceType }
    }
    public class func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate {
        condition(HKActivitySummary.self) { summary in
            let components = summary.dateComponents(for: dateComponents.calendar ?? .current)
            return (components.era, components.year, components.month, components.day)
                == (dateComponents.era, dateComponents.year, dateComponents.month, dateComponents.day)
        }
    }
    public class func predicate(
        forActivitySummariesBetweenStart startDateComponents: DateComponents, end endDateComponents: DateComponents
    ) -> NSPredicate {
        condition(HKActivitySummary.self) { summary in
            let calendar = startDateComponents.calendar ?? .current
            guard let date = calendar.date(from: summary.dateComponents(for: calendar)),
                let start = calendar.date(from: startDateComponents), let end = calendar.date(from: endDateComponents)
            else { return false }
            return start <= date && date <= end
        }
    }
}

extension HKCategoryValueSleepAnalysis {
    public static func predicateForSamples(
        equalTo values: Set<HKCategoryValueSleepAnalysis>
    ) -> NSPredicate { HKQuery.predicateForCategorySamples(equalTo: Set(values.map(\.rawValue))) }

    public static func predicateForSamples(
        _ operatorType: NSComparisonPredicate.Operator, _ value: HKCategoryValueSleepAnalysis
    ) -> NSPredicate { HKQuery.predicateForCategorySamples(with: operatorType, value: value.rawValue) }
}
