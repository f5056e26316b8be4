import CoreLocation
import SwiftUI

/// A line over places.
public struct MapPolyline: SingleMapContent {
    public typealias Body = Never
    public enum ContourStyle: Sendable { case straight, geodesic }
    let item: MapItem

    private init(points: [MKMapPoint]) {
        item = MapItem(kind: .line(points), place: points.first?.coordinate ?? CLLocationCoordinate2D())
    }

    /// A geodesic line is drawn straight.
    public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
        self.init(points: coordinates.map(MKMapPoint.init))
    }
    public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) { self.init(points: points) }
    public init(_ polyline: MKPolyline) { self.init(points: polyline.places) }
    public init(_ route: MKRoute) { self.init(points: route.polyline.places) }
}

/// An area between places.
public struct MapPolygon: SingleMapContent {
    public typealias Body = Never
    let item: MapItem

    public init(coordinates: [CLLocationCoordinate2D]) { self.init(points: coordinates.map(MKMapPoint.init)) }
    public init(points: [MKMapPoint]) {
        item = MapItem(kind: .area(points), place: points.first?.coordinate ?? CLLocationCoordinate2D())
    }
    public init(_ polygon: MKPolygon) { self.init(points: polygon.places) }
}

/// A circle with a radius in meters.
public struct MapCircle: SingleMapContent {
    public typealias Body = Never
    let item: MapItem

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        item = MapItem(kind: .circle(center: center, radius: radius), place: center)
    }
    public init(mapRect: MKMapRect) {
        let center = MKMapPoint(x: mapRect.midX, y: mapRect.midY)
        let radius = min(mapRect.width, mapRect.height) / 2 / MKMapPointsPerMeterAtLatitude(center.coordinate.latitude)
        self.init(center: center.coordinate, radius: radius)
    }
    public init(_ circle: MKCircle) { self.init(center: circle.coordinate, radius: circle.radius) }
}

public enum MapOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

extension MapContent {
    /// This content with each item changed.
    private func changed(_ change: @escaping (inout MapItem) -> Void) -> some MapContent {
        MapContents { items in
            var inner = _MapItems()
            Self._collect(self, into: &inner)
            items.items += inner.items.map { item in
                var item = item
                change(&item)
                return item
            }
        }
    }

    @MainActor @preconcurrency public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent {
        changed { $0.tint = $0.tint ?? AnyShapeStyle(tint) }
    }

    @MainActor @preconcurrency public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
        changed { $0.fill = $0.fill ?? AnyShapeStyle(style) }
    }

    @MainActor @preconcurrency public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1)
        -> some MapContent
    {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    @MainActor @preconcurrency public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
        changed { $0.stroke = $0.stroke ?? (AnyShapeStyle(content), style) }
    }

    @MainActor @preconcurrency public func stroke(lineWidth: CGFloat = 1) -> some MapContent {
        stroke(.tint, lineWidth: lineWidth)
    }

    @MainActor @preconcurrency public func annotationTitles(_ visibility: Visibility) -> some MapContent {
        changed { $0.titles = $0.titles == .automatic ? visibility : $0.titles }
    }

    /// Subtitles are not drawn.
    @MainActor @preconcurrency public func annotationSubtitles(_ visibility: Visibility) -> some MapContent {
        changed { $0.subtitles = visibility }
    }

    /// Effect: none, because nobody selects in a picture.
    @MainActor @preconcurrency public func tag<V: Hashable>(_ tag: V) -> some MapContent { self }

    /// Effect: none, because a neutral map has no roads and labels.
    @MainActor @preconcurrency public func mapOverlayLevel(level: MapOverlayLevel) -> some MapContent { self }
}
