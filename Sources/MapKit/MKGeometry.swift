import CoreLocation
import Foundation

public struct MKCoordinateSpan: Sendable {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees

    public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

public func MKCoordinateSpanMake(
    _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

/// The meters of a degree of latitude on the earth's mean radius.
let metersPerDegree = 2 * Double.pi * 6_371_008.8 / 360

public struct MKCoordinateRegion: Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan

    public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }

    public init(
        center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        let shrink = max(0.01, cos(centerCoordinate.latitude * .pi / 180))
        self.init(
            center: centerCoordinate,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / metersPerDegree,
                longitudeDelta: longitudinalMeters / (metersPerDegree * shrink)))
    }

    public init(_ rect: MKMapRect) {
        let (first, last) = (
            MKMapPoint(x: rect.minX, y: rect.minY).coordinate, MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
        )
        self.init(
            center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
            span: MKCoordinateSpan(
                latitudeDelta: first.latitude - last.latitude, longitudeDelta: last.longitude - first.longitude))
    }

    /// The part of the map between the region's edges.
    var mapRect: MKMapRect {
        let north = MKMapPoint(
            CLLocationCoordinate2D(
                latitude: center.latitude + span.latitudeDelta / 2,
                longitude: center.longitude - span.longitudeDelta / 2))
        let south = MKMapPoint(
            CLLocationCoordinate2D(
                latitude: center.latitude - span.latitudeDelta / 2,
                longitude: center.longitude + span.longitudeDelta / 2))
        return MKMapRect(x: north.x, y: north.y, width: south.x - north.x, height: south.y - north.y)
    }
}

public func MKCoordinateRegionMake(
    _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion {
    MKCoordinateRegion(center: centerCoordinate, span: span)
}

/// A point of Mercator's projection. The world is 2^28 points wide, and y grows to the south.
public struct MKMapPoint: Equatable, Sendable {
    public var x: Double
    public var y: Double

    static let worldWidth = Double(1 << 28)

    public init() { (x, y) = (0, 0) }
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    public init(_ coordinate: CLLocationCoordinate2D) {
        let latitude = min(85.051_128_78, max(-85.051_128_78, coordinate.latitude)) * .pi / 180
        x = (coordinate.longitude + 180) / 360 * Self.worldWidth
        y = (1 - log(tan(latitude) + 1 / cos(latitude)) / .pi) / 2 * Self.worldWidth
    }

    public var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(
            latitude: atan(sinh(.pi * (1 - 2 * y / Self.worldWidth))) * 180 / .pi,
            longitude: x / Self.worldWidth * 360 - 180)
    }

    /// The distance in meters.
    public func distance(to point: MKMapPoint) -> CLLocationDistance {
        let (from, to) = (coordinate, point.coordinate)
        return CLLocation(latitude: from.latitude, longitude: from.longitude)
            .distance(from: CLLocation(latitude: to.latitude, longitude: to.longitude))
    }
}

public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    MKMapPoint.worldWidth / 360 / (metersPerDegree * max(0.01, cos(latitude * .pi / 180)))
}
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    1 / MKMapPointsPerMeterAtLatitude(latitude)
}

public struct MKMapSize: Equatable, Sendable {
    public var width: Double
    public var height: Double

    public init() { (width, height) = (0, 0) }
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

    public static let world = MKMapSize(width: MKMapPoint.worldWidth, height: MKMapPoint.worldWidth)
}

public struct MKMapRect: Equatable, Sendable {
    public var origin: MKMapPoint
    public var size: MKMapSize

    public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    public var isEmpty: Bool { isNull || width <= 0 || height <= 0 }

    public func union(_ rect2: MKMapRect) -> MKMapRect {
        if isNull { return rect2 }
        if rect2.isNull { return self }
        let (x, y) = (min(minX, rect2.minX), min(minY, rect2.minY))
        return MKMapRect(x: x, y: y, width: max(maxX, rect2.maxX) - x, height: max(maxY, rect2.maxY) - y)
    }

    public func intersection(_ rect2: MKMapRect) -> MKMapRect {
        let (x, y) = (max(minX, rect2.minX), max(minY, rect2.minY))
        let (right, bottom) = (min(maxX, rect2.maxX), min(maxY, rect2.maxY))
        guard !isNull, !rect2.isNull, right >= x, bottom >= y else { return .null }
        return MKMapRect(x: x, y: y, width: right - x, height: bottom - y)
    }

    public func intersects(_ rect2: MKMapRect) -> Bool { !intersection(rect2).isNull }

    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    public func contains(_ point: MKMapPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    public func contains(_ rect2: MKMapRect) -> Bool { intersection(rect2) == rect2 }
}

/// The map from the earth to a picture of a size: the part is shown whole, in the middle.
struct MapProjection: Equatable, Sendable {
    let part: MKMapRect
    let size: CGSize
    /// Points of the picture for a point of the map.
    let scale: Double

    init(part: MKMapRect, size: CGSize) {
        // Below a few meters, a map would be all scale and no place.
        let least = 40.0
        let width = part.isNull ? MKMapRect.world.width : max(least, part.width)
        let height = part.isNull ? MKMapRect.world.height : max(least, part.height)
        let (x, y) = part.isNull ? (MKMapRect.world.midX, MKMapRect.world.midY) : (part.midX, part.midY)
        self.part = MKMapRect(x: x - width / 2, y: y - height / 2, width: width, height: height)
        self.size = size
        scale = min(size.width / width, size.height / height)
    }

    func point(_ coordinate: CLLocationCoordinate2D) -> CGPoint { point(MKMapPoint(coordinate)) }

    func point(_ place: MKMapPoint) -> CGPoint {
        CGPoint(
            x: size.width / 2 + (place.x - part.midX) * scale, y: size.height / 2 + (place.y - part.midY) * scale)
    }

    func coordinate(_ point: CGPoint) -> CLLocationCoordinate2D {
        guard scale > 0 else { return kCLLocationCoordinate2DInvalid }
        return MKMapPoint(
            x: part.midX + (point.x - size.width / 2) / scale, y: part.midY + (point.y - size.height / 2) / scale
        ).coordinate
    }

    /// What the whole picture shows.
    var visible: MKMapRect {
        guard scale > 0 else { return part }
        let (width, height) = (size.width / scale, size.height / scale)
        return MKMapRect(x: part.midX - width / 2, y: part.midY - height / 2, width: width, height: height)
    }

    /// The places of the grid's lines, which stay on the earth when the region moves: from 36 to 72 points apart.
    var gridLines: (across: [CGFloat], down: [CGFloat]) {
        guard scale > 0, scale.isFinite else { return ([], []) }
        let step = pow(2, (log2(36 / scale)).rounded(.up))
        func places(_ from: Double, _ to: Double, _ middle: Double, _ length: CGFloat) -> [CGFloat] {
            stride(from: (from / step).rounded(.up) * step, through: to, by: step).map {
                length / 2 + CGFloat(($0 - middle) * scale)
            }
        }
        let area = visible
        return (
            places(area.minX, area.maxX, part.midX, size.width), places(area.minY, area.maxY, part.midY, size.height)
        )
    }
}
