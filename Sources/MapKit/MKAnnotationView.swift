import CoreGraphics
import CoreLocation
import Foundation
import FoundationSupplement
import UIKit

// The views of annotations on a map's view, which apps derive theirs from, and the views beside a map. The map is not drawn,
// so these keep what they are told.

public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    public static let required = MKFeatureDisplayPriority(1000)
    public static let defaultHigh = MKFeatureDisplayPriority(750)
    public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// The view of an annotation.
open class MKAnnotationView: UIView {
    public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending }
    public enum CollisionMode: Int, Sendable { case rectangle, circle, none }

    public let reuseIdentifier: String?
    open var annotation: (any MKAnnotation)?
    open var image: UIImage?
    open var centerOffset = CGPoint.zero
    open var accessoryOffset = CGPoint.zero
    open var calloutOffset = CGPoint.zero
    open var isEnabled = true
    open var isHighlighted = false
    open var isSelected = false
    open var canShowCallout = false
    open var leftCalloutAccessoryView: UIView?
    open var rightCalloutAccessoryView: UIView?
    open var detailCalloutAccessoryView: UIView?
    open var isDraggable = false
    open var dragState = DragState.none
    open var clusteringIdentifier: String?
    open var displayPriority = MKFeatureDisplayPriority.required
    open var collisionMode = CollisionMode.rectangle
    open var zPriority: Float = 500
    open var selectedZPriority: Float = 1000
    open var cluster: MKAnnotationView? { nil }

    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
    public override convenience init(frame: CGRect) {
        self.init(annotation: nil, reuseIdentifier: nil)
        self.frame = frame
    }

    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
    open func prepareForReuse() {}
    open func prepareForDisplay() {}

    open override func draw(_ rect: CGRect) {
        if image != nil { FrameworkWarning.report("the image of an MKAnnotationView is not drawn.") }
    }
}

/// A balloon with a sign.
open class MKMarkerAnnotationView: MKAnnotationView {
    open var titleVisibility = MKFeatureVisibility.adaptive
    open var subtitleVisibility = MKFeatureVisibility.adaptive
    open var markerTintColor: UIColor?
    open var glyphTintColor: UIColor?
    open var glyphText: String?
    open var glyphImage: UIImage?
    open var selectedGlyphImage: UIImage?
    open var animatesWhenAdded = false

    open override func draw(_ rect: CGRect) { FrameworkWarning.report("an MKMarkerAnnotationView is not drawn.") }
}

/// A pin.
open class MKPinAnnotationView: MKAnnotationView {
    open var pinTintColor: UIColor! = .systemRed
    open var animatesDrop = false

    open override func draw(_ rect: CGRect) { FrameworkWarning.report("an MKPinAnnotationView is not drawn.") }
}

/// The user's place.
open class MKUserLocationView: MKAnnotationView {}

/// Annotations that stand in one place.
// An open class cannot be checked. Every property that changes is guarded.
open class MKClusterAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
    @_Guarded open var title: String?
    @_Guarded open var subtitle: String?
    public let memberAnnotations: [any MKAnnotation]

    public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }

    /// The middle of the annotations.
    open var coordinate: CLLocationCoordinate2D {
        let count = Double(max(1, memberAnnotations.count))
        return CLLocationCoordinate2D(
            latitude: memberAnnotations.reduce(0) { $0 + $1.coordinate.latitude } / count,
            longitude: memberAnnotations.reduce(0) { $0 + $1.coordinate.longitude } / count)
    }
}

/// A compass beside a map. It is not drawn, as a compass that points to the north.
open class MKCompassButton: UIView {
    open weak var mapView: MKMapView?
    open var compassVisibility = MKFeatureVisibility.adaptive

    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}

/// A scale beside a map, which is not drawn.
open class MKScaleView: UIView {
    open weak var mapView: MKMapView?
    open var scaleVisibility = MKFeatureVisibility.adaptive

    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}

/// A button that follows the user, which is not drawn.
open class MKUserTrackingButton: UIView {
    open weak var mapView: MKMapView?

    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}
