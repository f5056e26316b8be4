import FoundationSupplement
import SwiftUI

/// The content of a widget that has no configuration.
@MainActor @preconcurrency public struct StaticConfiguration<Content: View>: _PrimitiveWidgetConfiguration {
    private let kind: String
    private let runner: WidgetRunner
    private let place: SourcePlace

    /// - Parameters:
    ///   - kind: The identifier of the widget within its app.
    ///   - provider: The provider of the widget's entries.
    ///   - content: A closure that returns the view of an entry.
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, _file: StaticString = #fileID, _line: UInt = #line,
        @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) {
        (self.kind, place) = (kind, SourcePlace(_file, _line))
        runner = WidgetRunner(provider, content: content)
    }

    public static func _describe(
        _ configuration: StaticConfiguration, in values: inout _WidgetConfigurationValues
    ) {
        values[WidgetKindKey.self] = configuration.kind
        values[WidgetRunnerKey.self] = configuration.runner
        values[WidgetPlaceKey.self] = configuration.place
    }
}

extension WidgetRunner {
    init<Provider: TimelineProvider, Content: View>(
        _ provider: Provider, content: @escaping @MainActor (Provider.Entry) -> Content
    ) {
        self.init(
            placeholderEntry: { WidgetEntry(provider.placeholder(in: $0), content: content) },
            snapshotEntry: { context, _, warn in
                let entry = await Completion.wait(for: "getSnapshot(in:completion:)", warn: warn) {
                    provider.getSnapshot(in: context, completion: $0)
                }
                return WidgetEntry(entry, content: content)
            },
            timelineEntries: { context, _, warn in
                let timeline = await Completion.wait(for: "getTimeline(in:completion:)", warn: warn) {
                    provider.getTimeline(in: context, completion: $0)
                }
                return WidgetTimeline(timeline, content: content)
            },
            makeIntent: { nil }, recommendedIntents: { [] },
            listedEntry: { ($0 as? Provider.Entry).map { WidgetEntry($0, content: content) } })
    }
}
