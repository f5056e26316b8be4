import Intents

/// A provider of entries for a widget that a SiriKit intent configures.
public protocol IntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: INIntent
    typealias Context = TimelineProviderContext

    /// Returns preconfigured intents, for places where a widget cannot be configured.
    func recommendations() -> [IntentRecommendation<Intent>]

    /// Returns a first entry immediately. WidgetKit redacts its picture.
    func placeholder(in context: Context) -> Entry

    /// Provides the entry for a transient presentation, as in the gallery.
    @preconcurrency
    func getSnapshot(
        for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)

    /// Provides the entries from now on.
    @preconcurrency
    func getTimeline(
        for configuration: Intent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)

    /// Returns when which configurations are relevant. Pictures show no Smart Stack, so nobody asks.
    func relevance() async -> WidgetRelevance<Intent>
}

extension IntentTimelineProvider {
    public func recommendations() -> [IntentRecommendation<Intent>] { [] }
    public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}
