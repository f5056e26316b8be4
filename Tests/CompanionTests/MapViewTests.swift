import Foundation
import MapKit
import Testing

/// Map's views keep what they are told, and places are really computed.
@MainActor @Suite struct MapViewTests {
    private static let center = CLLocationCoordinate2D(latitude: 48, longitude: 11)

    @Test func annotationsAreAddedOnceAndRemoved() {
        let map = MKMapView()
        let (one, two) = (MKPointAnnotation(coordinate: Self.center), MKPointAnnotation())
        map.addAnnotations([one, two, one])
        #expect(map.annotations.count == 2)
        map.selectAnnotation(one, animated: false)
        map.removeAnnotation(one)
        #expect(map.annotations.count == 1)
        #expect(map.selectedAnnotations.isEmpty)
        #expect(map.annotations.first === two)
        #expect(map.userLocation.location == nil)
    }

    @Test func placesAreConvertedToPointsAndBack() {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        map.setRegion(
            MKCoordinateRegion(center: Self.center, latitudinalMeters: 1000, longitudinalMeters: 1000), animated: false)
        let point = map.convert(Self.center, toPointTo: map)
        #expect(abs(point.x - 100) < 0.01 && abs(point.y - 50) < 0.01)
        let place = map.convert(CGPoint(x: 100, y: 50), toCoordinateFrom: map)
        #expect(abs(place.latitude - 48) < 0.0001 && abs(place.longitude - 11) < 0.0001)
    }

    @Test func overlaysKeepTheirOrder() {
        let map = MKMapView()
        let circles = (1...3).map { MKCircle(center: Self.center, radius: Double($0)) }
        map.addOverlays(Array(circles[0...1]), level: .aboveRoads)
        map.insertOverlay(circles[2], at: 0)
        #expect(map.overlays.compactMap { ($0 as? MKCircle)?.radius } == [3, 1, 2])
        map.removeOverlays(circles)
        #expect(map.overlays.isEmpty)
    }

    @Test func renderersCountFromTheOverlaysCorner() {
        let circle = MKCircle(center: Self.center, radius: 100)
        let renderer = MKCircleRenderer(circle: circle)
        renderer.strokeColor = .red
        #expect(renderer.circle === circle)
        #expect(renderer.strokeColor == .red)
        let corner = circle.boundingMapRect.origin
        #expect(renderer.point(for: corner) == .zero)
        #expect(renderer.mapPoint(for: CGPoint(x: 3, y: 4)) == MKMapPoint(x: corner.x + 3, y: corner.y + 4))
    }

    @Test func viewsOfAnnotationsAreMade() {
        let annotation = MKPointAnnotation(coordinate: Self.center)
        let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "marker")
        #expect(view.annotation === annotation)
        #expect(view.reuseIdentifier == "marker")
        #expect(view.displayPriority == .required)
        let cluster = MKClusterAnnotation(memberAnnotations: [annotation, MKPointAnnotation()])
        #expect(cluster.coordinate.latitude == 24)
    }

    @Test func addressesOfTilesAreMadeOfTheTemplate() {
        let tiles = MKTileOverlay(urlTemplate: "https://example.org/{z}/{x}/{y}@{scale}x.png")
        let path = MKTileOverlayPath(x: 3, y: 2, z: 5, contentScaleFactor: 2)
        #expect(tiles.url(forTilePath: path).absoluteString == "https://example.org/5/3/2@2x.png")
    }
}
