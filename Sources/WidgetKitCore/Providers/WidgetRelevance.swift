import AppIntents
import Foundation
import Intents

/// When configurations of a widget are relevant. Pictures show no Smart Stack.
public struct WidgetRelevance<Configuration> {
    let attributes: [WidgetRelevanceAttribute<Configuration>]

    public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) { self.attributes = attributes }
}

extension WidgetRelevance: Sendable where Configuration: Sendable {}

/// A configuration and the context in which it is relevant.
public struct WidgetRelevanceAttribute<Configuration> {
    let configuration: Configuration
    let context: RelevantContext?

    public init(configuration: Configuration, context: RelevantContext) where Configuration: WidgetConfigurationIntent {
        (self.configuration, self.context) = (configuration, context)
    }

    public init(configuration: Configuration, group: WidgetRelevanceGroup)
    where Configuration: WidgetConfigurationIntent {
        (self.configuration, context) = (configuration, nil)
    }

    public init(configuration: Configuration, context: RelevantContext) where Configuration: INIntent {
        (self.configuration, self.context) = (configuration, context)
    }

    public init(configuration: Configuration, group: WidgetRelevanceGroup) where Configuration: INIntent {
        (self.configuration, context) = (configuration, nil)
    }

    public init(context: RelevantContext) where Configuration == Void {
        (configuration, self.context) = ((), context)
    }

    public init(group: WidgetRelevanceGroup) where Configuration == Void {
        (configuration, context) = ((), nil)
    }
}

extension WidgetRelevanceAttribute: Sendable where Configuration: Sendable {}

/// Which configurations the Smart Stack shows together.
public struct WidgetRelevanceGroup: Hashable, Sendable {
    private let name: String

    public static let automatic = WidgetRelevanceGroup(name: "automatic")
    public static let ungrouped = WidgetRelevanceGroup(name: "ungrouped")
    public static func named(_ name: String) -> WidgetRelevanceGroup { WidgetRelevanceGroup(name: "named " + name) }
}

/// The data that a relevance widget shows.
public protocol RelevanceEntry {}

/// The context for a provider of relevance entries: information about the widget.
public struct RelevanceEntriesProviderContext: Sendable {
    /// The size of the widget in points.
    public let displaySize: CGSize
    /// Whether the widget is shown in the gallery.
    public let isPreview: Bool

    init(_ context: TimelineProviderContext) { (displaySize, isPreview) = (context.displaySize, context.isPreview) }
}

/// A provider of the entries of a widget that the Smart Stack shows when it is relevant.
public protocol RelevanceEntriesProvider {
    associatedtype Configuration: WidgetConfigurationIntent
    associatedtype Entry: RelevanceEntry
    typealias Context = RelevanceEntriesProviderContext

    /// Returns a first entry immediately. WidgetKit redacts its picture.
    func placeholder(context: Context) -> Entry

    /// Returns when which configurations are relevant.
    func relevance() async -> WidgetRelevance<Configuration>

    /// Returns the entry of a configuration.
    func entry(configuration: Configuration, context: Context) async throws -> Entry
}
