import CoreLocation
import Foundation

// Lines and areas of several parts.

// An open class cannot be checked. All state of its own is constant.
open class MKMultiPolyline: MKShape, MKOverlay, @unchecked Sendable {
    public let polylines: [MKPolyline]

    public init(_ polylines: [MKPolyline]) { self.polylines = polylines }

    open override var coordinate: CLLocationCoordinate2D { MKCoordinateRegion(boundingMapRect).center }
    open var boundingMapRect: MKMapRect { polylines.reduce(.null) { $0.union($1.boundingMapRect) } }
}

// An open class cannot be checked. All state of its own is constant.
open class MKMultiPolygon: MKShape, MKOverlay, @unchecked Sendable {
    public let polygons: [MKPolygon]

    public init(_ polygons: [MKPolygon]) { self.polygons = polygons }

    open override var coordinate: CLLocationCoordinate2D { MKCoordinateRegion(boundingMapRect).center }
    open var boundingMapRect: MKMapRect { polygons.reduce(.null) { $0.union($1.boundingMapRect) } }
}

// An open class cannot be checked. There is no state of its own.
open class MKMultiPolylineRenderer: MKOverlayPathRenderer, @unchecked Sendable {
    public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }
    open var multiPolyline: MKMultiPolyline { overlay as? MKMultiPolyline ?? MKMultiPolyline([]) }
}

// An open class cannot be checked. There is no state of its own.
open class MKMultiPolygonRenderer: MKOverlayPathRenderer, @unchecked Sendable {
    public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }
    open var multiPolygon: MKMultiPolygon { overlay as? MKMultiPolygon ?? MKMultiPolygon([]) }
}
