import Foundation
import FoundationSupplement

/// Whether the device is inside of a region.
public enum CLRegionState: Int, Sendable { case unknown, inside, outside }

/// What a device without a compass, whose user denies access, answers about headings, regions and visits.
extension CLLocationManager {
    public class func headingAvailable() -> Bool { false }
    public class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    public class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
    public class func isRangingAvailable() -> Bool { false }

    public var heading: CLHeading? { nil }
    public var monitoredRegions: Set<CLRegion> { [] }
    /// The largest radius of a region in meters; negative where regions cannot be monitored.
    public var maximumRegionMonitoringDistance: CLLocationDistance { -1 }

    public func startUpdatingHeading() { tell { $1.locationManager($0, didFailWithError: CLError(.headingFailure)) } }
    public func stopUpdatingHeading() {}
    public func dismissHeadingCalibrationDisplay() {}

    public func startMonitoring(for region: CLRegion) {
        tell { $1.locationManager($0, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied)) }
    }
    public func stopMonitoring(for region: CLRegion) {}
    public func requestState(for region: CLRegion) { tell { $1.locationManager($0, didDetermineState: .unknown, for: region) } }
    public func startMonitoringVisits() {}
    public func stopMonitoringVisits() {}

    public func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        DispatchQueue.main.async { completion?(CLError(.promptDeclined)) }
    }

    /// Effect: none, because the user says no.
    public func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) {}

    public func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {
        throw CLError(.promptDeclined)
    }
}
