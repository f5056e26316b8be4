import Foundation

// How deep a watch is under water. None is.

/// Whether a watch has come under water.
// An open class cannot be checked. There is no state.
open class CMWaterSubmersionEvent: NSObject, @unchecked Sendable {
    public enum State: Int, Sendable { case unknown, notSubmerged, submerged }

    override init() {}

    open var date: Date { .distantPast }
    open var state: State { .unknown }
}

/// How deep a watch is.
// An open class cannot be checked. There is no state.
open class CMWaterSubmersionMeasurement: NSObject, @unchecked Sendable {
    public enum DepthState: Int, Sendable {
        case unknown = 0
        case notSubmerged = 100
        case submergedShallow = 200, submergedDeep = 210
        case approachingMaxDepth = 300, pastMaxDepth = 310
        case sensorDepthError = 400
    }

    override init() {}

    open var date: Date { .distantPast }
    open var depth: Measurement<UnitLength>? { nil }
    open var pressure: Measurement<UnitPressure>? { nil }
    open var surfacePressure: Measurement<UnitPressure> { Measurement(value: 101.325, unit: .kilopascals) }
    open var submersionState: DepthState { .unknown }
}

/// How warm the water is.
// An open class cannot be checked. There is no state.
open class CMWaterTemperature: NSObject, @unchecked Sendable {
    override init() {}

    open var date: Date { .distantPast }
    open var temperature: Measurement<UnitTemperature> { Measurement(value: 0, unit: .celsius) }
    open var temperatureUncertainty: Measurement<UnitTemperature> { Measurement(value: 0, unit: .celsius) }
}

/// Hears of dives.
public protocol CMWaterSubmersionManagerDelegate: NSObjectProtocol {
    func manager(_ manager: CMWaterSubmersionManager, didUpdate event: CMWaterSubmersionEvent)
    func manager(_ manager: CMWaterSubmersionManager, didUpdate measurement: CMWaterSubmersionMeasurement)
    func manager(_ manager: CMWaterSubmersionManager, didUpdate measurement: CMWaterTemperature)
    func manager(_ manager: CMWaterSubmersionManager, errorOccurred error: any Error)
}

/// A manager without a sensor.
// An open class cannot be checked. Access to the weak reference is atomic.
open class CMWaterSubmersionManager: NSObject, @unchecked Sendable {
    open weak var delegate: (any CMWaterSubmersionManagerDelegate)?

    public override init() {}

    open class var waterSubmersionAvailable: Bool { false }
    open class var authorizationStatus: CMAuthorizationStatus { .denied }
    open var maximumDepth: Measurement<UnitLength>? { nil }
}
