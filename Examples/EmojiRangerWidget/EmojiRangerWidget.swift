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
            // Laid out for the 16 points that the system keeps free around it.
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
