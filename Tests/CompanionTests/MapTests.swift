import CoreLocation
import DisplayList
import Foundation
import MapKit
import SwiftUI
import SwiftUICore
import Testing

@testable import MapKit

/// Where things are on maps, and what asks a server.
@Suite struct MapTests {
    private let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)

    @Test func coordinatesAreProjectedAndBack() {
        let point = MKMapPoint(berlin)
        #expect(abs(point.coordinate.latitude - berlin.latitude) < 1e-9)
        #expect(abs(point.coordinate.longitude - berlin.longitude) < 1e-9)
        let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
        #expect(abs(middle.x - 134_217_728) < 1e-3 && abs(middle.y - 134_217_728) < 1e-3)
        #expect(abs(MKMapPointsPerMeterAtLatitude(0) - 6.7) < 0.01)
        let region = MKCoordinateRegion(center: berlin, latitudinalMeters: 2000, longitudinalMeters: 2000)
        #expect(abs(region.span.latitudeDelta - 0.018) < 0.0001)
        let again = MKCoordinateRegion(region.mapRect)
        #expect(abs(again.center.latitude - berlin.latitude) < 1e-5)
        #expect(abs(again.span.longitudeDelta - region.span.longitudeDelta) < 1e-9)
    }

    @Test func choicesOfPointsOfInterest() {
        #expect(PointOfInterestCategories.including(.airport, .stadium) == .including([.airport, .stadium]))
        #expect(MKPointOfInterestCategory.zoo.rawValue == "MKPOICategoryZoo")
    }

    @Test func aRegionIsShownWholeInTheMiddle() {
        let part = MKMapRect(x: 1000, y: 2000, width: 400, height: 100)
        let projection = MapProjection(part: part, size: CGSize(width: 200, height: 200))
        #expect(projection.point(MKMapPoint(x: 1000, y: 2050)) == CGPoint(x: 0, y: 100))
        #expect(projection.point(MKMapPoint(x: 1400, y: 2100)) == CGPoint(x: 200, y: 125))
        #expect(projection.visible == MKMapRect(x: 1000, y: 1850, width: 400, height: 400))
        let back = projection.coordinate(CGPoint(x: 50, y: 60))
        let there = projection.point(back)
        #expect(abs(there.x - 50) < 1e-3 && abs(there.y - 60) < 1e-3)
    }

    @Test func theGridStaysOnTheEarth() {
        let size = CGSize(width: 300, height: 150)
        let first = MapProjection(part: MKMapRect(x: 0, y: 0, width: 1200, height: 600), size: size)
        let moved = MapProjection(part: MKMapRect(x: 40, y: 0, width: 1200, height: 600), size: size)
        #expect(first.gridLines.across.count == 5)
        #expect(first.gridLines.across[1] - moved.gridLines.across[0] == 10)
        let steps = zip(first.gridLines.across, first.gridLines.across.dropFirst()).map { $1 - $0 }
        #expect(steps == [64, 64, 64, 64])
    }

    @Test func overlaysAndPlacesAreUnited() {
        #expect(
            MKMapRect.null.union(MKMapRect(x: 1, y: 1, width: 2, height: 2))
                == MKMapRect(x: 1, y: 1, width: 2, height: 2))
        #expect(!MKMapRect(x: 0, y: 0, width: 1, height: 1).intersects(MKMapRect(x: 5, y: 5, width: 1, height: 1)))
        let line = MKPolyline(
            coordinates: [berlin, CLLocationCoordinate2D(latitude: 48.86, longitude: 2.35)], count: 2)
        #expect(line.pointCount == 2)
        #expect(line.boundingMapRect.contains(MKMapPoint(CLLocationCoordinate2D(latitude: 50, longitude: 8))))
        #expect(abs(MKMapPoint(berlin).distance(to: line.places[1]) - 878_000) < 4_000)
    }

    @MainActor @Test func contentIsCollectedInOrder() {
        let places = [berlin, CLLocationCoordinate2D(latitude: 1, longitude: 2)]
        @MainActor @MapContentBuilder func content() -> some MapContent {
            Marker("first", coordinate: places[0]).tint(.blue)
            if places.count > 1 { MapCircle(center: places[1], radius: 100).stroke(.red, lineWidth: 3) }
            if places.isEmpty { Marker("none", coordinate: places[0]) } else { UserAnnotation() }
            ForEach(0..<2) { index in
                Annotation("a", coordinate: places[index]) { Text("x") }
            }
            MapPolyline(coordinates: places)
        }
        var items = _MapItems()
        @MainActor func collect<C: MapContent>(_ content: C) { C._collect(content, into: &items) }
        collect(content())
        let kinds = items.items.map { item -> String in
            switch item.kind {
            case .marker: "marker"
            case .annotation: "annotation"
            case .line: "line"
            case .area: "area"
            case .circle: "circle"
            }
        }
        #expect(kinds == ["marker", "circle", "annotation", "annotation", "line"])
        #expect(items.items[0].tint != nil)
        #expect(items.items[1].stroke?.line.lineWidth == 3)
    }

    @Test func aSnapshotIsNeutralAndKnowsItsPlaces() async throws {
        let options = MKMapSnapshotter.Options()
        options.region = MKCoordinateRegion(center: berlin, latitudinalMeters: 1000, longitudinalMeters: 1000)
        options.size = CGSize(width: 200, height: 100)
        options.scale = 2
        let snapshot = try await MKMapSnapshotter(options: options).start()
        #expect(snapshot.image.size == CGSize(width: 200, height: 100))
        #expect(snapshot.image.cgImage?.width == 400)
        let middle = snapshot.point(for: berlin)
        #expect(abs(middle.x - 100) < 0.01 && abs(middle.y - 50) < 0.01)
        options.size = .zero
        await #expect(throws: MKError(.unknown)) { try await MKMapSnapshotter(options: options).start() }
    }

    @Test func serversDoNotAnswer() async {
        let request = MKLocalSearch.Request()
        request.naturalLanguageQuery = "coffee"
        await #expect(throws: MKError(.serverFailure)) { try await MKLocalSearch(request: request).start() }
        await #expect(throws: MKError(.serverFailure)) { try await MKDirections(request: .init()).calculate() }
        #expect(!MKMapItem(placemark: MKPlacemark(coordinate: berlin)).openInMaps())
    }

    @Test func itemsKeepTheirAddresses() {
        let place = CLLocation(latitude: 52.52, longitude: 13.405)
        let item = MKMapItem(location: place, address: MKAddress(fullAddress: "Unter den Linden 1", shortAddress: nil))
        #expect(item.location === place && item.placemark.coordinate.latitude == 52.52)
        #expect(item.address?.fullAddress == "Unter den Linden 1")
    }

    @Test func distancesAreRoundedAsOnMaps() {
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.units = .metric
        #expect(formatter.string(fromDistance: 84) == "80 m")
        #expect(formatter.string(fromDistance: 1234) == "1.2 km")
        #expect(formatter.string(fromDistance: 12_345) == "12 km")
        formatter.units = .default
        #expect(formatter.string(fromDistance: 100) == "350 ft")
        #expect(formatter.string(fromDistance: 5000) == "3.1 mi")
        #expect(formatter.distance(from: "1.5 km") == 1500)
        #expect(formatter.distance(from: "far") == -1)
    }
}

/// Shapes of files, and lines over the globe.
@Suite struct MapShapeTests {
    @Test func shapesAreReadFromGeoJSON() throws {
        let text = """
            {"type": "FeatureCollection", "features": [
                {"type": "Feature", "id": 7, "properties": {"name": "park"}, "geometry": {"type": "Polygon", "coordinates": [
                    [[10, 50], [11, 50], [11, 51], [10, 50]], [[10.2, 50.1], [10.4, 50.1], [10.4, 50.2], [10.2, 50.1]]]}},
                {"type": "Feature", "properties": null, "geometry": {"type": "Point", "coordinates": [13.4, 52.5]}}]}
            """
        let features = try MKGeoJSONDecoder().decode(Data(text.utf8)).compactMap { $0 as? MKGeoJSONFeature }
        #expect(features.map(\.identifier) == ["7", nil])
        let park = try #require(features.first?.geometry.first as? MKPolygon)
        #expect(park.pointCount == 4 && park.interiorPolygons?.map(\.pointCount) == [4])
        let properties = try #require(features.first?.properties)
        #expect(try JSONDecoder().decode([String: String].self, from: properties) == ["name": "park"])
        #expect(features.last?.properties == nil && features.last?.geometry.first?.coordinate.latitude == 52.5)
        #expect(throws: (any Error).self) { try MKGeoJSONDecoder().decode(Data("{\"type\": \"Odd\"}".utf8)) }
    }

    @Test func shortestWaysLeadOverTheGlobe() {
        let places = [CLLocationCoordinate2D(latitude: 50, longitude: 0), CLLocationCoordinate2D(latitude: 50, longitude: 90)]
        let way = MKGeodesicPolyline(coordinates: places, count: 2)
        #expect(way.pointCount > 50 && MKPolyline(coordinates: places, count: 2).pointCount == 2)
        // The way's middle lies further north than its ends.
        let north = MKCoordinateRegion(way.boundingMapRect)
        #expect(north.center.latitude + north.span.latitudeDelta / 2 > 55)
    }
}
