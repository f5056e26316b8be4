import CoreLocation
import SwiftUI

/// A map, which is neutral here: markers, annotations and overlays stand on plain land.
@MainActor @preconcurrency public struct Map<Content>: View {
    private let position: MapCameraPosition
    private let items: [MapItem]

    init(position: MapCameraPosition, items: [MapItem]) { (self.position, self.items) = (position, items) }

    public var body: some View {
        UnarchivableView("a Map") { MapDrawing(position: position, items: items) }
    }

    fileprivate static func collected<C: MapContent>(_ content: C) -> [MapItem] {
        var items = _MapItems()
        C._collect(content, into: &items)
        return items.items
    }
}

/// The content of maps made with a builder.
public struct MapContentView<SelectionValue: Hashable, Content>: View {
    public var body: some View { EmptyView() }
}

// MARK: Maps with a builder

extension Map {
    public init<C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        self.init(position: position.wrappedValue, items: Self.collected(content()))
    }

    public init<C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        self.init(position: initialPosition, items: Self.collected(content()))
    }

    public init<SelectedValue: Hashable, C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {
        self.init(position: position.wrappedValue, items: Self.collected(content()))
    }

    public init<SelectedValue: Hashable, C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {
        self.init(position: initialPosition, items: Self.collected(content()))
    }
}

extension Map where Content == MapContentView<Never, AnyMapContent> {
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil
    ) {
        self.init(position: position.wrappedValue, items: [])
    }

    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) {
        self.init(position: initialPosition, items: [])
    }
}

// MARK: Maps of a region, as before iOS 17

public enum MapUserTrackingMode: Sendable { case none, follow }

public protocol MapAnnotationProtocol {
    /// The annotation as the map draws it.
    @MainActor @preconcurrency var _item: _MapAnnotationItem { get }
}

/// An annotation's item on the map.
public struct _MapAnnotationItem {
    let item: MapItem
}

/// The content of a map of a region.
public struct _DefaultMapContent: View {
    public var body: some View { EmptyView() }
}

/// The content of a map of a region with annotations.
public struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection>: View where Items.Element: Identifiable {
    public var body: some View { EmptyView() }
}

extension Map where Content == _DefaultMapContent {
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        self.init(position: .region(coordinateRegion.wrappedValue), items: [])
    }

    public init(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        self.init(position: .rect(mapRect.wrappedValue), items: [])
    }
}

extension Map {
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        self.init(
            position: .region(coordinateRegion.wrappedValue),
            items: annotationItems.map { annotationContent($0)._item.item })
    }

    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        self.init(
            position: .rect(mapRect.wrappedValue), items: annotationItems.map { annotationContent($0)._item.item })
    }
}

/// A balloon.
public struct MapMarker: MapAnnotationProtocol {
    private let place: CLLocationCoordinate2D
    private let tint: Color?

    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) { (place, self.tint) = (coordinate, tint) }

    public var _item: _MapAnnotationItem {
        _MapAnnotationItem(
            item: MapItem(
                kind: .marker(symbol: AnyView(Image(systemName: "mappin"))), place: place,
                tint: tint.map { AnyShapeStyle($0) }))
    }
}

/// A pin.
public struct MapPin: MapAnnotationProtocol {
    private let marker: MapMarker

    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        marker = MapMarker(coordinate: coordinate, tint: tint)
    }

    public var _item: _MapAnnotationItem { marker._item }
}

/// A view at a place.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    private let place: CLLocationCoordinate2D
    private let anchor: CGPoint
    private let content: Content

    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {
        (place, anchor, self.content) = (coordinate, anchorPoint, content())
    }

    public var _item: _MapAnnotationItem {
        let anchor = UnitPoint(x: anchor.x, y: anchor.y)
        return _MapAnnotationItem(
            item: MapItem(kind: .annotation(view: AnyView(content), anchor: anchor), place: place))
    }
}
