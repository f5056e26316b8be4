import AppIntents
import SwiftUI
import WidgetKit

/// EmojiRangerWidget with a timeline of any length, for measuring long runs.
@main struct TimelineBenchmarkWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: "TimelineBenchmarkWidget", intent: TimelineBenchmarkIntent.self, provider: TimelineBenchmarkProvider()
        ) { entry in
            EmojiRangerWidgetEntryView(entry: entry)
        }
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
