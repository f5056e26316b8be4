import AppIntents
import Foundation
import SwiftUI

/// The content of a widget that the Smart Stack shows when it is relevant. A picture shows the entry of the first
/// configuration that its provider calls relevant, or of the default one.
@MainActor @preconcurrency public struct RelevanceConfiguration<
    Configuration: WidgetConfigurationIntent, Content: View
>: _PrimitiveWidgetConfiguration {
    private let kind: String
    private let runner: WidgetRunner

    public init<Provider: RelevanceEntriesProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) where Configuration == Provider.Configuration {
        self.kind = kind
        runner = WidgetRunner(appIntentProvider: RelevanceTimelineProvider(provider: provider)) { entry in
            RelevanceEntryView(entry: entry, content: content)
        }
    }

    public static func _describe(
        _ configuration: RelevanceConfiguration, in values: inout _WidgetConfigurationValues
    ) {
        values[WidgetKindKey.self] = configuration.kind
        values[WidgetRunnerKey.self] = configuration.runner
    }
}

/// The entry of a relevance widget at a date, or the reason why there is none.
struct RelevanceTimelineEntry<Entry>: TimelineEntry {
    let date: Date
    let entry: Result<Entry, any Error>
}

private struct RelevanceEntryView<Entry, Content: View>: View {
    let entry: RelevanceTimelineEntry<Entry>
    let content: @MainActor (Entry) -> Content

    var body: some View {
        switch entry.entry {
        case .success(let entry): content(entry)
        case .failure(let error): ReportedMessage("the provider of a relevance widget has no entry: \(error)")
        }
    }
}

/// Gives out a relevance provider's entries as a timeline of one.
struct RelevanceTimelineProvider<Provider: RelevanceEntriesProvider>: AppIntentTimelineProvider {
    let provider: Provider

    func placeholder(in context: Context) -> RelevanceTimelineEntry<Provider.Entry> {
        RelevanceTimelineEntry(date: Date(), entry: .success(provider.placeholder(context: RelevanceEntriesProviderContext(context))))
    }

    func snapshot(
        for configuration: Provider.Configuration, in context: Context
    ) async -> RelevanceTimelineEntry<Provider.Entry> {
        let relevant = await provider.relevance().attributes.first?.configuration ?? configuration
        do {
            let entry = try await provider.entry(configuration: relevant, context: RelevanceEntriesProviderContext(context))
            return RelevanceTimelineEntry(date: Date(), entry: .success(entry))
        } catch {
            return RelevanceTimelineEntry(date: Date(), entry: .failure(error))
        }
    }

    func timeline(
        for configuration: Provider.Configuration, in context: Context
    ) async -> Timeline<RelevanceTimelineEntry<Provider.Entry>> {
        Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
    }
}
