import CoreLocation
import Foundation

/// A line that takes the shortest way over the globe between its points.
// An open class cannot be checked. There is no state of its own.
open class MKGeodesicPolyline: MKPolyline, @unchecked Sendable {
    public override init() { super.init() }

    public override init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        super.init(places: MKGeodesicPolyline.way(through: (0..<count).map { coords[$0] }))
    }

    public override init(points: UnsafePointer<MKMapPoint>, count: Int) {
        super.init(places: MKGeodesicPolyline.way(through: (0..<count).map { points[$0].coordinate }))
    }

    /// The given places, and one for each degree of the great circles between them.
    private static func way(through places: [CLLocationCoordinate2D]) -> [MKMapPoint] {
        guard let first = places.first else { return [] }
        var way = [MKMapPoint(first)]
        for (start, end) in zip(places, places.dropFirst()) {
            let (from, to) = (direction(of: start), direction(of: end))
            let angle = acos(min(1, max(-1, (from * to).sum())))
            let steps = Int((angle * 180 / .pi).rounded(.up))
            // Opposite places have no shortest way.
            if steps > 1, sin(angle) > 1e-9 {
                for step in 1..<steps {
                    let part = Double(step) / Double(steps)
                    let place = from * (sin((1 - part) * angle) / sin(angle)) + to * (sin(part * angle) / sin(angle))
                    way.append(
                        MKMapPoint(
                            CLLocationCoordinate2D(
                                latitude: atan2(place.z, hypot(place.x, place.y)) * 180 / .pi,
                                longitude: atan2(place.y, place.x) * 180 / .pi)))
                }
            }
            way.append(MKMapPoint(end))
        }
        return way
    }

    /// The place on a globe with the radius 1.
    private static func direction(of place: CLLocationCoordinate2D) -> SIMD3<Double> {
        let (latitude, longitude) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
        return SIMD3(cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
    }
}
