import CoreLocation
import SwiftUI

/// A balloon with a title.
public struct Marker<Label: View>: SingleMapContent {
    public typealias Body = Never
    let item: MapItem

    init(_ place: CLLocationCoordinate2D, title: Text?, symbol: AnyView) {
        item = MapItem(kind: .marker(symbol: symbol), place: place, title: title)
    }

    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        // A label's icon goes into the balloon and its title below; a plain view is the title.
        self.init(coordinate, title: nil, symbol: AnyView(label().labelStyle(.iconOnly)))
    }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, title: Text(titleKey), symbol: AnyView(Image(systemName: systemImage)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, title: Text(title), symbol: AnyView(Image(systemName: systemImage)))
    }

    public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, title: Text(titleKey), symbol: AnyView(Image(image).resizable().scaledToFit()))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, title: Text(title), symbol: AnyView(Image(image).resizable().scaledToFit()))
    }
}

extension Marker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, title: Text(titleKey), symbol: AnyView(Image(systemName: "mappin")))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, title: Text(title), symbol: AnyView(Image(systemName: "mappin")))
    }

    public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, title: Text(titleKey), symbol: AnyView(monogram.bold()))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, title: Text(title), symbol: AnyView(monogram.bold()))
    }

    public init(item: MKMapItem) {
        self.init(
            item.placemark.coordinate, title: item.name.map { Text(verbatim: $0) },
            symbol: AnyView(Image(systemName: "mappin")))
    }
}

/// A view at a place, with a title below.
public struct Annotation<Label: View, Content: View>: SingleMapContent {
    public typealias Body = Never
    let item: MapItem

    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        item = MapItem(
            kind: .annotation(view: AnyView(content()), anchor: anchor), place: coordinate, title: label() as? Text)
    }
}

extension Annotation where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {
        self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
    ) {
        self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) }
    }
}

/// The user's place, which is not known, so nothing is drawn.
public struct UserAnnotation<Content: View>: MapContent {
    public typealias Body = Never

    public static func _collect(_ content: UserAnnotation, into items: inout _MapItems) {}
}

extension UserAnnotation where Content == EmptyView {
    public init() {}
    public init(anchor: UnitPoint = .center) {}
}

extension UserAnnotation {
    public init(anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) {}
    public init(anchor: UnitPoint = .center, @ViewBuilder content: (UserLocation) -> Content) {}
}

/// Where the user is and looks. Neither is known.
public struct UserLocation {
    public let heading: CLHeading?
    public let location: CLLocation?
}
