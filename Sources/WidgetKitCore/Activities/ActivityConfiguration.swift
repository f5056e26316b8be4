@_exported import ActivityKit
import SwiftUI

/// The content of a Live Activity. It is declared and listed; no picture is made of it yet.
@MainActor @preconcurrency public struct ActivityConfiguration<Attributes: ActivityAttributes>:
    _PrimitiveWidgetConfiguration
{
    private let content: @MainActor (ActivityViewContext<Attributes>) -> AnyView
    private let island: (ActivityViewContext<Attributes>) -> DynamicIsland

    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {
        self.content = { AnyView(content($0)) }
        island = dynamicIsland
    }

    public static func _describe(
        _ configuration: ActivityConfiguration, in values: inout _WidgetConfigurationValues
    ) {
        values[LiveActivityKey.self] = String(describing: Attributes.self)
    }
}

/// What an activity's view is made of.
@dynamicMemberLookup public struct ActivityViewContext<Attributes: ActivityAttributes> {
    public let activityID: String
    public let attributes: Attributes
    public let state: Attributes.ContentState
    public let isStale: Bool

    @_spi(Darkroom) public init(
        activityID: String, attributes: Attributes, state: Attributes.ContentState, isStale: Bool
    ) {
        (self.activityID, self.attributes, self.state, self.isStale) = (activityID, attributes, state, isStale)
    }

    public subscript<T>(dynamicMember keyPath: KeyPath<Attributes, T>) -> T { attributes[keyPath: keyPath] }
}

/// The attributes' type of a Live Activity, where a configuration is one.
enum LiveActivityKey: EnvironmentKey { static var defaultValue: String? { nil } }
