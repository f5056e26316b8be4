import Foundation

/// The name of a type of samples that measure a quantity.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier\(name)" }

    public static let appleSleepingWristTemperature = HKQuantityTypeIdentifier("AppleSleepingWristTemperature")
    public static let bodyFatPercentage = HKQuantityTypeIdentifier("BodyFatPercentage")
    public static let bodyMass = HKQuantityTypeIdentifier("BodyMass")
    public static let bodyMassIndex = HKQuantityTypeIdentifier("BodyMassIndex")
    public static let electrodermalActivity = HKQuantityTypeIdentifier("ElectrodermalActivity")
    public static let height = HKQuantityTypeIdentifier("Height")
    public static let leanBodyMass = HKQuantityTypeIdentifier("LeanBodyMass")
    public static let waistCircumference = HKQuantityTypeIdentifier("WaistCircumference")
    public static let activeEnergyBurned = HKQuantityTypeIdentifier("ActiveEnergyBurned")
    public static let appleExerciseTime = HKQuantityTypeIdentifier("AppleExerciseTime")
    public static let appleMoveTime = HKQuantityTypeIdentifier("AppleMoveTime")
    public static let appleStandTime = HKQuantityTypeIdentifier("AppleStandTime")
    public static let basalEnergyBurned = HKQuantityTypeIdentifier("BasalEnergyBurned")
    public static let crossCountrySkiingSpeed = HKQuantityTypeIdentifier("CrossCountrySkiingSpeed")
    public static let cyclingCadence = HKQuantityTypeIdentifier("CyclingCadence")
    public static let cyclingFunctionalThresholdPower = HKQuantityTypeIdentifier("CyclingFunctionalThresholdPower")
    public static let cyclingPower = HKQuantityTypeIdentifier("CyclingPower")
    public static let cyclingSpeed = HKQuantityTypeIdentifier("CyclingSpeed")
    public static let distanceCrossCountrySkiing = HKQuantityTypeIdentifier("DistanceCrossCountrySkiing")
    public static let distanceCycling = HKQuantityTypeIdentifier("DistanceCycling")
    public static let distanceDownhillSnowSports = HKQuantityTypeIdentifier("DistanceDownhillSnowSports")
    public static let distancePaddleSports = HKQuantityTypeIdentifier("DistancePaddleSports")
    public static let distanceRowing = HKQuantityTypeIdentifier("DistanceRowing")
    public static let distanceSkatingSports = HKQuantityTypeIdentifier("DistanceSkatingSports")
    public static let distanceSwimming = HKQuantityTypeIdentifier("DistanceSwimming")
    public static let distanceWalkingRunning = HKQuantityTypeIdentifier("DistanceWalkingRunning")
    public static let distanceWheelchair = HKQuantityTypeIdentifier("DistanceWheelchair")
    public static let estimatedWorkoutEffortScore = HKQuantityTypeIdentifier("EstimatedWorkoutEffortScore")
    public static let flightsClimbed = HKQuantityTypeIdentifier("FlightsClimbed")
    public static let nikeFuel = HKQuantityTypeIdentifier("NikeFuel")
    public static let paddleSportsSpeed = HKQuantityTypeIdentifier("PaddleSportsSpeed")
    public static let physicalEffort = HKQuantityTypeIdentifier("PhysicalEffort")
    public static let pushCount = HKQuantityTypeIdentifier("PushCount")
    public static let rowingSpeed = HKQuantityTypeIdentifier("RowingSpeed")
    public static let runningGroundContactTime = HKQuantityTypeIdentifier("RunningGroundContactTime")
    public static let runningPower = HKQuantityTypeIdentifier("RunningPower")
    public static let runningSpeed = HKQuantityTypeIdentifier("RunningSpeed")
    public static let runningStrideLength = HKQuantityTypeIdentifier("RunningStrideLength")
    public static let runningVerticalOscillation = HKQuantityTypeIdentifier("RunningVerticalOscillation")
    public static let stepCount = HKQuantityTypeIdentifier("StepCount")
    public static let swimmingStrokeCount = HKQuantityTypeIdentifier("SwimmingStrokeCount")
    public static let underwaterDepth = HKQuantityTypeIdentifier("UnderwaterDepth")
    public static let vo2Max = HKQuantityTypeIdentifier("VO2Max")
    public static let workoutEffortScore = HKQuantityTypeIdentifier("WorkoutEffortScore")
    public static let environmentalAudioExposure = HKQuantityTypeIdentifier("EnvironmentalAudioExposure")
    public static let environmentalSoundReduction = HKQuantityTypeIdentifier("EnvironmentalSoundReduction")
    public static let headphoneAudioExposure = HKQuantityTypeIdentifier("HeadphoneAudioExposure")
    public static let atrialFibrillationBurden = HKQuantityTypeIdentifier("AtrialFibrillationBurden")
    public static let heartRate = HKQuantityTypeIdentifier("HeartRate")
    public static let heartRateRecoveryOneMinute = HKQuantityTypeIdentifier("HeartRateRecoveryOneMinute")
    public static let heartRateVariabilitySDNN = HKQuantityTypeIdentifier("HeartRateVariabilitySDNN")
    public static let peripheralPerfusionIndex = HKQuantityTypeIdentifier("PeripheralPerfusionIndex")
    public static let restingHeartRate = HKQuantityTypeIdentifier("RestingHeartRate")
    public static let walkingHeartRateAverage = HKQuantityTypeIdentifier("WalkingHeartRateAverage")
    public static let appleWalkingSteadiness = HKQuantityTypeIdentifier("AppleWalkingSteadiness")
    public static let sixMinuteWalkTestDistance = HKQuantityTypeIdentifier("SixMinuteWalkTestDistance")
    public static let stairAscentSpeed = HKQuantityTypeIdentifier("StairAscentSpeed")
    public static let stairDescentSpeed = HKQuantityTypeIdentifier("StairDescentSpeed")
    public static let walkingAsymmetryPercentage = HKQuantityTypeIdentifier("WalkingAsymmetryPercentage")
    public static let walkingDoubleSupportPercentage = HKQuantityTypeIdentifier("WalkingDoubleSupportPercentage")
    public static let walkingSpeed = HKQuantityTypeIdentifier("WalkingSpeed")
    public static let walkingStepLength = HKQuantityTypeIdentifier("WalkingStepLength")
    public static let dietaryBiotin = HKQuantityTypeIdentifier("DietaryBiotin")
    public static let dietaryCaffeine = HKQuantityTypeIdentifier("DietaryCaffeine")
    public static let dietaryCalcium = HKQuantityTypeIdentifier("DietaryCalcium")
    public static let dietaryCarbohydrates = HKQuantityTypeIdentifier("DietaryCarbohydrates")
    public static let dietaryChloride = HKQuantityTypeIdentifier("DietaryChloride")
    public static let dietaryCholesterol = HKQuantityTypeIdentifier("DietaryCholesterol")
    public static let dietaryChromium = HKQuantityTypeIdentifier("DietaryChromium")
    public static let dietaryCopper = HKQuantityTypeIdentifier("DietaryCopper")
    public static let dietaryEnergyConsumed = HKQuantityTypeIdentifier("DietaryEnergyConsumed")
    public static let dietaryFatMonounsaturated = HKQuantityTypeIdentifier("DietaryFatMonounsaturated")
    public static let dietaryFatPolyunsaturated = HKQuantityTypeIdentifier("DietaryFatPolyunsaturated")
    public static let dietaryFatSaturated = HKQuantityTypeIdentifier("DietaryFatSaturated")
    public static let dietaryFatTotal = HKQuantityTypeIdentifier("DietaryFatTotal")
    public static let dietaryFiber = HKQuantityTypeIdentifier("DietaryFiber")
    public static let dietaryFolate = HKQuantityTypeIdentifier("DietaryFolate")
    public static let dietaryIodine = HKQuantityTypeIdentifier("DietaryIodine")
    public static let dietaryIron = HKQuantityTypeIdentifier("DietaryIron")
    public static let dietaryMagnesium = HKQuantityTypeIdentifier("DietaryMagnesium")
    public static let dietaryManganese = HKQuantityTypeIdentifier("DietaryManganese")
    public static let dietaryMolybdenum = HKQuantityTypeIdentifier("DietaryMolybdenum")
    public static let dietaryNiacin = HKQuantityTypeIdentifier("DietaryNiacin")
    public static let dietaryPantothenicAcid = HKQuantityTypeIdentifier("DietaryPantothenicAcid")
    public static let dietaryPhosphorus = HKQuantityTypeIdentifier("DietaryPhosphorus")
    public static let dietaryPotassium = HKQuantityTypeIdentifier("DietaryPotassium")
    public static let dietaryProtein = HKQuantityTypeIdentifier("DietaryProtein")
    public static let dietaryRiboflavin = HKQuantityTypeIdentifier("DietaryRiboflavin")
    public static let dietarySelenium = HKQuantityTypeIdentifier("DietarySelenium")
    public static let dietarySodium = HKQuantityTypeIdentifier("DietarySodium")
    public static let dietarySugar = HKQuantityTypeIdentifier("DietarySugar")
    public static let dietaryThiamin = HKQuantityTypeIdentifier("DietaryThiamin")
    public static let dietaryVitaminA = HKQuantityTypeIdentifier("DietaryVitaminA")
    public static let dietaryVitaminB12 = HKQuantityTypeIdentifier("DietaryVitaminB12")
    public static let dietaryVitaminB6 = HKQuantityTypeIdentifier("DietaryVitaminB6")
    public static let dietaryVitaminC = HKQuantityTypeIdentifier("DietaryVitaminC")
    public static let dietaryVitaminD = HKQuantityTypeIdentifier("DietaryVitaminD")
    public static let dietaryVitaminE = HKQuantityTypeIdentifier("DietaryVitaminE")
    public static let dietaryVitaminK = HKQuantityTypeIdentifier("DietaryVitaminK")
    public static let dietaryWater = HKQuantityTypeIdentifier("DietaryWater")
    public static let dietaryZinc = HKQuantityTypeIdentifier("DietaryZinc")
    public static let bloodAlcoholContent = HKQuantityTypeIdentifier("BloodAlcoholContent")
    public static let bloodPressureDiastolic = HKQuantityTypeIdentifier("BloodPressureDiastolic")
    public static let bloodPressureSystolic = HKQuantityTypeIdentifier("BloodPressureSystolic")
    public static let insulinDelivery = HKQuantityTypeIdentifier("InsulinDelivery")
    public static let numberOfAlcoholicBeverages = HKQuantityTypeIdentifier("NumberOfAlcoholicBeverages")
    public static let numberOfTimesFallen = HKQuantityTypeIdentifier("NumberOfTimesFallen")
    public static let timeInDaylight = HKQuantityTypeIdentifier("TimeInDaylight")
    public static let uvExposure = HKQuantityTypeIdentifier("UVExposure")
    public static let waterTemperature = HKQuantityTypeIdentifier("WaterTemperature")
    public static let basalBodyTemperature = HKQuantityTypeIdentifier("BasalBodyTemperature")
    public static let appleSleepingBreathingDisturbances = HKQuantityTypeIdentifier(
        "AppleSleepingBreathingDisturbances")
    public static let forcedExpiratoryVolume1 = HKQuantityTypeIdentifier("ForcedExpiratoryVolume1")
    public static let forcedVitalCapacity = HKQuantityTypeIdentifier("ForcedVitalCapacity")
    public static let inhalerUsage = HKQuantityTypeIdentifier("InhalerUsage")
    public static let oxygenSaturation = HKQuantityTypeIdentifier("OxygenSaturation")
    public static let peakExpiratoryFlowRate = HKQuantityTypeIdentifier("PeakExpiratoryFlowRate")
    public static let respiratoryRate = HKQuantityTypeIdentifier("RespiratoryRate")
    public static let bloodGlucose = HKQuantityTypeIdentifier("BloodGlucose")
    public static let bodyTemperature = HKQuantityTypeIdentifier("BodyTemperature")
}

/// How samples of a quantity type are summarized.
public enum HKQuantityAggregationStyle: Int, Sendable {
    case cumulative, discreteArithmetic, discreteTemporallyWeighted, discreteEquivalentContinuousLevel

    public static var discrete: HKQuantityAggregationStyle { .discreteArithmetic }
}

extension HKQuantityTypeIdentifier {
    var aggregationStyle: HKQuantityAggregationStyle {
        switch self {
        case .heartRate: .discreteTemporallyWeighted
        case .environmentalAudioExposure, .environmentalSoundReduction, .headphoneAudioExposure:
            .discreteEquivalentContinuousLevel
        case _ where Self.cumulative.contains(self): .cumulative
        default: .discreteArithmetic
        }
    }

    /// A unit in which the type's samples are measured; nil where the type is unknown.
    var unit: HKUnit? { Self.units[self].map { HKUnit(from: $0) } }

    private static let cumulative: Set<HKQuantityTypeIdentifier> = [
        .activeEnergyBurned, .appleExerciseTime, .appleMoveTime, .appleStandTime, .basalEnergyBurned,
        .distanceCrossCountrySkiing, .distanceCycling, .distanceDownhillSnowSports, .distancePaddleSports,
        .distanceRowing, .distanceSkatingSports, .distanceSwimming, .distanceWalkingRunning,
        .distanceWheelchair, .flightsClimbed, .nikeFuel, .pushCount, .stepCount, .swimmingStrokeCount,
        .dietaryBiotin, .dietaryCaffeine, .dietaryCalcium, .dietaryCarbohydrates, .dietaryChloride,
        .dietaryCholesterol, .dietaryChromium, .dietaryCopper, .dietaryEnergyConsumed,
        .dietaryFatMonounsaturated, .dietaryFatPolyunsaturated, .dietaryFatSaturated, .dietaryFatTotal,
        .dietaryFiber, .dietaryFolate, .dietaryIodine, .dietaryIron, .dietaryMagnesium, .dietaryManganese,
        .dietaryMolybdenum, .dietaryNiacin, .dietaryPantothenicAcid, .dietaryPhosphorus, .dietaryPotassium,
        .dietaryProtein, .dietaryRiboflavin, .dietarySelenium, .dietarySodium, .dietarySugar, .dietaryThiamin,
        .dietaryVitaminA, .dietaryVitaminB12, .dietaryVitaminB6, .dietaryVitaminC, .dietaryVitaminD,
        .dietaryVitaminE, .dietaryVitaminK, .dietaryWater, .dietaryZinc, .insulinDelivery,
        .numberOfAlcoholicBeverages, .numberOfTimesFallen, .timeInDaylight, .inhalerUsage,
    ]

    private static let units: [HKQuantityTypeIdentifier: String] = {
        let types: [String: [HKQuantityTypeIdentifier]] = [
            "degC": [.appleSleepingWristTemperature, .waterTemperature, .basalBodyTemperature,
                .bodyTemperature],
            "%": [.bodyFatPercentage, .atrialFibrillationBurden, .peripheralPerfusionIndex,
                .appleWalkingSteadiness, .walkingAsymmetryPercentage, .walkingDoubleSupportPercentage,
                .bloodAlcoholContent, .oxygenSaturation],
            "kg": [.bodyMass, .leanBodyMass],
            "count": [.bodyMassIndex, .flightsClimbed, .nikeFuel, .pushCount, .stepCount,
                .swimmingStrokeCount, .numberOfAlcoholicBeverages, .numberOfTimesFallen, .uvExposure,
                .appleSleepingBreathingDisturbances, .inhalerUsage],
            "S": [.electrodermalActivity],
            "m": [.height, .waistCircumference, .distanceCrossCountrySkiing, .distanceCycling,
                .distanceDownhillSnowSports, .distancePaddleSports, .distanceRowing, .distanceSkatingSports,
                .distanceSwimming, .distanceWalkingRunning, .distanceWheelchair, .runningStrideLength,
                .underwaterDepth, .sixMinuteWalkTestDistance, .walkingStepLength],
            "kcal": [.activeEnergyBurned, .basalEnergyBurned, .dietaryEnergyConsumed],
            "min": [.appleExerciseTime, .appleMoveTime, .appleStandTime, .timeInDaylight],
            "m/s": [.crossCountrySkiingSpeed, .cyclingSpeed, .paddleSportsSpeed, .rowingSpeed, .runningSpeed,
                .stairAscentSpeed, .stairDescentSpeed, .walkingSpeed],
            "count/min": [.cyclingCadence, .heartRate, .heartRateRecoveryOneMinute, .restingHeartRate,
                .walkingHeartRateAverage, .respiratoryRate],
            "W": [.cyclingFunctionalThresholdPower, .cyclingPower, .runningPower],
            "appleEffortScore": [.estimatedWorkoutEffortScore, .workoutEffortScore],
            "kcal/(kg*hr)": [.physicalEffort],
            "ms": [.runningGroundContactTime, .heartRateVariabilitySDNN],
            "cm": [.runningVerticalOscillation],
            "mL/(kg*min)": [.vo2Max],
            "dBASPL": [.environmentalAudioExposure, .environmentalSoundReduction, .headphoneAudioExposure],
            "g": [.dietaryBiotin, .dietaryCaffeine, .dietaryCalcium, .dietaryCarbohydrates, .dietaryChloride,
                .dietaryCholesterol, .dietaryChromium, .dietaryCopper, .dietaryFatMonounsaturated,
                .dietaryFatPolyunsaturated, .dietaryFatSaturated, .dietaryFatTotal, .dietaryFiber,
                .dietaryFolate, .dietaryIodine, .dietaryIron, .dietaryMagnesium, .dietaryManganese,
                .dietaryMolybdenum, .dietaryNiacin, .dietaryPantothenicAcid, .dietaryPhosphorus,
                .dietaryPotassium, .dietaryProtein, .dietaryRiboflavin, .dietarySelenium, .dietarySodium,
                .dietarySugar, .dietaryThiamin, .dietaryVitaminA, .dietaryVitaminB12, .dietaryVitaminB6,
                .dietaryVitaminC, .dietaryVitaminD, .dietaryVitaminE, .dietaryVitaminK, .dietaryZinc],
            "L": [.dietaryWater, .forcedExpiratoryVolume1, .forcedVitalCapacity],
            "mmHg": [.bloodPressureDiastolic, .bloodPressureSystolic],
            "IU": [.insulinDelivery],
            "L/min": [.peakExpiratoryFlowRate],
            "mg/dL": [.bloodGlucose],
        ]
        return types.reduce(into: [:]) { units, entry in
            for type in entry.value { units[type] = entry.key }
        }
    }()
}
