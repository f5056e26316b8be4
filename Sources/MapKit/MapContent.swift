import CoreLocation
import SwiftUI

/// What stands on a map: markers, annotations and overlays, or content composed of them.
///
/// Content of users implements `body`. MapKit's own content has `Never` as its body and implements
/// `_collect(_:into:)`.
@MainActor @preconcurrency public protocol MapContent {
    associatedtype Body: MapContent

    @MapContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// Appends the items of `content`.
    @MainActor @preconcurrency static func _collect(_ content: Self, into items: inout _MapItems)
}

extension MapContent {
    @MainActor @preconcurrency public static func _collect(_ content: Self, into items: inout _MapItems) {
        items.descend { Body._collect(content.body, into: &$0) }
    }
}

extension MapContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) stands on the map itself and has no body") }
}

extension Never: MapContent {}

/// The items of a map, in the order of its source.
public struct _MapItems {
    var items: [MapItem] = []
    private var depth = 0

    init() {}

    /// Collects a level deeper, and nothing more where a body contains itself.
    mutating func descend(_ collect: (inout _MapItems) -> Void) {
        guard depth < 200 else { return }
        depth += 1
        collect(&self)
        depth -= 1
    }
}

/// Something on a map, with its look.
struct MapItem {
    enum Kind {
        /// A balloon whose tip is at the place.
        case marker(symbol: AnyView)
        case annotation(view: AnyView, anchor: UnitPoint)
        case line([MKMapPoint])
        case area([MKMapPoint])
        case circle(center: CLLocationCoordinate2D, radius: CLLocationDistance)
    }

    var kind: Kind
    var place: CLLocationCoordinate2D
    var title: Text?
    var subtitle: Text?
    var titles: Visibility = .automatic
    var subtitles: Visibility = .automatic
    var tint: AnyShapeStyle?
    var fill: AnyShapeStyle?
    var stroke: (style: AnyShapeStyle, line: StrokeStyle)?

    /// The part of the map that the item covers.
    var mapRect: MKMapRect {
        func around(_ points: [MKMapPoint]) -> MKMapRect {
            points.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
        }
        switch kind {
        case .marker, .annotation: return around([MKMapPoint(place)])
        case .line(let points), .area(let points): return around(points)
        case .circle(let center, let radius): return MKCircle(center: center, radius: radius).boundingMapRect
        }
    }
}

/// Content that is one item.
@MainActor @preconcurrency protocol SingleMapContent: MapContent where Body == Never {
    var item: MapItem { get }
}

extension SingleMapContent {
    @MainActor @preconcurrency public static func _collect(_ content: Self, into items: inout _MapItems) {
        items.items.append(content.item)
    }
}

@resultBuilder public struct MapContentBuilder {
    public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> some MapContent { MapContents(collect: { _ in }) }
    public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }

    @MainActor @preconcurrency
    public static func buildBlock<each Content: MapContent>(_ content: repeat each Content) -> some MapContent {
        MapContents { items in
            for content in repeat each content { type(of: content)._collect(content, into: &items) }
        }
    }

    public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
    @MainActor @preconcurrency
    public static func buildEither<TrueContent: MapContent>(first: TrueContent) -> AnyMapContent {
        AnyMapContent(first)
    }
    @MainActor @preconcurrency
    public static func buildEither<FalseContent: MapContent>(second: FalseContent) -> AnyMapContent {
        AnyMapContent(second)
    }
    @MainActor @preconcurrency
    public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> AnyMapContent {
        AnyMapContent(content)
    }
}

/// Several contents as one.
struct MapContents: MapContent {
    typealias Body = Never
    let collect: @MainActor (inout _MapItems) -> Void

    static func _collect(_ content: MapContents, into items: inout _MapItems) { content.collect(&items) }
}

/// Content whose type is not known.
public struct AnyMapContent: MapContent {
    public typealias Body = Never
    private let collect: @MainActor (inout _MapItems) -> Void

    @MainActor @preconcurrency public init<Content: MapContent>(_ content: Content) {
        collect = { Content._collect(content, into: &$0) }
    }

    public static func _collect(_ content: AnyMapContent, into items: inout _MapItems) { content.collect(&items) }
}

extension Optional: MapContent where Wrapped: MapContent {
    public typealias Body = Never

    public static func _collect(_ content: Wrapped?, into items: inout _MapItems) {
        if let content { Wrapped._collect(content, into: &items) }
    }
}

extension ForEach: MapContent where Content: MapContent {
    public static func _collect(_ content: ForEach, into items: inout _MapItems) {
        for element in content.data { Content._collect(content.content(element), into: &items) }
    }
}

extension ForEach where ID == Data.Element.ID, Content: MapContent, Data.Element: Identifiable {
    public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(elements: data, content: content)
    }
}

extension ForEach where Content: MapContent {
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(elements: data, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: MapContent {
    public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content) {
        self.init(elements: data, content: content)
    }
}
