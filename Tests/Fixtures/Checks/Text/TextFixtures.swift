import SwiftUI
import WidgetKit

@main struct TextFixtures: WidgetBundle {
    var body: some Widget {
        TruncatedBad()
        TruncatedGood()
        BrokenBad()
        BrokenGood()
        ClippedBad()
        ClippedGood()
        ScaledBad()
        ScaledGood()
        SmallBad()
        SmallGood()
    }
}

struct Moment: TimelineEntry {
    let date: Date
}

struct Moments: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
        completion(Timeline(entries: [Moment(date: .now)], policy: .after(.now.addingTimeInterval(3600))))
    }
}

/// Creates a small widget that shows a view.
func small(_ kind: String, @ViewBuilder _ content: @escaping () -> some View) -> some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: Moments()) { _ in
        content().containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Fixture")
    .description("Shows what a rule finds.")
    .supportedFamilies([.systemSmall])
}

struct TruncatedBad: Widget {
    var body: some WidgetConfiguration {
        small("text.truncated-bad") {
            VStack(alignment: .leading) {
                Text("Departures from Central Station")  // finding: text.truncated
                    .font(.headline)
                    .lineLimit(1)
                Text("9:41")
                    .font(.largeTitle)
            }
        }
    }
}

struct TruncatedGood: Widget {
    var body: some WidgetConfiguration {
        small("text.truncated-good") {
            VStack(alignment: .leading) {
                Text("Departures")
                    .font(.headline)
                    .lineLimit(1)
                    .minimumScaleFactor(0.7)
                Text("9:41")
                    .font(.largeTitle)
            }
        }
    }
}

struct BrokenBad: Widget {
    var body: some WidgetConfiguration {
        small("text.broken-bad") {
            Text("Congratulations")  // finding: text.broken
                .font(.system(size: 30))
        }
    }
}

struct BrokenGood: Widget {
    var body: some WidgetConfiguration {
        small("text.broken-good") {
            Text("Well done")
                .font(.system(size: 30))
        }
    }
}

struct ClippedBad: Widget {
    var body: some WidgetConfiguration {
        small("text.clipped-bad") {
            Text("Departures from Central")  // finding: text.clipped
                .font(.headline)
                .fixedSize()
        }
    }
}

struct ClippedGood: Widget {
    var body: some WidgetConfiguration {
        small("text.clipped-good") {
            Text("Departures from Central")
                .font(.headline)
        }
    }
}

struct ScaledBad: Widget {
    var body: some WidgetConfiguration {
        small("text.scaled-bad") {
            Text(verbatim: "1,234,567 steps")  // finding: text.scaled
                .font(.system(size: 44))
                .lineLimit(1)
                .minimumScaleFactor(0.3)
        }
    }
}

struct ScaledGood: Widget {
    var body: some WidgetConfiguration {
        small("text.scaled-good") {
            VStack {
                Text(verbatim: "1.2M")
                    .font(.system(size: 44))
                    .lineLimit(1)
                    .minimumScaleFactor(0.6)
                Text("steps")
            }
        }
    }
}

struct SmallBad: Widget {
    var body: some WidgetConfiguration {
        small("text.small-bad") {
            VStack {
                Text("9:41")
                    .font(.largeTitle)
                Text("Platform 7")  // finding: text.small
                    .font(.system(size: 8))
            }
        }
    }
}

struct SmallGood: Widget {
    var body: some WidgetConfiguration {
        small("text.small-good") {
            VStack {
                Text("9:41")
                    .font(.largeTitle)
                Text("Platform 7")
                    .font(.caption)
            }
        }
    }
}
