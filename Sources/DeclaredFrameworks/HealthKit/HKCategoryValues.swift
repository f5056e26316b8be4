// The values of category samples.

public enum HKCategoryValue: Int, Sendable { case notApplicable }

public enum HKCategoryValueSleepAnalysis: Int, CaseIterable, Sendable {
    case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM

    public static var asleep: HKCategoryValueSleepAnalysis { .asleepUnspecified }
    public static var allAsleepValues: Set<HKCategoryValueSleepAnalysis> {
        [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM]
    }
}

public enum HKCategoryValueAppleStandHour: Int, CaseIterable, Sendable { case stood, idle }
public enum HKCategoryValueAppleWalkingSteadinessEvent: Int, CaseIterable, Sendable {
    case initialLow = 1, initialVeryLow, repeatLow, repeatVeryLow
}
public enum HKCategoryValueAppetiteChanges: Int, CaseIterable, Sendable {
    case unspecified, noChange, decreased, increased
}
public enum HKCategoryValueCervicalMucusQuality: Int, CaseIterable, Sendable {
    case dry = 1, sticky, creamy, watery, eggWhite
}
public enum HKCategoryValueContraceptive: Int, CaseIterable, Sendable {
    case unspecified = 1, implant, injection, intrauterineDevice, intravaginalRing, oral, patch
}
public enum HKCategoryValueEnvironmentalAudioExposureEvent: Int, CaseIterable, Sendable { case momentaryLimit = 1 }
public enum HKCategoryValueHeadphoneAudioExposureEvent: Int, CaseIterable, Sendable { case sevenDayLimit = 1 }
public enum HKCategoryValueLowCardioFitnessEvent: Int, CaseIterable, Sendable { case lowFitness = 1 }
public enum HKCategoryValueMenstrualFlow: Int, CaseIterable, Sendable {
    case unspecified = 1, light, medium, heavy, none
}
public enum HKCategoryValueVaginalBleeding: Int, CaseIterable, Sendable {
    case unspecified = 1, light, medium, heavy, none
}
public enum HKCategoryValueOvulationTestResult: Int, CaseIterable, Sendable {
    case negative = 1, luteinizingHormoneSurge, indeterminate, estrogenSurge

    public static var positive: HKCategoryValueOvulationTestResult { .luteinizingHormoneSurge }
}
public enum HKCategoryValuePregnancyTestResult: Int, CaseIterable, Sendable {
    case negative = 1, positive, indeterminate
}
public enum HKCategoryValueProgesteroneTestResult: Int, CaseIterable, Sendable {
    case negative = 1, positive, indeterminate
}
public enum HKCategoryValuePresence: Int, CaseIterable, Sendable { case present, notPresent }
public enum HKCategoryValueSeverity: Int, CaseIterable, Sendable {
    case unspecified, notPresent, mild, moderate, severe
}
