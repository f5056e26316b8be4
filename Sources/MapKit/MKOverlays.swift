import CoreLocation
import Foundation
import FoundationSupplement

public protocol MKOverlay: MKAnnotation {
    var boundingMapRect: MKMapRect { get }
}

// An open class cannot be checked. Every property that changes is guarded.
open class MKShape: NSObject, MKAnnotation, @unchecked Sendable {
    @_Guarded open var title: String?
    @_Guarded open var subtitle: String?
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }

    public override init() {}
}

// An open class cannot be checked. Every property that changes is guarded.
open class MKPointAnnotation: MKShape, @unchecked Sendable {
    @_Guarded private var place = CLLocationCoordinate2D()

    open override var coordinate: CLLocationCoordinate2D {
        get { place }
        set { place = newValue }
    }

    public override init() {}

    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init()
        self.coordinate = coordinate
    }

    public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        self.init(coordinate: coordinate)
        (self.title, self.subtitle) = (title, subtitle)
    }
}

// An open class cannot be checked. All state of its own is constant.
open class MKMultiPoint: MKShape, MKOverlay, @unchecked Sendable {
    let places: [MKMapPoint]

    init(places: [MKMapPoint]) { self.places = places }

    public override init() { places = [] }
    public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        places = (0..<count).map { MKMapPoint(coords[$0]) }
    }
    public init(points: UnsafePointer<MKMapPoint>, count: Int) { places = (0..<count).map { points[$0] } }

    open var pointCount: Int { places.count }
    open override var coordinate: CLLocationCoordinate2D { MKCoordinateRegion(boundingMapRect).center }
    open var boundingMapRect: MKMapRect {
        places.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
    }

    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for (index, place) in places[range.location..<range.location + range.length].enumerated() {
            coords[index] = place.coordinate
        }
    }
}

// An open class cannot be checked. There is no state of its own.
open class MKPolyline: MKMultiPoint, @unchecked Sendable {}

// An open class cannot be checked. All state of its own is constant.
open class MKPolygon: MKMultiPoint, @unchecked Sendable {
    /// The holes.
    public let interiorPolygons: [MKPolygon]?

    init(places: [MKMapPoint], interiorPolygons: [MKPolygon]?) {
        self.interiorPolygons = interiorPolygons
        super.init(places: places)
    }

    public override init() {
        interiorPolygons = nil
        super.init()
    }
    public override init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        interiorPolygons = nil
        super.init(coordinates: coords, count: count)
    }
    public override init(points: UnsafePointer<MKMapPoint>, count: Int) {
        interiorPolygons = nil
        super.init(points: points, count: count)
    }
    public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?) {
        self.interiorPolygons = interiorPolygons
        super.init(coordinates: coords, count: count)
    }
    public init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?) {
        self.interiorPolygons = interiorPolygons
        super.init(points: points, count: count)
    }
}

// An open class cannot be checked. All state of its own is constant.
open class MKCircle: MKShape, MKOverlay, @unchecked Sendable {
    public let radius: CLLocationDistance
    private let center: CLLocationCoordinate2D

    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (center, self.radius) = (coord, radius)
    }

    open override var coordinate: CLLocationCoordinate2D { center }
    open var boundingMapRect: MKMapRect {
        MKCoordinateRegion(center: center, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius).mapRect
    }
}

/// A camera above the map. Its heading and pitch are kept and not drawn.
// An open class cannot be checked. Every property that changes is guarded.
open class MKMapCamera: NSObject, @unchecked Sendable {
    @_Guarded open var centerCoordinate = CLLocationCoordinate2D()
    @_Guarded open var centerCoordinateDistance: CLLocationDistance = 0
    @_Guarded open var pitch: CGFloat = 0
    @_Guarded open var heading: CLLocationDirection = 0
    /// The distance times the cosine of the pitch.
    open var altitude: CLLocationDistance {
        get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
        set { centerCoordinateDistance = newValue / max(0.01, cos(Double(pitch) * .pi / 180)) }
    }

    public override init() {}

    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        pitch: CGFloat, heading: CLLocationDirection
    ) {
        self.init()
        (self.centerCoordinate, centerCoordinateDistance) = (centerCoordinate, distance)
        (self.pitch, self.heading) = (pitch, heading)
    }
}

// An open class cannot be checked. Every property that changes is guarded.
open class MKMapConfiguration: NSObject, @unchecked Sendable {
    public enum ElevationStyle: Int, Sendable { case flat, realistic }
    @_Guarded open var elevationStyle = ElevationStyle.flat
}

// An open class cannot be checked. Every property that changes is guarded.
open class MKStandardMapConfiguration: MKMapConfiguration, @unchecked Sendable {
    public enum EmphasisStyle: Int, Sendable { case `default`, muted }
    @_Guarded open var emphasisStyle = EmphasisStyle.default
    @_Guarded open var pointOfInterestFilter: MKPointOfInterestFilter?
    @_Guarded open var showsTraffic = false

    public override init() {}
    public convenience init(emphasisStyle: EmphasisStyle) {
        self.init()
        self.emphasisStyle = emphasisStyle
    }
    public convenience init(elevationStyle: MKMapConfiguration.ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }
    public convenience init(elevationStyle: MKMapConfiguration.ElevationStyle, emphasisStyle: EmphasisStyle) {
        self.init()
        (self.elevationStyle, self.emphasisStyle) = (elevationStyle, emphasisStyle)
    }
}

// An open class cannot be checked. There is no state of its own.
open class MKImageryMapConfiguration: MKMapConfiguration, @unchecked Sendable {
    public override init() {}
}

// An open class cannot be checked. There is no state of its own.
open class MKHybridMapConfiguration: MKMapConfiguration, @unchecked Sendable {
    public override init() {}
}
