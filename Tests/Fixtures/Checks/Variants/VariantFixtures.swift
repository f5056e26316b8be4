import SwiftUI
import WidgetKit

/// A widget whose variants find other user defaults, so that a process of its own draws each. What one of them uses is used by the
/// extension, and the other shows something else.
@main struct VariantRules: WidgetBundle {
    var body: some Widget { TeaWidget() }
}

struct Moment: TimelineEntry {
    let date: Date
    let cups: Int
    let note: String
}

struct Moments: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: .now, cups: 0, note: "") }

    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(moment) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
        completion(Timeline(entries: [moment], policy: .never))
    }

    private var moment: Moment {
        let defaults = UserDefaults(suiteName: "group.tea")
        return Moment(date: .now, cups: defaults?.integer(forKey: "cups") ?? 0, note: defaults?.string(forKey: "note") ?? "")
    }
}

struct TeaWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tea", provider: Moments()) { entry in
            VStack {
                Text(LocalizedStringKey(entry.note))
                    .font(.headline)
                    .foregroundStyle(.primary)
                if entry.cups > 0 {
                    Circle()
                        .fill(Color("Honey"))
                    Circle()
                        .fill(Color("Green"))
                } else {
                    Circle()
                        .fill(Color("Milk"))  // finding: asset.dark
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tea")
        .description("The cups of today.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
