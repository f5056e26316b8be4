import CoreLocation
import SwiftUI

/// The look of a map. A neutral map knows standard maps and imagery.
public struct MapStyle: Sendable {
    public struct Elevation: Hashable, Sendable {
        public static let automatic = Elevation()
        public static let flat = Elevation()
        public static let realistic = Elevation()
    }

    public struct StandardEmphasis: Hashable, Sendable {
        public static let automatic = StandardEmphasis()
        public static let muted = StandardEmphasis()
    }

    let isImagery: Bool

    public static var standard: MapStyle { MapStyle(isImagery: false) }
    public static var imagery: MapStyle { MapStyle(isImagery: true) }
    public static var hybrid: MapStyle { MapStyle(isImagery: true) }

    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { .standard }
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> MapStyle { .hybrid }
}

/// A choice of points of interest, of which a neutral map has none.
public struct PointOfInterestCategories: Hashable, Sendable {
    public static let all = PointOfInterestCategories()
    public static let excludingAll = PointOfInterestCategories()
    public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
    public static func including(_ categories: MKPointOfInterestCategory...) -> PointOfInterestCategories { .all }
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
    public static func excluding(_ categories: MKPointOfInterestCategory...) -> PointOfInterestCategories { .all }
}

private struct MapStyleKey: EnvironmentKey { static let defaultValue = MapStyle.standard }

extension EnvironmentValues {
    var mapStyle: MapStyle {
        get { self[MapStyleKey.self] }
        set { self[MapStyleKey.self] = newValue }
    }
}

public struct MapCameraUpdateContext: Sendable {
    public let camera: MapCamera
    public let region: MKCoordinateRegion
    public let rect: MKMapRect
}

public struct MapCameraUpdateFrequency: Hashable, Sendable {
    public static let onEnd = MapCameraUpdateFrequency()
    public static let continuous = MapCameraUpdateFrequency()
}

extension View {
    public func mapStyle(_ style: MapStyle) -> some View { environment(\.mapStyle, style) }

    /// Effect: none, because a picture has no controls that appear on touch.
    public func mapControls<C: View>(@ViewBuilder _ content: () -> C) -> some View { self }

    /// Effect: none, because a picture has no controls that appear on touch.
    public func mapControlVisibility(_ visibility: Visibility) -> some View { self }

    /// Effect: none, because controls outside the map are not drawn.
    public func mapScope(_ scope: Namespace.ID) -> some View { self }

    /// Effect: none, because nobody moves the map.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View { self }

    /// Effect: none, because nobody moves the map.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View { self }

    /// Effect: none, because nobody selects in a picture.
    public func mapFeatureSelectionDisabled(_ disabled: @escaping (MapFeature) -> Bool) -> some View { self }

    /// Effect: none, because Look Around is not presented.
    public func lookAroundViewer(
        isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
        onDismiss: (() -> Void)? = nil
    ) -> some View { self }

    /// Effect: none, because Look Around is not presented.
    public func lookAroundViewer(
        isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
        onDismiss: (() -> Void)? = nil
    ) -> some View { self }
}

/// A place of Apple's map data, of which there is none.
public struct MapFeature: Hashable, Sendable {
    /// What a feature is.
    public struct FeatureKind: Hashable, Sendable {
        private let name: String

        public static let pointOfInterest = FeatureKind(name: "pointOfInterest")
        public static let physicalFeature = FeatureKind(name: "physicalFeature")
        public static let territory = FeatureKind(name: "territory")
    }

    public var title: String? { nil }
    public var kind: FeatureKind? { nil }
    public var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    public var pointOfInterestCategory: MKPointOfInterestCategory? { nil }
}

// Controls, which a picture does not have.

public struct MapUserLocationButton: View {
    public init() {}
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

public struct MapCompass: View {
    public init() {}
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

public struct MapScaleView: View {
    public init() {}
    public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

public struct MapPitchToggle: View {
    public init() {}
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

/// A view that asks a map for places. Nothing is touched in a picture, so it answers nothing.
public struct MapReader<Content: View>: View {
    private let content: (MapProxy) -> Content

    public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

    public var body: some View { content(MapProxy()) }
}

public struct MapProxy {
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? { nil }
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        nil
    }
    public func camera(framing item: MKMapItem, allowPitch: Bool = true) -> MapCamera? { nil }
    public func camera(framing region: MKCoordinateRegion) -> MapCamera? { nil }
}

extension View {
    /// Effect: none, because nothing moves in a picture.
    nonisolated public func mapCameraKeyframeAnimator(
        trigger value: some Equatable, @KeyframesBuilder<MapCamera> keyframes: @escaping (MapCamera) -> some Keyframes<MapCamera>
    ) -> some View { self }
}
