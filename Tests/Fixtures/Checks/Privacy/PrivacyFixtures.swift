import SwiftUI
import WidgetKit

@main struct PrivacyRules: WidgetBundle {
    var body: some Widget {
        ReadableBad()
        ReadableGood()
        RepeatedBad()
        RepeatedGood()
    }
}

struct Moment: TimelineEntry {
    let date: Date
}

struct Moments: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment(date: .now)) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
        completion(Timeline(entries: [Moment(date: .now)], policy: .never))
    }
}

struct ReadableBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "privacy.readable-bad", provider: Moments()) { _ in
            VStack {
                Text("Balance")
                Text("$1,024.50")  // finding: privacy.readable
                    .privacySensitive()
                    .unredacted()
            }
            .font(.headline)
            .foregroundStyle(.primary)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Money")
        .description("What the account holds.")
        .supportedFamilies([.systemMedium])
    }
}

struct ReadableGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "privacy.readable-good", provider: Moments()) { _ in
            VStack {
                Text("Balance")
                Text("$1,024.50")
                    .privacySensitive()
            }
            .font(.headline)
            .foregroundStyle(.primary)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Money")
        .description("What the account holds.")
        .supportedFamilies([.systemMedium])
    }
}

struct RepeatedBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "privacy.repeated-bad", provider: Moments()) { _ in
            VStack {
                Text("$1,024.50")
                    .privacySensitive()
                Text("Of $1,024.50, $80 are left")  // finding: privacy.repeated
            }
            .font(.headline)
            .foregroundStyle(.primary)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Money")
        .description("What the account holds.")
        .supportedFamilies([.systemMedium])
    }
}

struct RepeatedGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "privacy.repeated-good", provider: Moments()) { _ in
            VStack {
                Text("$1,024.50")
                Text("Of $1,024.50, $80 are left")
            }
            .privacySensitive()
            .font(.headline)
            .foregroundStyle(.primary)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Money")
        .description("What the account holds.")
        .supportedFamilies([.systemMedium])
    }
}
