import AppIntents

/// A provider of entries for a widget that an App Intent configures.
public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext

    /// Returns preconfigured intents, for places where a widget cannot be configured.
    func recommendations() -> [AppIntentRecommendation<Intent>]

    /// Returns a first entry immediately. WidgetKit redacts its picture.
    func placeholder(in context: Context) -> Entry

    /// Returns the entry for a transient presentation, as in the gallery.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry

    /// Returns the entries from now on.
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>

    /// Returns when the configurations are relevant. Pictures show no Smart Stack, so nothing asks for it.
    func relevance() async -> WidgetRelevance<Intent>
}

extension AppIntentTimelineProvider {
    public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}
