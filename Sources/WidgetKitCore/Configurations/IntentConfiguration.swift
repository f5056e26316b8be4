import Intents
import FoundationSupplement
import SwiftUI

/// The content of a widget that a SiriKit intent configures.
@MainActor @preconcurrency public struct IntentConfiguration<Intent: INIntent, Content: View>:
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
    public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Intent.Type, provider: Provider, _file: StaticString = #fileID,
        _line: UInt = #line, @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) where Intent == Provider.Intent {
        (self.kind, place) = (kind, SourcePlace(_file, _line))
        runner = WidgetRunner(intentProvider: provider, content: content)
    }

    public static func _describe(
        _ configuration: IntentConfiguration, in values: inout _WidgetConfigurationValues
    ) {
        values[WidgetKindKey.self] = configuration.kind
        values[WidgetRunnerKey.self] = configuration.runner
        values[WidgetPlaceKey.self] = configuration.place
    }
}

extension WidgetRunner {
    init<Provider: IntentTimelineProvider, Content: View>(
        intentProvider provider: Provider, content: @escaping @MainActor (Provider.Entry) -> Content
    ) {
        self.init(
            placeholderEntry: { WidgetEntry(provider.placeholder(in: $0), content: content) },
            snapshotEntry: { context, intent, warn in
                let configuration = Self.intent(intent, for: provider)
                let entry = await Completion.wait(for: "getSnapshot(for:in:completion:)", warn: warn) {
                    provider.getSnapshot(for: configuration, in: context, completion: $0)
                }
                return WidgetEntry(entry, content: content)
            },
            timelineEntries: { context, intent, warn in
                let configuration = Self.intent(intent, for: provider)
                let timeline = await Completion.wait(for: "getTimeline(for:in:completion:)", warn: warn) {
                    provider.getTimeline(for: configuration, in: context, completion: $0)
                }
                return WidgetTimeline(timeline, content: content)
            },
            makeIntent: { WidgetIntent(siriKitIntent: Provider.Intent()) },
            recommendedIntents: {
                provider.recommendations().map { ($0.description, WidgetIntent(siriKitIntent: $0.intent)) }
            },
            listedEntry: { ($0 as? Provider.Entry).map { WidgetEntry($0, content: content) } })
    }

    private static func intent<Provider: IntentTimelineProvider>(
        _ intent: WidgetIntent?, for provider: Provider
    ) -> Provider.Intent {
        intent?.value as? Provider.Intent ?? Provider.Intent()
    }
}
