import Foundation
import FoundationSupplement

/// The authorization that a user grants.
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse

    public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

public enum CLActivityType: Int, Sendable { case other = 1, automotiveNavigation, fitness, otherNavigation, airborne }

/// A delegate that receives locations. All methods are optional.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// A location manager that finds no location. A widget behaves as on an iPhone whose user denies access.
// An open class cannot be checked. The mutable state is guarded, and access to weak references is atomic.
open class CLLocationManager: NSObject, @unchecked Sendable {
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { tell { $1.locationManagerDidChangeAuthorization($0) } }
    }
    @_Guarded open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    @_Guarded open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    @_Guarded open var activityType: CLActivityType = .other
    @_Guarded open var pausesLocationUpdatesAutomatically = true
    @_Guarded open var allowsBackgroundLocationUpdates = false
    @_Guarded open var showsBackgroundLocationIndicator = false

    public override init() {}

    open var authorizationStatus: CLAuthorizationStatus { .denied }
    open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
    open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
    open class func locationServicesEnabled() -> Bool { false }
    open var isAuthorizedForWidgetUpdates: Bool { false }
    open var location: CLLocation? { nil }

    open func requestWhenInUseAuthorization() { tell { $1.locationManagerDidChangeAuthorization($0) } }
    open func requestAlwaysAuthorization() { tell { $1.locationManagerDidChangeAuthorization($0) } }
    open func requestLocation() { fail() }
    open func startUpdatingLocation() { fail() }
    open func stopUpdatingLocation() {}
    open func startMonitoringSignificantLocationChanges() { fail() }
    open func stopMonitoringSignificantLocationChanges() {}

    private func fail() { tell { $1.locationManager($0, didFailWithError: CLError(.denied)) } }

    /// Calls the delegate asynchronously, as Core Location does.
    private func tell(_ call: @escaping @Sendable (CLLocationManager, any CLLocationManagerDelegate) -> Void) {
        DispatchQueue.main.async { [self] in
            if let delegate { call(self, delegate) }
        }
    }
}

/// A location update. A single update reports the denial, and no other update follows.
public struct CLLocationUpdate: Sendable {
    public enum LiveConfiguration: Int, Sendable {
        case `default`, automotiveNavigation, otherNavigation, fitness, airborne
    }

    public var location: CLLocation? { nil }
    public var isStationary: Bool { false }
    public var stationary: Bool { false }
    public var authorizationDenied: Bool { true }

    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = CLLocationUpdate

        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate var isDone = false

            public mutating func next() async throws -> CLLocationUpdate? {
                defer { isDone = true }
                return isDone ? nil : CLLocationUpdate()
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }
}
