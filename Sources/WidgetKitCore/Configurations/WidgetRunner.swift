import Foundation
import FoundationSupplement
import SwiftUI

/// The entry that is requested from a provider.
package enum WidgetEntryRequest: String, CaseIterable, Sendable {
    /// The current entry of the timeline.
    case current
    case snapshot
    case placeholder
}

/// A preconfigured intent.
package struct WidgetRecommendation: Sendable {
    /// The display name.
    package let name: String
    package let intent: WidgetIntent
}

/// Requests entries from a widget's provider.
///
/// What returns at once or takes a completion handler runs on the main actor, as WidgetKit calls it: providers rely on that.
/// Asynchronous methods run where they say. The calls return when the provider has answered; the caller limits the waiting
/// time, and ends the program where a provider blocks the main thread.
package struct WidgetRunner: Sendable {
    /// Receives a message about a provider's incorrect behavior.
    package typealias WarningHandler = @Sendable (String) -> Void

    let placeholderEntry: @Sendable (TimelineProviderContext) -> WidgetEntry
    let snapshotEntry: @Sendable (TimelineProviderContext, WidgetIntent?, @escaping WarningHandler) async -> WidgetEntry
    let timelineEntries:
        @Sendable (TimelineProviderContext, WidgetIntent?, @escaping WarningHandler) async -> WidgetTimeline
    /// Returns a new configuration with its defaults, or `nil` if the widget has no configuration.
    package let makeIntent: @Sendable () -> WidgetIntent?
    let recommendedIntents: @Sendable () -> [(description: Text, intent: WidgetIntent)]
    /// Returns an entry of a preview with the widget's view, or `nil` if it does not have the provider's entry type.
    let listedEntry: @Sendable (any TimelineEntry) -> WidgetEntry?

    /// Returns the provider's preconfigured intents with their display names, for places where a widget cannot be
    /// configured.
    package func recommendations() async -> [WidgetRecommendation] {
        await ProviderCall.detached {
            await ProviderCall.perform {
                recommendedIntents().map { recommended in
                    WidgetRecommendation(
                        name: recommended.description.plainText(in: EnvironmentValues()), intent: recommended.intent)
                }
            }
        }.value
    }

    /// Returns the entries of a preview with the widget's views, or `nil` if one does not have the provider's entry
    /// type.
    package func entries(_ listed: [any TimelineEntry]) -> [WidgetEntry]? {
        let entries = listed.compactMap(listedEntry)
        return entries.count == listed.count ? entries : nil
    }

    /// Asks the provider for its placeholder.
    package func placeholder(in context: TimelineProviderContext) async -> WidgetEntry {
        await ProviderCall.detached { await ProviderCall.perform { placeholderEntry(context) } }.value
    }

    /// Asks the provider for its placeholder at once, without another thread than the main one.
    @MainActor package func placeholderAtOnce(in context: TimelineProviderContext) -> WidgetEntry { placeholderEntry(context) }

    /// Asks the provider for its snapshot. A second call of its completion handler is reported and does not count.
    package func snapshot(
        in context: TimelineProviderContext, intent: WidgetIntent?, warn: @escaping WarningHandler
    ) async -> WidgetEntry {
        await ProviderCall.detached { await snapshotEntry(context, intent, warn) }.value
    }

    /// Asks the provider for its timeline. A second call of its completion handler is reported and does not count.
    package func timeline(
        in context: TimelineProviderContext, intent: WidgetIntent?, warn: @escaping WarningHandler
    ) async -> WidgetTimeline {
        await ProviderCall.detached { await timelineEntries(context, intent, warn) }.value
    }
}
