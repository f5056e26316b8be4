import CoreLocation
import MapKit
import UIKit

public enum WKInterfaceMapPinColor: Int, Sendable { case red, green, purple }

/// A map of a watch app's storyboard, which is not shown.
// An open class cannot be checked. There is no state.
open class WKInterfaceMap: WKInterfaceObject, @unchecked Sendable {
    public enum UserTrackingMode: Int, Sendable { case none, follow }

    open func setVisibleMapRect(_ mapRect: MKMapRect) {}
    open func setRegion(_ coordinateRegion: MKCoordinateRegion) {}
    open func setShowsUserLocation(_ showsUserLocation: Bool) {}
    open func setShowsUserHeading(_ showsUserHeading: Bool) {}
    open func setUserTrackingMode(_ mode: UserTrackingMode, animated: Bool) {}
    open func addAnnotation(_ location: CLLocationCoordinate2D, with image: UIImage?, centerOffset offset: CGPoint) {}
    open func addAnnotation(_ location: CLLocationCoordinate2D, withImageNamed name: String?, centerOffset offset: CGPoint) {}
    open func addAnnotation(_ location: CLLocationCoordinate2D, with pinColor: WKInterfaceMapPinColor) {}
    open func removeAllAnnotations() {}
}
