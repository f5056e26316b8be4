/// Makes the entries of a widget without a configuration.
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext

    /// A first entry, at once: WidgetKit redacts its picture.
    func placeholder(in context: Context) -> Entry

    /// The entry to show for a moment, as in the gallery.
    @preconcurrency
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

    /// The entries from now on.
    @preconcurrency
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
