import AppIntents
import SwiftUI
import WidgetKit

/// EmojiRangerWidget with a timeline of any length, for measuring long runs.
@main struct RangerDay: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "RangerDay", intent: RangerDayIntent.self, provider: RangerDayProvider()) { entry in
            EmojiRangerWidgetEntryView(entry: entry)
        }
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
