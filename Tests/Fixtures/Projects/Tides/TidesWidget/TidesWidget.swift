import SwiftUI
import WidgetKit

struct TideEntry: TimelineEntry {
    let date: Date
}

struct TideProvider: TimelineProvider {
    func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
        completion(TideEntry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
        let entries = (0..<24).map { TideEntry(date: .now.addingTimeInterval(Double($0) * 1800)) }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

@main
struct TidesWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "TidesWidget", provider: TideProvider()) { entry in
            TideView(entry: entry)
                .containerBackground(for: .widget) {
                    LinearGradient(colors: [.sea, .deepSea], startPoint: .top, endPoint: .bottom)
                }
        }
        .configurationDisplayName("Tides")
        .description("The height of the sea.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

extension Color {
    static let sea = Color(red: 0.10, green: 0.44, blue: 0.62)
    static let deepSea = Color(red: 0.03, green: 0.20, blue: 0.38)
}
