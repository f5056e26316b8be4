import SwiftUI
import WidgetKit

struct Moment: TimelineEntry { let date: Date }

struct Clock: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
        completion(Timeline(entries: [Moment(date: .now)], policy: .never))
    }
}

@main struct Hello: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Hello", provider: Clock()) { entry in
            VStack {
                Image(systemName: "sun.max.fill").font(.largeTitle).foregroundStyle(.yellow)
                Text("Good morning").font(.headline)
                Text(entry.date, style: .time).foregroundStyle(.secondary)
            }
            .containerBackground(.fill.tertiary, for: .widget)
        }
    }
}
