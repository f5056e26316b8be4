import CoreGraphics
import Foundation
import FoundationSupplement
import UIKit

// The renderers of a map view's overlays, which apps derive theirs from. The map's view is not drawn, so they are never asked
// to draw; they keep their colors and paths.

// An open class cannot be checked. Every property that changes is guarded.
open class MKOverlayRenderer: NSObject, @unchecked Sendable {
    private let given: (any MKOverlay)?
    @_Guarded open var alpha: CGFloat = 1
    @_Guarded open var blendMode = CGBlendMode.normal

    public override init() { given = nil }
    public init(overlay: any MKOverlay) { given = overlay }

    open var overlay: any MKOverlay { given ?? MKPolyline() }
    open var contentScaleFactor: CGFloat { HostEnvironment.current.screenScale }
    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ mapRect: MKMapRect) {}
    open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) {}

    // Places of a renderer count from the overlay's first corner, in points of the map.

    private var origin: MKMapPoint {
        let rect = overlay.boundingMapRect
        return rect.isNull ? MKMapPoint(x: 0, y: 0) : rect.origin
    }
    open func point(for mapPoint: MKMapPoint) -> CGPoint {
        CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
    }
    open func mapPoint(for point: CGPoint) -> MKMapPoint { MKMapPoint(x: point.x + origin.x, y: point.y + origin.y) }
    open func rect(for mapRect: MKMapRect) -> CGRect {
        CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
    }
    open func mapRect(for rect: CGRect) -> MKMapRect {
        MKMapRect(origin: mapPoint(for: rect.origin), size: MKMapSize(width: rect.width, height: rect.height))
    }
}

/// A renderer of a path.
// An open class cannot be checked. Every property that changes is guarded.
open class MKOverlayPathRenderer: MKOverlayRenderer, @unchecked Sendable {
    @_Guarded open var fillColor: UIColor?
    @_Guarded open var strokeColor: UIColor?
    @_Guarded open var lineWidth: CGFloat = 0
    @_Guarded open var lineJoin = CGLineJoin.round
    @_Guarded open var lineCap = CGLineCap.round
    @_Guarded open var miterLimit: CGFloat = 10
    @_Guarded open var lineDashPhase: CGFloat = 0
    @_Guarded open var lineDashPattern: [NSNumber]?
    @_Guarded open var shouldRasterize = false
    @_Guarded open var path: CGPath!

    open func createPath() {}
    open func invalidatePath() { path = nil }
    open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {}
    open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {}
    open func strokePath(_ path: CGPath, in context: CGContext) {}
    open func fillPath(_ path: CGPath, in context: CGContext) {}
}

// An open class cannot be checked. Every property that changes is guarded.
open class MKPolylineRenderer: MKOverlayPathRenderer, @unchecked Sendable {
    @_Guarded open var strokeStart: CGFloat = 0
    @_Guarded open var strokeEnd: CGFloat = 1
    public override init() { super.init() }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
    open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline() }
}

// An open class cannot be checked. Every property that changes is guarded.
open class MKGradientPolylineRenderer: MKPolylineRenderer, @unchecked Sendable {
    @_Guarded open private(set) var colors: [UIColor] = []
    @_Guarded open private(set) var locations: [CGFloat] = []
    open func setColors(_ colors: [UIColor], locations: [CGFloat]) { (self.colors, self.locations) = (colors, locations) }
}

// An open class cannot be checked. Every property that changes is guarded.
open class MKPolygonRenderer: MKOverlayPathRenderer, @unchecked Sendable {
    @_Guarded open var strokeStart: CGFloat = 0
    @_Guarded open var strokeEnd: CGFloat = 1
    public override init() { super.init() }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
    open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon() }
}

// An open class cannot be checked. Every property that changes is guarded.
open class MKCircleRenderer: MKOverlayPathRenderer, @unchecked Sendable {
    @_Guarded open var strokeStart: CGFloat = 0
    @_Guarded open var strokeEnd: CGFloat = 1
    public override init() { super.init() }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
    open var circle: MKCircle { overlay as? MKCircle ?? MKCircle(center: overlay.coordinate, radius: 0) }
}

/// The place of a tile in the grid of its zoom.
public struct MKTileOverlayPath: Sendable {
    public var x: Int
    public var y: Int
    public var z: Int
    public var contentScaleFactor: CGFloat
    public init() { (x, y, z, contentScaleFactor) = (0, 0, 0, 1) }
    public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
        (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor)
    }
}

/// Tiles of a server, which are not loaded.
// An open class cannot be checked. Every property that changes is guarded.
open class MKTileOverlay: NSObject, MKOverlay, @unchecked Sendable {
    public let urlTemplate: String?
    @_Guarded open var tileSize = CGSize(width: 256, height: 256)
    @_Guarded open var isGeometryFlipped = false
    @_Guarded open var minimumZ = 0
    @_Guarded open var maximumZ = 21
    @_Guarded open var canReplaceMapContent = false

    public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }

    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    open var boundingMapRect: MKMapRect { .world }
    /// The address of a tile, made of the template.
    open func url(forTilePath path: MKTileOverlayPath) -> URL {
        let text = (urlTemplate ?? "")
            .replacingOccurrences(of: "{x}", with: "\(path.x)").replacingOccurrences(of: "{y}", with: "\(path.y)")
            .replacingOccurrences(of: "{z}", with: "\(path.z)")
            .replacingOccurrences(of: "{scale}", with: "\(Int(path.contentScaleFactor))")
        return URL(string: text) ?? URL(fileURLWithPath: "/")
    }
    open func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) {
        result(nil, MKError(.serverFailure))
    }
    open func loadTile(at path: MKTileOverlayPath) async throws -> Data { throw MKError(.serverFailure) }
}

// An open class cannot be checked. There is no state of its own.
open class MKTileOverlayRenderer: MKOverlayRenderer, @unchecked Sendable {
    public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
    open func reloadData() {}
}
