import Foundation
import FoundationSupplement

/// A place on the earth with a time.
// An open class cannot be checked. What changes in an initializer alone is guarded.
open class CLLocation: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    /// The altitude in meters above sea level.
    public let altitude: CLLocationDistance
    /// The accuracy in meters, or a negative value if the place is unknown.
    public let horizontalAccuracy: CLLocationAccuracy
    public let verticalAccuracy: CLLocationAccuracy
    public let course: CLLocationDirection
    public let speed: CLLocationSpeed
    public let timestamp: Date
    /// The accuracies in degrees and in meters a second; negative where they are unknown.
    @_Guarded public private(set) var courseAccuracy: CLLocationDirectionAccuracy = -1
    @_Guarded public private(set) var speedAccuracy: CLLocationSpeedAccuracy = -1
    /// The altitude in meters above the ellipsoid; that above sea level, because no geoid is known here.
    open var ellipsoidalAltitude: CLLocationDistance { altitude }
    open var floor: CLFloor? { nil }
    /// Where the place comes from; nil where it is unknown.
    @_Guarded public private(set) var sourceInformation: CLLocationSourceInformation?

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
        timestamp: Date
    ) {
        (self.coordinate, self.altitude) = (coordinate, altitude)
        (horizontalAccuracy, verticalAccuracy) = (hAccuracy, vAccuracy)
        (self.course, self.speed, self.timestamp) = (course, speed, timestamp)
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: -1, speed: -1, timestamp: timestamp)
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: course, speed: speed, timestamp: timestamp)
        (self.courseAccuracy, self.speedAccuracy) = (courseAccuracy, speedAccuracy)
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date, sourceInfo: CLLocationSourceInformation
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: course, courseAccuracy: courseAccuracy, speed: speed, speedAccuracy: speedAccuracy, timestamp: timestamp)
        sourceInformation = sourceInfo
    }

    public override convenience init() { self.init(latitude: 0, longitude: 0) }

    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        func number(_ key: String) -> Double { coder.decodeDouble(forKey: key) }
        coordinate = CLLocationCoordinate2D(latitude: number("latitude"), longitude: number("longitude"))
        (altitude, course, speed) = (number("altitude"), number("course"), number("speed"))
        (horizontalAccuracy, verticalAccuracy) = (number("horizontalAccuracy"), number("verticalAccuracy"))
        timestamp = Date(timeIntervalSinceReferenceDate: number("timestamp"))
    }

    open func encode(with coder: NSCoder) {
        let numbers = [
            "latitude": coordinate.latitude, "longitude": coordinate.longitude, "altitude": altitude, "course": course,
            "speed": speed, "horizontalAccuracy": horizontalAccuracy, "verticalAccuracy": verticalAccuracy,
            "timestamp": timestamp.timeIntervalSinceReferenceDate,
        ]
        for (key, number) in numbers.sorted(by: { $0.key < $1.key }) { coder.encode(number, forKey: key) }
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns the distance in meters along a great circle of a sphere with the earth's mean radius (6,371,008.8 m).
    /// Apple's ellipsoid differs by at most half a percent.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        func radians(_ degrees: CLLocationDegrees) -> Double { degrees * .pi / 180 }
        let (first, second) = (radians(coordinate.latitude), radians(location.coordinate.latitude))
        let across = sin((second - first) / 2)
        let along = sin(radians(location.coordinate.longitude - coordinate.longitude) / 2)
        let part = across * across + cos(first) * cos(second) * along * along
        return 2 * 6_371_008.8 * asin(min(1, part.squareRoot()))
    }
}

/// A region that a device can enter or leave.
// An open class cannot be checked. Every property that changes is guarded.
open class CLRegion: NSObject, @unchecked Sendable {
    public let identifier: String
    @_Guarded open var notifyOnEntry = true
    @_Guarded open var notifyOnExit = true

    init(identifier: String) { self.identifier = identifier }
}

/// A circular region with a radius in meters.
// An open class cannot be checked. All state is constant.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    public let center: CLLocationCoordinate2D
    public let radius: CLLocationDistance

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (self.center, self.radius) = (center, radius)
        super.init(identifier: identifier)
    }

    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let here = CLLocation(latitude: center.latitude, longitude: center.longitude)
        return here.distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
    }
}
