// Core Motion as a device has it that cannot measure: nothing is available, authorization is denied, and queries end
// with an error.
@_exported import Foundation
@_exported import FoundationSupplement

public let CMErrorDomain = "CMErrorDomain"

/// The number of an error of Core Motion.
public struct CMError: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }

    var error: NSError { NSError(domain: CMErrorDomain, code: Int(rawValue)) }
}

public let CMErrorNULL = CMError(100)
public let CMErrorDeviceRequiresMovement = CMError(101)
public let CMErrorTrueNorthNotAvailable = CMError(102)
public let CMErrorUnknown = CMError(103)
public let CMErrorMotionActivityNotAvailable = CMError(104)
public let CMErrorMotionActivityNotAuthorized = CMError(105)
public let CMErrorMotionActivityNotEntitled = CMError(106)
public let CMErrorInvalidParameter = CMError(107)
public let CMErrorInvalidAction = CMError(108)
public let CMErrorNotAvailable = CMError(109)
public let CMErrorNotEntitled = CMError(110)
public let CMErrorNotAuthorized = CMError(111)

public enum CMAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// A measurement with a time.
// An open class cannot be checked. There is no state.
open class CMLogItem: NSObject, @unchecked Sendable {
    /// In seconds since the device started.
    open var timestamp: TimeInterval { 0 }
}
