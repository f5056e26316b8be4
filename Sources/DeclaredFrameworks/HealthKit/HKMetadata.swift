// The names of the entries of a sample's metadata.
public let HKMetadataKeyAlpineSlopeGrade = "HKAlpineSlopeGrade"
public let HKMetadataKeyActivityType = "HKMetadataKeyActivityType"
public let HKMetadataKeyAppleDeviceCalibrated = "HKMetadataKeyAppleDeviceCalibrated"
public let HKMetadataKeyAppleECGAlgorithmVersion = "HKMetadataKeyAppleECGAlgorithmVersion"
public let HKMetadataKeyAppleFitnessPlusSession = "HKMetadataKeyAppleFitnessPlusSession"
public let HKMetadataKeyAudioExposureDuration = "HKMetadataKeyAudioExposureDuration"
public let HKMetadataKeyAudioExposureLevel = "HKMetadataKeyAudioExposureLevel"
public let HKMetadataKeyAverageMETs = "HKAverageMETs"
public let HKMetadataKeyAverageSpeed = "HKMetadataKeyAverageSpeed"
public let HKMetadataKeyBarometricPressure = "HKMetadataKeyBarometricPressure"
public let HKMetadataKeyBloodGlucoseMealTime = "HKMetadataKeyBloodGlucoseMealTime"
public let HKMetadataKeyBodyTemperatureSensorLocation = "HKBodyTemperatureSensorLocation"
public let HKMetadataKeyCoachedWorkout = "HKCoachedWorkout"
public let HKMetadataKeyCrossTrainerDistance = "HKMetadataKeyCrossTrainerDistance"
public let HKMetadataKeyCyclingFunctionalThresholdPowerTestType = "HKMetadataKeyCyclingFunctionalThresholdPowerTestType"
public let HKMetadataKeyDateOfEarliestDataUsedForEstimate = "HKMetadataKeyDateOfEarliestDataUsedForEstimate"
public let HKMetadataKeyDevicePlacementSide = "HKMetadataKeyDevicePlacementSide"
public let HKMetadataKeyDeviceName = "HKDeviceName"
public let HKMetadataKeyDeviceManufacturerName = "HKDeviceManufacturerName"
public let HKMetadataKeyDeviceSerialNumber = "HKDeviceSerialNumber"
public let HKMetadataKeyDigitalSignature = "HKDigitalSignature"
public let HKMetadataKeyElevationAscended = "HKElevationAscended"
public let HKMetadataKeyElevationDescended = "HKElevationDescended"
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
public let HKMetadataKeyFitnessMachineDuration = "HKMetadataKeyFitnessMachineDuration"
public let HKMetadataKeyFoodType = "HKFoodType"
public let HKMetadataKeyGlassesPrescriptionDescription = "HKMetadataKeyGlassesPrescriptionDescription"
public let HKMetadataKeyGroupFitness = "HKGroupFitness"
public let HKMetadataKeyHeadphoneGain = "HKMetadataKeyHeadphoneGain"
public let HKMetadataKeyHeartRateEventThreshold = "HKMetadataKeyHeartRateEventThreshold"
public let HKMetadataKeyHeartRateMotionContext = "HKMetadataKeyHeartRateMotionContext"
public let HKMetadataKeyHeartRateRecoveryActivityDuration = "HKMetadataKeyHeartRateRecoveryActivityDuration"
public let HKMetadataKeyHeartRateRecoveryActivityType = "HKMetadataKeyHeartRateRecoveryActivityType"
public let HKMetadataKeyHeartRateRecoveryMaxObservedRecoveryHeartRate =
    "HKMetadataKeyHeartRateRecoveryMaxObservedRecoveryHeartRate"
public let HKMetadataKeyHeartRateRecoveryTestType = "HKMetadataKeyHeartRateRecoveryTestType"
public let HKMetadataKeyHeartRateSensorLocation = "HKHeartRateSensorLocation"
public let HKMetadataKeyIndoorBikeDistance = "HKMetadataKeyIndoorBikeDistance"
public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"
public let HKMetadataKeyInsulinDeliveryReason = "HKMetadataKeyInsulinDeliveryReason"
public let HKMetadataKeyLapLength = "HKLapLength"
public let HKMetadataKeyLowCardioFitnessEventThreshold = "HKMetadataKeyLowCardioFitnessEventThreshold"
public let HKMetadataKeyMaximumLightIntensity = "HKMetadataKeyMaximumLightIntensity"
public let HKMetadataKeyMaximumSpeed = "HKMetadataKeyMaximumSpeed"
public let HKMetadataKeyMenstrualCycleStart = "HKMenstrualCycleStart"
public let HKMetadataKeyPhysicalEffortEstimationType = "HKMetadataKeyPhysicalEffortEstimationType"
public let HKMetadataKeyQuantityClampedToLowerBound = "HKMetadataKeyQuantityClampedToLowerBound"
public let HKMetadataKeyQuantityClampedToUpperBound = "HKMetadataKeyQuantityClampedToUpperBound"
public let HKMetadataKeyReferenceRangeLowerLimit = "HKReferenceRangeLowerLimit"
public let HKMetadataKeyReferenceRangeUpperLimit = "HKReferenceRangeUpperLimit"
public let HKMetadataKeySessionEstimate = "HKMetadataKeySessionEstimate"
public let HKMetadataKeySexualActivityProtectionUsed = "HKSexualActivityProtectionUsed"
public let HKMetadataKeySWOLFScore = "HKMetadataKeySWOLFScore"
public let HKMetadataKeySwimmingLocationType = "HKSwimmingLocationType"
public let HKMetadataKeySwimmingStrokeStyle = "HKSwimmingStrokeStyle"
public let HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier"
public let HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"
public let HKMetadataKeyTimeZone = "HKTimeZone"
public let HKMetadataKeyUDIDeviceIdentifier = "HKMetadataKeyUDIDeviceIdentifier"
public let HKMetadataKeyUDIProductionIdentifier = "HKMetadataKeyUDIProductionIdentifier"
public let HKMetadataKeyUserMotionContext = "HKMetadataKeyUserMotionContext"
public let HKMetadataKeyVO2MaxTestType = "HKMetadataKeyVO2MaxTestType"
public let HKMetadataKeyVO2MaxValue = "HKMetadataKeyVO2MaxValue"
public let HKMetadataKeyWasTakenInLab = "HKWasTakenInLab"
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
public let HKMetadataKeyWaterSalinity = "HKMetadataKeyWaterSalinity"
public let HKMetadataKeyWeatherCondition = "HKWeatherCondition"
public let HKMetadataKeyWeatherHumidity = "HKWeatherHumidity"
public let HKMetadataKeyWeatherTemperature = "HKWeatherTemperature"
public let HKMetadataKeyWorkoutBrandName = "HKWorkoutBrandName"

// The properties of devices, for queries.
public let HKDevicePropertyKeyName = "name"
public let HKDevicePropertyKeyManufacturer = "manufacturer"
public let HKDevicePropertyKeyModel = "model"
public let HKDevicePropertyKeyHardwareVersion = "hardware"
public let HKDevicePropertyKeyFirmwareVersion = "firmware"
public let HKDevicePropertyKeySoftwareVersion = "software"
public let HKDevicePropertyKeyLocalIdentifier = "localIdentifier"
public let HKDevicePropertyKeyUDIDeviceIdentifier = "UDIDeviceIdentifier"

public enum HKPhysicalEffortEstimationType: Int, Sendable { case activityLookup = 1, deviceSensed }
public enum HKHeartRateMotionContext: Int, Sendable { case notSet, sedentary, active }
public enum HKUserMotionContext: Int, Sendable { case notSet, stationary, active }
public enum HKBloodGlucoseMealTime: Int, Sendable { case preprandial = 1, postprandial }
public enum HKInsulinDeliveryReason: Int, Sendable { case basal = 1, bolus }
public enum HKHeartRateSensorLocation: Int, Sendable { case other, chest, wrist, finger, hand, earLobe, foot }
public enum HKSwimmingStrokeStyle: Int, Sendable {
    case unknown, mixed, freestyle, backstroke, breaststroke, butterfly, kickboard
}
public enum HKWorkoutSwimmingLocationType: Int, Sendable { case unknown, pool, openWater }
public enum HKWorkoutSessionLocationType: Int, Sendable { case unknown = 1, indoor, outdoor }
public enum HKWeatherCondition: Int, Sendable {
    case none, clear, fair, partlyCloudy, mostlyCloudy, cloudy, foggy, haze, windy, blustery, smoky, dust, snow, hail
    case sleet, freezingDrizzle, freezingRain, mixedRainAndHail, mixedRainAndSnow, mixedRainAndSleet, mixedSnowAndSleet
    case drizzle, scatteredShowers, showers, thunderstorms, tropicalStorm, hurricane, tornado
}
