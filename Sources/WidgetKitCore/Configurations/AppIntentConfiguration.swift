import AppIntents
import FoundationSupplement
import SwiftUI

/// The content of a widget that an App Intent configures.
@MainActor @preconcurrency public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
    _PrimitiveWidgetConfiguration
{
    private let kind: String
    private let runner: WidgetRunner
    private let place: SourcePlace

    /// - Parameters:
    ///   - kind: The identifier of the widget within its app.
    ///   - intent: The intent whose parameters the user sets.
    ///   - provider: The provider of the widget's entries.
    ///   - content: A closure that returns the view of an entry.
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider, _file: StaticString = #fileID,
        _line: UInt = #line, @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) where Intent == Provider.Intent {
        (self.kind, place) = (kind, SourcePlace(_file, _line))
        runner = WidgetRunner(appIntentProvider: provider, content: content)
    }

    public static func _describe(
        _ configuration: AppIntentConfiguration, in values: inout _WidgetConfigurationValues
    ) {
        values[WidgetKindKey.self] = configuration.kind
        values[WidgetRunnerKey.self] = configuration.runner
        values[WidgetPlaceKey.self] = configuration.place
    }
}

extension WidgetRunner {
    init<Provider: AppIntentTimelineProvider, Content: View>(
        appIntentProvider provider: Provider, content: @escaping @MainActor (Provider.Entry) -> Content
    ) {
        self.init(
            placeholderEntry: { WidgetEntry(provider.placeholder(in: $0), content: content) },
            snapshotEntry: { context, intent, _ in
                let configuration = intent?.value as? Provider.Intent ?? Provider.Intent()
                return await ProviderCall.perform(isProvider: ProviderCall.isProvider(provider)) {
                    WidgetEntry(await provider.snapshot(for: configuration, in: context), content: content)
                }
            },
            timelineEntries: { context, intent, _ in
                let configuration = intent?.value as? Provider.Intent ?? Provider.Intent()
                return await ProviderCall.perform(isProvider: ProviderCall.isProvider(provider)) {
                    WidgetTimeline(await provider.timeline(for: configuration, in: context), content: content)
                }
            },
            makeIntent: { WidgetIntent(appIntent: Provider.Intent()) },
            recommendedIntents: {
                provider.recommendations().map { ($0.description, WidgetIntent(appIntent: $0.intent)) }
            },
            listedEntry: { ($0 as? Provider.Entry).map { WidgetEntry($0, content: content) } })
    }
}
