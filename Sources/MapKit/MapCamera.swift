import CoreLocation
import Foundation
import SwiftUI

/// A camera above the map. Its heading and pitch are kept and not drawn.
public struct MapCamera: Equatable, Hashable, Sendable {
    public var centerCoordinate: CLLocationCoordinate2D
    /// In meters.
    public var distance: Double
    public var heading: Double
    public var pitch: Double

    public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
        (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
        (self.heading, self.pitch) = (heading, pitch)
    }

    public init(_ mkMapCamera: MKMapCamera) {
        self.init(
            centerCoordinate: mkMapCamera.centerCoordinate, distance: mkMapCamera.centerCoordinateDistance,
            heading: mkMapCamera.heading, pitch: mkMapCamera.pitch)
    }

    public static func == (lhs: MapCamera, rhs: MapCamera) -> Bool { lhs.values == rhs.values }
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
    private var values: [Double] { [centerCoordinate.latitude, centerCoordinate.longitude, distance, heading, pitch] }

    /// What the camera sees from straight above: its angle of view is taken as 30° (a guess at Apple's), measured on
    /// the longer side.
    func mapRect(in size: CGSize) -> MKMapRect {
        let long =
            2 * max(1, distance) * tan(15 * Double.pi / 180)
            * MKMapPointsPerMeterAtLatitude(centerCoordinate.latitude)
        let longest = max(size.width, size.height, 1)
        let (width, height) = (long * size.width / longest, long * size.height / longest)
        let center = MKMapPoint(centerCoordinate)
        return MKMapRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }
}

/// The limits of a camera. Nobody moves it here.
public struct MapCameraBounds: Equatable, Sendable {
    public static let `default` = MapCameraBounds(minimumDistance: nil, maximumDistance: nil)

    private let minimumDistance: Double?
    private let maximumDistance: Double?

    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        (self.minimumDistance, self.maximumDistance) = (minimumDistance, maximumDistance)
    }
    public init(
        centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
    ) {
        self.init(minimumDistance: minimumDistance, maximumDistance: maximumDistance)
    }
    public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        self.init(minimumDistance: minimumDistance, maximumDistance: maximumDistance)
    }
}

/// What a map shows at first.
public struct MapCameraPosition: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case automatic
        case part(MKMapRect)
        case camera(MapCamera)
        indirect case userLocation(fallback: MapCameraPosition)
    }

    let kind: Kind
    /// The region of `.region(_:)`, whose numbers a rectangle would round.
    private let chosenRegion: Region?

    private struct Region: Equatable, Sendable {
        let value: MKCoordinateRegion
        static func == (lhs: Region, rhs: Region) -> Bool { lhs.value.mapRect == rhs.value.mapRect }
    }

    private init(_ kind: Kind, region: MKCoordinateRegion? = nil) {
        (self.kind, chosenRegion) = (kind, region.map(Region.init))
    }

    public static let automatic = MapCameraPosition(.automatic)
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
        MapCameraPosition(.part(region.mapRect), region: region)
    }
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(.part(rect)) }
    public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(.camera(camera)) }
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
        MapCameraPosition(.camera(MapCamera(centerCoordinate: item.placemark.coordinate, distance: 1500)))
    }
    /// The user's location, which is not known, so the fallback is shown.
    public static func userLocation(
        followsHeading: Bool = false, fallback: MapCameraPosition
    ) -> MapCameraPosition {
        MapCameraPosition(.userLocation(fallback: fallback))
    }

    public var region: MKCoordinateRegion? { chosenRegion?.value }
    public var rect: MKMapRect? {
        guard chosenRegion == nil, case .part(let rect) = kind else { return nil }
        return rect
    }
    public var camera: MapCamera? {
        guard case .camera(let camera) = kind else { return nil }
        return camera
    }
    public var fallbackPosition: MapCameraPosition? {
        guard case .userLocation(let fallback) = kind else { return nil }
        return fallback
    }
    public var followsUserLocation: Bool { fallbackPosition != nil }
    public var followsUserHeading: Bool { false }
    public var positionedByUser: Bool { false }

    /// The part that a map of a size shows, whose content covers `contents`.
    func mapRect(in size: CGSize, contents: MKMapRect) -> MKMapRect {
        switch kind {
        case .part(let rect): return rect
        case .camera(let camera): return camera.mapRect(in: size)
        case .userLocation(let fallback): return fallback.mapRect(in: size, contents: contents)
        case .automatic:
            guard !contents.isNull else { return .world }
            // Room for balloons and titles around the places, and at least a kilometer around a single one. Guesses at
            // Apple's choice.
            let inner = CGSize(
                width: max(size.width - 96, size.width * 0.3), height: max(size.height - 104, size.height * 0.3))
            let kilometer =
                1000
                * MKMapPointsPerMeterAtLatitude(
                    MKMapPoint(x: contents.midX, y: contents.midY).coordinate.latitude)
            let width = max(contents.width * size.width / max(1, inner.width), kilometer)
            let height = max(contents.height * size.height / max(1, inner.height), kilometer)
            return MKMapRect(x: contents.midX - width / 2, y: contents.midY - height / 2, width: width, height: height)
        }
    }
}

public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let pan = MapInteractionModes(rawValue: 1)
    public static let zoom = MapInteractionModes(rawValue: 2)
    public static let rotate = MapInteractionModes(rawValue: 4)
    public static let pitch = MapInteractionModes(rawValue: 8)
    public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}
