import SwiftUI
import WidgetKit

struct Entry: TimelineEntry { let date: Date }

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(date: .now)], policy: .never))
    }
}

struct Everywhere: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Everywhere", provider: Provider()) { _ in
            Text("Hello").containerBackground(.clear, for: .widget)
        }
            .supportedFamilies([.accessoryCircular])
    }
}

struct PhoneOnly: Widget {
    var body: some WidgetConfiguration {
        let configuration = StaticConfiguration(kind: "PhoneOnly", provider: Provider()) { _ in Text("Phone") }
        #if os(watchOS)
        return configuration.supportedFamilies([])
        #else
        return configuration.supportedFamilies([.systemSmall])
        #endif
    }
}

@main struct Wrist: WidgetBundle {
    var body: some Widget {
        Everywhere()
        PhoneOnly()
    }
}
