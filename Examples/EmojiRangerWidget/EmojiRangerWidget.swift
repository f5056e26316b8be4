import Intents
import SwiftUI
import WidgetKit

@main
struct EmojiRangerWidget: Widget {
    static let kind = "EmojiRangerWidget"

    var body: some WidgetConfiguration {
        IntentConfiguration(
            kind: Self.kind, intent: EmojiRangerSelectionIntent.self, provider: EmojiRangerProvider()
        ) { entry in
            // The layout relies on the system's margins of 16 points.
            EmojiRangerWidgetEntryView(entry: entry)
        }
        .configurationDisplayName("Emoji Rangers")
        .description("Follow your favorite Ranger's recovery.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

#Preview("Small", as: .systemSmall) {
    EmojiRangerWidget()
} timeline: {
    EmojiRangerEntry(recovery: Recovery(of: .panda, from: .now), date: .now)
    EmojiRangerEntry(recovery: Recovery(of: .unipony, from: .now), date: .now)
    EmojiRangerEntry(recovery: Recovery(of: .spouty, from: .now), date: .now)
}

#Preview("Medium", as: .systemMedium) {
    EmojiRangerWidget()
} timeline: {
    EmojiRangerEntry(recovery: Recovery(of: .panda, from: .now), date: .now)
}
