import SwiftUI

/// What a map's selection can be: a feature of the map, or a value of the app's own.
public protocol MapSelectable: Hashable {
    init(_ feature: MapFeature?)
    var feature: MapFeature? { get }
}

/// The tag of something on a map, or a feature of the map.
public struct MapSelection<SelectionValue: Hashable>: MapSelectable {
    public let value: SelectionValue?
    public let feature: MapFeature?

    public init(_ value: SelectionValue) { (self.value, feature) = (value, nil) }
    public init(_ feature: MapFeature?) { (value, self.feature) = (nil, feature) }
}

extension MapSelection: Sendable where SelectionValue: Sendable {}

/// How a map shows what is known of the place that is selected.
public struct MapItemDetailSelectionAccessoryStyle: Sendable {
    /// How large a callout is.
    public struct CalloutStyle: Sendable {
        private let name: String

        public static var automatic: CalloutStyle { CalloutStyle(name: "automatic") }
        public static var compact: CalloutStyle { CalloutStyle(name: "compact") }
        public static var full: CalloutStyle { CalloutStyle(name: "full") }
    }

    private let name: String

    public static var automatic: MapItemDetailSelectionAccessoryStyle { .init(name: "automatic") }
    public static var callout: MapItemDetailSelectionAccessoryStyle { .init(name: "callout") }
    public static var caption: MapItemDetailSelectionAccessoryStyle { .init(name: "caption") }
    public static var sheet: MapItemDetailSelectionAccessoryStyle { .init(name: "sheet") }
    public static func callout(_ style: CalloutStyle) -> MapItemDetailSelectionAccessoryStyle { .callout }
}

extension MapContent {
    /// Effect: none, because nothing is selected in a picture.
    @MainActor @preconcurrency public func mapItemDetailSelectionAccessory(
        _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
    ) -> some MapContent { self }
}

extension View {
    /// Effect: none, because nothing is selected in a picture.
    public func mapFeatureSelectionAccessory(_ style: MapItemDetailSelectionAccessoryStyle? = .automatic) -> some View { self }
}
