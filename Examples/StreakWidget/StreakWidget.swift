import SwiftUI
import WidgetKit

@main
struct StreakWidget: Widget {
    static let kind = "StreakWidget"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: Self.kind, provider: StreakProvider()) { entry in
            StreakWidgetEntryView(entry: entry)
                // The background is black in both appearances. The ring keeps the system's 16 points from the edge.
                .containerBackground(.black, for: .widget)
        }
        .configurationDisplayName("Streak")
        .description("Log an entry and watch your streak grow.")
        .supportedFamilies([.systemSmall])
    }
}

#Preview(as: .systemSmall) {
    StreakWidget()
} timeline: {
    StreakEntry(date: .now, streak: 0)
    StreakEntry(date: .now, streak: 14)
    StreakEntry(date: .now, streak: 50)
}
