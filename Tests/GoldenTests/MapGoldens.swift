import CoreLocation
import MapKit
import SwiftUI
import Testing

/// Neutral maps with everything that stands on them.
@MainActor @Suite struct MapGoldens {
    private let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)

    private func place(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    @Test func aMapWithItsContent() throws {
        try expectGolden("map", width: 300, height: 300) {
            Map(
                initialPosition: .region(
                    MKCoordinateRegion(
                        center: berlin, span: MKCoordinateSpan(latitudeDelta: 0.05, longitudeDelta: 0.05)))
            ) {
                Marker("Square", systemImage: "tram.fill", coordinate: place(52.5219, 13.4132))
                Marker("Home", coordinate: place(52.51, 13.39)).tint(.blue)
                Annotation("Dome", coordinate: place(52.5191, 13.401), anchor: .bottom) {
                    Image(systemName: "building.columns.fill").padding(6).background(.white, in: .circle)
                }
                MapPolyline(coordinates: [berlin, place(52.51, 13.42), place(52.5, 13.4)]).stroke(.orange, lineWidth: 5)
                MapCircle(center: place(52.535, 13.39), radius: 500).foregroundStyle(.green.opacity(0.4))
                    .stroke(.green, lineWidth: 2)
                MapPolygon(coordinates: [place(52.505, 13.375), place(52.515, 13.375), place(52.515, 13.382)])
            }
        }
    }

    @Test func aDarkMapAroundItsPlaces() throws {
        try expectGolden("map-automatic-dark", width: 300, height: 150, scheme: .dark) {
            Map {
                Marker("Berlin", coordinate: berlin)
                Marker("Potsdam", coordinate: place(52.39, 13.06))
            }
        }
    }

    private struct Stop: Identifiable {
        let id: Int
        let place: CLLocationCoordinate2D
    }

    @Test func aMapOfARegion() throws {
        let region = MKCoordinateRegion(center: berlin, latitudinalMeters: 2000, longitudinalMeters: 2000)
        let stops = [Stop(id: 1, place: berlin), Stop(id: 2, place: place(52.525, 13.41))]
        try expectGolden("map-region", width: 150, height: 150) {
            Map(coordinateRegion: .constant(region), annotationItems: stops) { stop in
                MapAnnotation(coordinate: stop.place) { Text("\(stop.id)").padding(5).background(.yellow, in: .circle) }
            }
        }
    }
}
