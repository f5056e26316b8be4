public typealias CMAccelerometerHandler = @Sendable (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = @Sendable (CMGyroData?, (any Error)?) -> Void
public typealias CMDeviceMotionHandler = @Sendable (CMDeviceMotion?, (any Error)?) -> Void
public typealias CMMagnetometerHandler = @Sendable (CMMagnetometerData?, (any Error)?) -> Void
public typealias CMAltitudeHandler = @Sendable (CMAltitudeData?, (any Error)?) -> Void
public typealias CMAbsoluteAltitudeHandler = @Sendable (CMAbsoluteAltitudeData?, (any Error)?) -> Void

/// In units of the earth's gravity.
public struct CMAcceleration: Sendable {
    public var x, y, z: Double
    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// In radians per second.
public struct CMRotationRate: Sendable {
    public var x, y, z: Double
    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// In microteslas.
public struct CMMagneticField: Sendable {
    public var x, y, z: Double
    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

public struct CMQuaternion: Sendable {
    public var x, y, z, w: Double
    public init() { (x, y, z, w) = (0, 0, 0, 1) }
    public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}

public struct CMRotationMatrix: Sendable {
    public var m11, m12, m13, m21, m22, m23, m31, m32, m33: Double

    /// The matrix that turns nothing.
    public init() { (m11, m12, m13, m21, m22, m23, m31, m32, m33) = (1, 0, 0, 0, 1, 0, 0, 0, 1) }
    public init(
        m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double, m31: Double, m32: Double, m33: Double
    ) {
        (self.m11, self.m12, self.m13) = (m11, m12, m13)
        (self.m21, self.m22, self.m23) = (m21, m22, m23)
        (self.m31, self.m32, self.m33) = (m31, m32, m33)
    }
}

public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}

// What sensors measure. Nothing can make these here, and they add no state.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    open var acceleration: CMAcceleration { CMAcceleration() }
}
open class CMGyroData: CMLogItem, @unchecked Sendable { open var rotationRate: CMRotationRate { CMRotationRate() } }
open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
    open var magneticField: CMMagneticField { CMMagneticField() }
}
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
    open var relativeAltitude: NSNumber { 0 }
    open var pressure: NSNumber { 0 }
}
open class CMAbsoluteAltitudeData: CMLogItem, @unchecked Sendable {
    open var altitude: Double { 0 }
    open var accuracy: Double { 0 }
    open var precision: Double { 0 }
}
open class CMAttitude: NSObject, @unchecked Sendable {
    open var roll: Double { 0 }
    open var pitch: Double { 0 }
    open var yaw: Double { 0 }
    open var quaternion: CMQuaternion { CMQuaternion() }
    open var rotationMatrix: CMRotationMatrix { CMRotationMatrix() }
    open func multiply(byInverseOf attitude: CMAttitude) {}
}
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    open var attitude: CMAttitude { CMAttitude() }
    open var rotationRate: CMRotationRate { CMRotationRate() }
    open var gravity: CMAcceleration { CMAcceleration() }
    open var userAcceleration: CMAcceleration { CMAcceleration() }
    /// In degrees, or -1 where it is unknown.
    open var heading: Double { -1 }
    open var sensorLocation: SensorLocation { .default }

    public enum SensorLocation: Int, Sendable { case `default`, headphoneLeft, headphoneRight }
}

/// A fall that a watch has found.
// An open class cannot be checked. All state is constant.
open class CMFallDetectionEvent: NSObject, @unchecked Sendable {
    public enum UserResolution: Int, Sendable { case confirmed, dismissed, rejected, unresponsive }

    open var date: Date { Date() }
    open var resolution: UserResolution { .dismissed }
}

/// A manager without sensors.
// An open class cannot be checked. Every property that changes is guarded.
open class CMMotionManager: NSObject, @unchecked Sendable {
    @_Guarded open var accelerometerUpdateInterval: TimeInterval = 0.01
    @_Guarded open var gyroUpdateInterval: TimeInterval = 0.01
    @_Guarded open var magnetometerUpdateInterval: TimeInterval = 0.01
    @_Guarded open var deviceMotionUpdateInterval: TimeInterval = 0.01
    @_Guarded open var showsDeviceMovementDisplay = false

    public override init() {}

    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
    open var isAccelerometerAvailable: Bool { false }
    open var isAccelerometerActive: Bool { false }
    open var accelerometerData: CMAccelerometerData? { nil }
    open var isGyroAvailable: Bool { false }
    open var isGyroActive: Bool { false }
    open var gyroData: CMGyroData? { nil }
    open var isMagnetometerAvailable: Bool { false }
    open var isMagnetometerActive: Bool { false }
    open var magnetometerData: CMMagnetometerData? { nil }
    open var isDeviceMotionAvailable: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    open var deviceMotion: CMDeviceMotion? { nil }

    open func startAccelerometerUpdates() {}
    @preconcurrency open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler)
    {
        handler(nil, CMErrorNotAvailable.error)
    }
    open func stopAccelerometerUpdates() {}
    open func startGyroUpdates() {}
    @preconcurrency open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {
        handler(nil, CMErrorNotAvailable.error)
    }
    open func stopGyroUpdates() {}
    open func startMagnetometerUpdates() {}
    @preconcurrency open func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler) {
        handler(nil, CMErrorNotAvailable.error)
    }
    open func stopMagnetometerUpdates() {}
    open func startDeviceMotionUpdates() {}
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
    @preconcurrency open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
        handler(nil, CMErrorNotAvailable.error)
    }
    @preconcurrency open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
        withHandler handler: @escaping CMDeviceMotionHandler
    ) { handler(nil, CMErrorNotAvailable.error) }
    open func stopDeviceMotionUpdates() {}
}

/// An altimeter that does not measure.
// An open class cannot be checked. There is no state.
open class CMAltimeter: NSObject, @unchecked Sendable {
    public override init() {}

    open class func isRelativeAltitudeAvailable() -> Bool { false }
    open class func isAbsoluteAltitudeAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    @preconcurrency open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler) {
        handler(nil, CMErrorNotAvailable.error)
    }
    open func stopRelativeAltitudeUpdates() {}
    @preconcurrency open func startAbsoluteAltitudeUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMAbsoluteAltitudeHandler
    ) { handler(nil, CMErrorNotAvailable.error) }
    open func stopAbsoluteAltitudeUpdates() {}
}
