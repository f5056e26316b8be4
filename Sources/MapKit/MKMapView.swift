import CoreGraphics
import CoreLocation
import Foundation
import FoundationSupplement
import UIKit

// The view of a map that apps of the time before SwiftUI's Map show. It keeps its region, annotations and overlays. Where a
// program draws it, it says that it is not drawn; SwiftUI's Map and MKMapSnapshotter are.

public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }
public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }
public typealias MKZoomScale = CGFloat

public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

/// A map that apps add annotations and overlays to.
open class MKMapView: UIView {
    open weak var delegate: (any MKMapViewDelegate)?
    open var mapType = MKMapType.standard
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    open var region = MKCoordinateRegion(.world)
    open var camera = MKMapCamera()
    open var cameraZoomRange: CameraZoomRange! = CameraZoomRange()
    open var cameraBoundary: CameraBoundary?
    open var isZoomEnabled = true
    open var isScrollEnabled = true
    open var isRotateEnabled = true
    open var isPitchEnabled = true
    open var showsUserLocation = false
    open var showsCompass = true
    open var showsScale = false
    open var showsTraffic = false
    open var showsBuildings = true
    open var showsPointsOfInterest = true
    open var showsUserTrackingButton = false
    open var pitchButtonVisibility = MKFeatureVisibility.adaptive
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var userTrackingMode = MKUserTrackingMode.none
    public let userLocation = MKUserLocation()
    open private(set) var annotations: [any MKAnnotation] = []
    open var selectedAnnotations: [any MKAnnotation] = []
    open private(set) var overlays: [any MKOverlay] = []

    // MARK: The part of the map

    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }
    open var visibleMapRect: MKMapRect {
        get { region.mapRect }
        set { region = MKCoordinateRegion(newValue) }
    }
    open var isUserLocationVisible: Bool { false }
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) { visibleMapRect = mapRect }
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
        visibleMapRect = mapRectThatFits(mapRect, edgePadding: insets)
    }
    open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
    open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
        self.cameraZoomRange = cameraZoomRange ?? CameraZoomRange()
    }
    open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) { self.cameraBoundary = cameraBoundary }
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }

    private var projection: MapProjection { MapProjection(part: visibleMapRect, size: bounds.size) }

    /// The part that a view of this size shows so that all of a rectangle is seen.
    open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect {
        MapProjection(part: mapRect, size: bounds.size).visible
    }
    open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
        let inner = CGSize(
            width: bounds.width - insets.left - insets.right, height: bounds.height - insets.top - insets.bottom)
        guard inner.width > 0, inner.height > 0 else { return mapRectThatFits(mapRect) }
        let fitting = MapProjection(part: mapRect, size: inner)
        let seen = fitting.visible
        return MKMapRect(
            x: seen.minX - insets.left / fitting.scale, y: seen.minY - insets.top / fitting.scale,
            width: bounds.width / fitting.scale, height: bounds.height / fitting.scale)
    }
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        MKCoordinateRegion(mapRectThatFits(region.mapRect))
    }
    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        convert(projection.point(coordinate), to: view)
    }
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        projection.coordinate(convert(point, from: view))
    }

    // MARK: Annotations

    open func addAnnotation(_ annotation: any MKAnnotation) {
        if !annotations.contains(where: { $0 === annotation }) { annotations.append(annotation) }
    }
    open func addAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(addAnnotation) }
    open func removeAnnotation(_ annotation: any MKAnnotation) {
        annotations.removeAll { $0 === annotation }
        selectedAnnotations.removeAll { $0 === annotation }
    }
    open func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }
    open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap { $0 as? NSObject })
    }
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations)
        guard !annotations.isEmpty else { return }
        visibleMapRect = annotations.reduce(MKMapRect.null) {
            $0.union(MKMapRect(origin: MKMapPoint($1.coordinate), size: MKMapSize()))
        }
    }
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        selectedAnnotations.removeAll { $0 === annotation }
    }
    /// The view of an annotation, of which none is made.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    /// Effect: none, because no views are made of annotations.
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        MKAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    }

    // MARK: Overlays

    open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { overlays.append(overlay) }
    open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
    open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { self.overlays += overlays }
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
        overlays.insert(overlay, at: min(max(0, index), overlays.count))
    }
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
        insertOverlay(overlay, at: index)
    }
    open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
    open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }
    /// The renderer of an overlay, of which none is made.
    open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { nil }

    open override func draw(_ rect: CGRect) {
        FrameworkWarning.report("an MKMapView is not drawn. Draw the map with SwiftUI's Map or an MKMapSnapshotter.")
    }
}

extension MKMapView {
    /// The nearest and farthest places of the camera, in meters.
    open class CameraZoomRange: NSObject {
        public let minCenterCoordinateDistance: CLLocationDistance
        public let maxCenterCoordinateDistance: CLLocationDistance

        public override init() { (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (-1, -1) }
        public init?(
            minCenterCoordinateDistance minDistance: CLLocationDistance,
            maxCenterCoordinateDistance maxDistance: CLLocationDistance
        ) {
            (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (minDistance, maxDistance)
        }
        public convenience init?(minCenterCoordinateDistance minDistance: CLLocationDistance) {
            self.init(minCenterCoordinateDistance: minDistance, maxCenterCoordinateDistance: -1)
        }
        public convenience init?(maxCenterCoordinateDistance maxDistance: CLLocationDistance) {
            self.init(minCenterCoordinateDistance: -1, maxCenterCoordinateDistance: maxDistance)
        }
    }

    /// The places that the camera may look at.
    open class CameraBoundary: NSObject {
        public let region: MKCoordinateRegion
        public init?(coordinateRegion region: MKCoordinateRegion) { self.region = region }
        public convenience init?(mapRect: MKMapRect) { self.init(coordinateRegion: MKCoordinateRegion(mapRect)) }
        open var mapRect: MKMapRect { region.mapRect }
    }
}

/// The user's place, which is unknown.
// An open class cannot be checked. Every property that changes is guarded.
open class MKUserLocation: NSObject, MKAnnotation, @unchecked Sendable {
    @_Guarded open var title: String? = "My Location"
    @_Guarded open var subtitle: String?
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    open var location: CLLocation? { nil }
    open var heading: CLHeading? { nil }
    open var isUpdating: Bool { false }
    public override init() {}
}
