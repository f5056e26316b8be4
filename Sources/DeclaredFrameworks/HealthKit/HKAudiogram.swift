/// What both ears hear at a frequency.
// An open class cannot be checked. All state is constant.
open class HKAudiogramSensitivityPoint: NSObject, @unchecked Sendable {
    public let frequency: HKQuantity
    public let leftEarSensitivity: HKQuantity?
    public let rightEarSensitivity: HKQuantity?

    public init(frequency: HKQuantity, leftEarSensitivity: HKQuantity?, rightEarSensitivity: HKQuantity?) throws {
        (self.frequency, self.leftEarSensitivity, self.rightEarSensitivity) = (frequency, leftEarSensitivity, rightEarSensitivity)
    }
}

/// A test of someone's hearing.
// An open class cannot be checked. All state is constant.
open class HKAudiogramSample: HKSample, @unchecked Sendable {
    public let sensitivityPoints: [HKAudiogramSensitivityPoint]

    public init(
        sensitivityPoints: [HKAudiogramSensitivityPoint], start startDate: Date, end endDate: Date, metadata: [String: Any]?
    ) {
        self.sensitivityPoints = sensitivityPoints
        super.init(type: HKObjectType.audiogramSampleType(), start: startDate, end: endDate, metadata: metadata)
    }
}
