import ActivityKit
import FoundationSupplement
import SwiftUI

/// The content of a Live Activity. It is listed and its previews are drawn. Without a preview it has no state to draw.
@MainActor @preconcurrency public struct ActivityConfiguration<Attributes: ActivityAttributes>:
    _PrimitiveWidgetConfiguration
{
    private let content: @MainActor (ActivityViewContext<Attributes>) -> AnyView
    private let island: (ActivityViewContext<Attributes>) -> DynamicIsland
    private let place: SourcePlace

    public init<Content: View>(
        for attributesType: Attributes.Type, _file: StaticString = #fileID, _line: UInt = #line,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {
        self.content = { AnyView(content($0)) }
        island = dynamicIsland
        place = SourcePlace(_file, _line)
    }

    public static func _describe(
        _ configuration: ActivityConfiguration, in values: inout _WidgetConfigurationValues
    ) {
        values[LiveActivityKey.self] = LiveActivityDescription(
            attributes: String(describing: Attributes.self),
            views: { attributes, state, isStale in
                guard let attributes = attributes as? Attributes, let state = state as? Attributes.ContentState else {
                    return nil
                }
                let context = ActivityViewContext(
                    activityID: "preview", attributes: attributes, state: state, isStale: isStale)
                // Views beside each other are stacked.
                return LiveActivityViews(
                    content: AnyView(RootStack(configuration.content(context))), island: configuration.island(context))
            },
            decodeAttributes: { data, decoder in try decoder.decode(Attributes.self, from: data) },
            decodeState: { data, decoder in try decoder.decode(Attributes.ContentState.self, from: data) },
            makeAttributes: { try Attributes(from: $0) }, makeState: { try Attributes.ContentState(from: $0) },
            place: configuration.place)
    }
}

/// The data of an activity's view.
@dynamicMemberLookup public struct ActivityViewContext<Attributes: ActivityAttributes> {
    public let activityID: String
    public let attributes: Attributes
    public let state: Attributes.ContentState
    public let isStale: Bool

    package init(
        activityID: String, attributes: Attributes, state: Attributes.ContentState, isStale: Bool
    ) {
        (self.activityID, self.attributes, self.state, self.isStale) = (activityID, attributes, state, isStale)
    }

    public subscript<T>(dynamicMember keyPath: KeyPath<Attributes, T>) -> T { attributes[keyPath: keyPath] }
}

/// The Live Activity of a configuration, if any.
enum LiveActivityKey: EnvironmentKey { static var defaultValue: LiveActivityDescription? { nil } }
