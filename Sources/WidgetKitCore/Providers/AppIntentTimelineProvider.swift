import AppIntents

/// Makes the entries of a widget that an App Intent configures.
public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext

    /// Ready-made configurations, for where a widget cannot be configured.
    func recommendations() -> [AppIntentRecommendation<Intent>]

    /// A first entry, at once: WidgetKit redacts its picture.
    func placeholder(in context: Context) -> Entry

    /// The entry to show for a moment, as in the gallery.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry

    /// The entries from now on.
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
}

extension AppIntentTimelineProvider {
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}
