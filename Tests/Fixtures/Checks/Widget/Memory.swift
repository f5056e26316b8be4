import SwiftUI
import WidgetKit

/// An entry with data of its own.
struct Recording: TimelineEntry {
    let date: Date
    let samples: [UInt8]
}

struct Recordings: TimelineProvider {
    /// The size of the data, in bytes.
    let size: Int

    private var entry: Recording { Recording(date: .now, samples: Array(repeating: 1, count: size)) }

    func placeholder(in context: Context) -> Recording { Recording(date: .now, samples: [1]) }

    func getSnapshot(in context: Context, completion: @escaping (Recording) -> Void) { completion(entry) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Recording>) -> Void) {
        completion(Timeline(entries: [entry], policy: .never))
    }
}

struct MemoryBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "widget.memory-bad", provider: Recordings(size: 40_000_000)) { _ in Words(text: "Rain") }  // finding: widget.memory
            .configurationDisplayName("Sounds")
            .description("The last recording.")
            .supportedFamilies([.systemSmall])
    }
}

struct MemoryGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "widget.memory-good", provider: Recordings(size: 1_000_000)) { _ in Words(text: "Rain") }
            .configurationDisplayName("Sounds")
            .description("The last recording.")
            .supportedFamilies([.systemSmall])
    }
}
