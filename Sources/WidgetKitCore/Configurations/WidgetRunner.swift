import Foundation
import FoundationSupplement
import SwiftUI

/// Which of a provider's entries is asked for.
package enum WidgetEntryRequest: String, CaseIterable, Sendable {
    /// The timeline's entry that is current.
    case current
    case snapshot
    case placeholder
}

/// A ready-made configuration.
package struct WidgetRecommendation: Sendable {
    /// The name people see.
    package let name: String
    package let intent: WidgetIntent
}

/// Asks a widget's provider for entries.
///
/// Providers are called away from the main actor, as one that blocks must not keep the clock from being watched. The
/// calls return when the provider has answered; who calls sets the limit to the waiting.
package struct WidgetRunner: Sendable {
    /// What a provider did that it should not.
    package typealias Complaint = @Sendable (String) -> Void

    let placeholderEntry: @Sendable (TimelineProviderContext) -> WidgetEntry
    let snapshotEntry: @Sendable (TimelineProviderContext, WidgetIntent?, @escaping Complaint) async -> WidgetEntry
    let timelineEntries:
        @Sendable (TimelineProviderContext, WidgetIntent?, @escaping Complaint) async -> WidgetTimeline
    /// A new configuration with its defaults, where the widget has any.
    package let makeIntent: @Sendable () -> WidgetIntent?
    let recommendedIntents: @Sendable () -> [(description: Text, intent: WidgetIntent)]
    /// An entry that a preview lists, with the widget's view; nil where it is not of the provider's type.
    let listedEntry: @Sendable (any TimelineEntry) -> WidgetEntry?

    /// The provider's ready-made configurations with the names people see, for where a widget cannot be configured.
    package func recommendations() async -> [WidgetRecommendation] {
        await HostEnvironment.detached {
            recommendedIntents().map { recommended in
                WidgetRecommendation(
                    name: recommended.description.plainText(in: EnvironmentValues()), intent: recommended.intent)
            }
        }.value
    }

    /// The entries that a preview lists, with the widget's views; nil where one is not of the provider's type.
    package func entries(_ listed: [any TimelineEntry]) -> [WidgetEntry]? {
        let entries = listed.compactMap(listedEntry)
        return entries.count == listed.count ? entries : nil
    }

    package func placeholder(in context: TimelineProviderContext) async -> WidgetEntry {
        await HostEnvironment.detached { placeholderEntry(context) }.value
    }

    package func snapshot(
        in context: TimelineProviderContext, intent: WidgetIntent?, complain: @escaping Complaint
    ) async -> WidgetEntry {
        await HostEnvironment.detached { await snapshotEntry(context, intent, complain) }.value
    }

    package func timeline(
        in context: TimelineProviderContext, intent: WidgetIntent?, complain: @escaping Complaint
    ) async -> WidgetTimeline {
        await HostEnvironment.detached { await timelineEntries(context, intent, complain) }.value
    }
}
