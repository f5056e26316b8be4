/// A provider of entries for a widget without a configuration.
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext

    /// Returns a first entry immediately. WidgetKit redacts its picture.
    func placeholder(in context: Context) -> Entry

    /// Provides the entry for a transient presentation, as in the gallery.
    @preconcurrency
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

    /// Provides the entries from now on.
    @preconcurrency
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)

    /// Returns when the widget is relevant. Pictures show no Smart Stack, so nothing asks for it.
    func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
    public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}
