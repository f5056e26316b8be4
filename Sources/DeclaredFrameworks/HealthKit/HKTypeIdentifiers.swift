/// The name of a type of samples that choose one of several values.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = "HKCategoryTypeIdentifier\(name)" }

    public static let appleStandHour = HKCategoryTypeIdentifier("AppleStandHour")
    public static let environmentalAudioExposureEvent = HKCategoryTypeIdentifier("AudioExposureEvent")
    public static let headphoneAudioExposureEvent = HKCategoryTypeIdentifier("HeadphoneAudioExposureEvent")
    public static let highHeartRateEvent = HKCategoryTypeIdentifier("HighHeartRateEvent")
    public static let irregularHeartRhythmEvent = HKCategoryTypeIdentifier("IrregularHeartRhythmEvent")
    public static let lowCardioFitnessEvent = HKCategoryTypeIdentifier("LowCardioFitnessEvent")
    public static let lowHeartRateEvent = HKCategoryTypeIdentifier("LowHeartRateEvent")
    public static let mindfulSession = HKCategoryTypeIdentifier("MindfulSession")
    public static let appleWalkingSteadinessEvent = HKCategoryTypeIdentifier("AppleWalkingSteadinessEvent")
    public static let handwashingEvent = HKCategoryTypeIdentifier("HandwashingEvent")
    public static let toothbrushingEvent = HKCategoryTypeIdentifier("ToothbrushingEvent")
    public static let bleedingAfterPregnancy = HKCategoryTypeIdentifier("BleedingAfterPregnancy")
    public static let bleedingDuringPregnancy = HKCategoryTypeIdentifier("BleedingDuringPregnancy")
    public static let cervicalMucusQuality = HKCategoryTypeIdentifier("CervicalMucusQuality")
    public static let contraceptive = HKCategoryTypeIdentifier("Contraceptive")
    public static let infrequentMenstrualCycles = HKCategoryTypeIdentifier("InfrequentMenstrualCycles")
    public static let intermenstrualBleeding = HKCategoryTypeIdentifier("IntermenstrualBleeding")
    public static let irregularMenstrualCycles = HKCategoryTypeIdentifier("IrregularMenstrualCycles")
    public static let lactation = HKCategoryTypeIdentifier("Lactation")
    public static let menstrualFlow = HKCategoryTypeIdentifier("MenstrualFlow")
    public static let ovulationTestResult = HKCategoryTypeIdentifier("OvulationTestResult")
    public static let persistentIntermenstrualBleeding = HKCategoryTypeIdentifier("PersistentIntermenstrualBleeding")
    public static let pregnancy = HKCategoryTypeIdentifier("Pregnancy")
    public static let pregnancyTestResult = HKCategoryTypeIdentifier("PregnancyTestResult")
    public static let progesteroneTestResult = HKCategoryTypeIdentifier("ProgesteroneTestResult")
    public static let prolongedMenstrualPeriods = HKCategoryTypeIdentifier("ProlongedMenstrualPeriods")
    public static let sexualActivity = HKCategoryTypeIdentifier("SexualActivity")
    public static let sleepAnalysis = HKCategoryTypeIdentifier("SleepAnalysis")
    public static let sleepApneaEvent = HKCategoryTypeIdentifier("SleepApneaEvent")
    public static let abdominalCramps = HKCategoryTypeIdentifier("AbdominalCramps")
    public static let acne = HKCategoryTypeIdentifier("Acne")
    public static let appetiteChanges = HKCategoryTypeIdentifier("AppetiteChanges")
    public static let bladderIncontinence = HKCategoryTypeIdentifier("BladderIncontinence")
    public static let bloating = HKCategoryTypeIdentifier("Bloating")
    public static let breastPain = HKCategoryTypeIdentifier("BreastPain")
    public static let chestTightnessOrPain = HKCategoryTypeIdentifier("ChestTightnessOrPain")
    public static let chills = HKCategoryTypeIdentifier("Chills")
    public static let constipation = HKCategoryTypeIdentifier("Constipation")
    public static let coughing = HKCategoryTypeIdentifier("Coughing")
    public static let diarrhea = HKCategoryTypeIdentifier("Diarrhea")
    public static let dizziness = HKCategoryTypeIdentifier("Dizziness")
    public static let drySkin = HKCategoryTypeIdentifier("DrySkin")
    public static let fainting = HKCategoryTypeIdentifier("Fainting")
    public static let fatigue = HKCategoryTypeIdentifier("Fatigue")
    public static let fever = HKCategoryTypeIdentifier("Fever")
    public static let generalizedBodyAche = HKCategoryTypeIdentifier("GeneralizedBodyAche")
    public static let hairLoss = HKCategoryTypeIdentifier("HairLoss")
    public static let headache = HKCategoryTypeIdentifier("Headache")
    public static let heartburn = HKCategoryTypeIdentifier("Heartburn")
    public static let hotFlashes = HKCategoryTypeIdentifier("HotFlashes")
    public static let lossOfSmell = HKCategoryTypeIdentifier("LossOfSmell")
    public static let lossOfTaste = HKCategoryTypeIdentifier("LossOfTaste")
    public static let lowerBackPain = HKCategoryTypeIdentifier("LowerBackPain")
    public static let memoryLapse = HKCategoryTypeIdentifier("MemoryLapse")
    public static let moodChanges = HKCategoryTypeIdentifier("MoodChanges")
    public static let nausea = HKCategoryTypeIdentifier("Nausea")
    public static let nightSweats = HKCategoryTypeIdentifier("NightSweats")
    public static let pelvicPain = HKCategoryTypeIdentifier("PelvicPain")
    public static let rapidPoundingOrFlutteringHeartbeat = HKCategoryTypeIdentifier(
        "RapidPoundingOrFlutteringHeartbeat")
    public static let runnyNose = HKCategoryTypeIdentifier("RunnyNose")
    public static let shortnessOfBreath = HKCategoryTypeIdentifier("ShortnessOfBreath")
    public static let sinusCongestion = HKCategoryTypeIdentifier("SinusCongestion")
    public static let skippedHeartbeat = HKCategoryTypeIdentifier("SkippedHeartbeat")
    public static let sleepChanges = HKCategoryTypeIdentifier("SleepChanges")
    public static let soreThroat = HKCategoryTypeIdentifier("SoreThroat")
    public static let vaginalDryness = HKCategoryTypeIdentifier("VaginalDryness")
    public static let vomiting = HKCategoryTypeIdentifier("Vomiting")
    public static let wheezing = HKCategoryTypeIdentifier("Wheezing")
    public static let audioExposureEvent = HKCategoryTypeIdentifier("AudioExposureEvent")
}

/// The name of a type of facts about the user that do not change.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let activityMoveMode = HKCharacteristicTypeIdentifier(
        rawValue: "HKCharacteristicTypeIdentifierActivityMoveMode")
    public static let biologicalSex = HKCharacteristicTypeIdentifier(
        rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
    public static let bloodType = HKCharacteristicTypeIdentifier(rawValue: "HKCharacteristicTypeIdentifierBloodType")
    public static let dateOfBirth = HKCharacteristicTypeIdentifier(
        rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
    public static let fitzpatrickSkinType = HKCharacteristicTypeIdentifier(
        rawValue: "HKCharacteristicTypeIdentifierFitzpatrickSkinType")
    public static let wheelchairUse = HKCharacteristicTypeIdentifier(
        rawValue: "HKCharacteristicTypeIdentifierWheelchairUse")
}

/// The name of a type of samples that belong together.
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let bloodPressure = HKCorrelationTypeIdentifier(rawValue: "HKCorrelationTypeIdentifierBloodPressure")
    public static let food = HKCorrelationTypeIdentifier(rawValue: "HKCorrelationTypeIdentifierFood")
}

/// The name of a type of documents.
public struct HKDocumentTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let CDA = HKDocumentTypeIdentifier(rawValue: "HKDocumentTypeIdentifierCDA")
}

public let HKWorkoutTypeIdentifier = "HKWorkoutTypeIdentifier"
public let HKWorkoutRouteTypeIdentifier = "HKWorkoutRouteTypeIdentifier"
public let HKDataTypeIdentifierHeartbeatSeries = "HKDataTypeIdentifierHeartbeatSeries"
