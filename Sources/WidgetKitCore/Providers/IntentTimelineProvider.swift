import Intents

/// Makes the entries of a widget that a SiriKit intent configures.
public protocol IntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: INIntent
    typealias Context = TimelineProviderContext

    /// Ready-made configurations, for where a widget cannot be configured.
    func recommendations() -> [IntentRecommendation<Intent>]

    /// A first entry, at once: WidgetKit redacts its picture.
    func placeholder(in context: Context) -> Entry

    /// The entry to show for a moment, as in the gallery.
    @preconcurrency
    func getSnapshot(
        for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)

    /// The entries from now on.
    @preconcurrency
    func getTimeline(
        for configuration: Intent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

extension IntentTimelineProvider {
    public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}
