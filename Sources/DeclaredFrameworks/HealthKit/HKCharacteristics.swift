public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }
public enum HKBloodType: Int, Sendable {
    case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}
public enum HKFitzpatrickSkinType: Int, Sendable { case notSet, I, II, III, IV, V, VI }
public enum HKWheelchairUse: Int, Sendable { case notSet, no, yes }
public enum HKActivityMoveMode: Int, Sendable { case activeEnergy = 1, appleMoveTime }

// What the user has entered. None of it is set here, so these classes have no state.
open class HKBiologicalSexObject: NSObject, @unchecked Sendable { open var biologicalSex: HKBiologicalSex { .notSet } }
open class HKBloodTypeObject: NSObject, @unchecked Sendable { open var bloodType: HKBloodType { .notSet } }
open class HKFitzpatrickSkinTypeObject: NSObject, @unchecked Sendable {
    open var skinType: HKFitzpatrickSkinType { .notSet }
}
open class HKWheelchairUseObject: NSObject, @unchecked Sendable { open var wheelchairUse: HKWheelchairUse { .notSet } }
open class HKActivityMoveModeObject: NSObject, @unchecked Sendable {
    open var activityMoveMode: HKActivityMoveMode { .activeEnergy }
}

/// What a user did on a day, and what the goals were.
// An open class cannot be checked. Every property that changes is guarded.
open class HKActivitySummary: NSObject, @unchecked Sendable {
    @_Guarded open var activityMoveMode = HKActivityMoveMode.activeEnergy
    @_Guarded open var isPaused = false
    @_Guarded open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    @_Guarded open var appleMoveTime = HKQuantity(unit: .minute(), doubleValue: 0)
    @_Guarded open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
    @_Guarded open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
    @_Guarded open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    @_Guarded open var appleMoveTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    @_Guarded open var exerciseTimeGoal: HKQuantity?
    @_Guarded open var standHoursGoal: HKQuantity?

    public override init() {}

    open var appleExerciseTimeGoal: HKQuantity {
        get { exerciseTimeGoal ?? HKQuantity(unit: .minute(), doubleValue: 0) }
        set { exerciseTimeGoal = newValue }
    }
    open var appleStandHoursGoal: HKQuantity {
        get { standHoursGoal ?? HKQuantity(unit: .count(), doubleValue: 0) }
        set { standHoursGoal = newValue }
    }

    /// Returns components without a day, because no summary comes from a store.
    open func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents(calendar: calendar) }
}
