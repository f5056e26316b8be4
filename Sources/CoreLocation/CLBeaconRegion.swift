import Foundation
import FoundationSupplement

// Beacons, which nobody is near.

public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }

/// The numbers of beacons that a program looks for.
// An open class cannot be checked. All state is constant.
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
    public let uuid: UUID
    public let major: CLBeaconMajorValue?
    public let minor: CLBeaconMinorValue?

    private init(_ uuid: UUID, _ major: CLBeaconMajorValue?, _ minor: CLBeaconMinorValue?) {
        (self.uuid, self.major, self.minor) = (uuid, major, minor)
    }
    public convenience init(uuid: UUID) { self.init(uuid, nil, nil) }
    public convenience init(uuid: UUID, major: CLBeaconMajorValue) { self.init(uuid, major, nil) }
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) { self.init(uuid, major, minor) }
}

/// The places near beacons of some numbers.
// An open class cannot be checked. Every property that changes is guarded.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    public let beaconIdentityConstraint: CLBeaconIdentityConstraint
    @_Guarded open var notifyEntryStateOnDisplay = false

    public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        self.beaconIdentityConstraint = beaconIdentityConstraint
        super.init(identifier: identifier)
    }
    public convenience init(uuid: UUID, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
    }
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major), identifier: identifier)
    }
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
        self.init(
            beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor),
            identifier: identifier)
    }

    open var uuid: UUID { beaconIdentityConstraint.uuid }
    open var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
    open var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }
}

/// A beacon nearby. There is none.
// An open class cannot be checked. There is no state.
open class CLBeacon: NSObject, @unchecked Sendable {
    private override init() {}
    open var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var major: NSNumber { 0 }
    open var minor: NSNumber { 0 }
    open var proximity: CLProximity { .unknown }
    /// The accuracy in meters, which is unknown.
    open var accuracy: CLLocationAccuracy { -1 }
    open var rssi: Int { 0 }
}

extension CLLocationManager {
    // Effect: none, because no beacon is near.
    public func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
    public func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
    public func startRangingBeacons(in region: CLBeaconRegion) {}
    public func stopRangingBeacons(in region: CLBeaconRegion) {}
}
