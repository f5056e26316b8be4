import Foundation
import FoundationSupplement

/// A part of the magnetic field in microteslas.
public typealias CLHeadingComponentValue = Double

/// The filter that lets every change of the heading through.
public let kCLHeadingFilterNone: CLLocationDegrees = -1

/// How the device is held, which says what north is measured from.
public enum CLDeviceOrientation: Int32, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// Where the device points to. A device without a compass has none, so no manager gives one.
// An open class cannot be checked. All state is constant.
open class CLHeading: NSObject, NSCopying, @unchecked Sendable {
    /// The direction in degrees clockwise from magnetic north.
    open var magneticHeading: CLLocationDirection { -1 }
    /// The direction in degrees clockwise from the north pole; negative where it is not known.
    open var trueHeading: CLLocationDirection { -1 }
    /// The largest error in degrees; negative where the heading is not known.
    open var headingAccuracy: CLLocationDirection { -1 }
    open var x: CLHeadingComponentValue { 0 }
    open var y: CLHeadingComponentValue { 0 }
    open var z: CLHeadingComponentValue { 0 }
    open var timestamp: Date { Date() }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A stay at a place. No manager reports one.
// An open class cannot be checked. All state is constant.
open class CLVisit: NSObject, NSCopying, @unchecked Sendable {
    open var arrivalDate: Date { .distantPast }
    open var departureDate: Date { .distantFuture }
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    /// The accuracy in meters, or a negative value if the place is unknown.
    open var horizontalAccuracy: CLLocationAccuracy { -1 }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Where a place comes from.
// An open class cannot be checked. All state is constant.
open class CLLocationSourceInformation: NSObject, NSCopying, @unchecked Sendable {
    public let isSimulatedBySoftware: Bool
    public let isProducedByAccessory: Bool

    public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
        (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A floor of a building. No place here knows its own.
// An open class cannot be checked. All state is constant.
open class CLFloor: NSObject, NSCopying, @unchecked Sendable {
    /// The floor, counted from the ground floor, which is 0.
    open var level: Int { 0 }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
