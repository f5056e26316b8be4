import AppIntents
import SwiftUI
import WidgetKit

@main struct TouchRules: WidgetBundle {
    var body: some Widget {
        SmallBad()
        SmallGood()
        OverlapBad()
        OverlapGood()
        ClippedBad()
        ClippedGood()
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

struct PourIntent: AppIntent {
    static let title: LocalizedStringResource = "Pour"

    func perform() async throws -> some IntentResult { .result() }
}

/// A button with a word in a plain area of a size.
struct Pour: View {
    let title: LocalizedStringKey
    let size: CGSize

    init(_ title: LocalizedStringKey, _ width: CGFloat, _ height: CGFloat) {
        (self.title, size) = (title, CGSize(width: width, height: height))
    }

    var body: some View {
        Text(title)
            .font(.headline)
            .foregroundStyle(.primary)
            .frame(width: size.width, height: size.height)
    }
}

struct SmallBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "touch.small-bad", provider: Moments()) { _ in
            Button(intent: PourIntent()) {  // finding: touch.small
                Pour("Pour", 120, 30)
            }
            .buttonStyle(.plain)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tea")
        .description("The next cup of tea.")
        .supportedFamilies([.systemMedium])
    }
}

struct SmallGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "touch.small-good", provider: Moments()) { _ in
            Button(intent: PourIntent()) {
                Pour("Pour", 100, 60)
            }
            .buttonStyle(.plain)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tea")
        .description("The next cup of tea.")
        .supportedFamilies([.systemMedium])
    }
}

struct OverlapBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "touch.overlap-bad", provider: Moments()) { _ in
            ZStack {
                Button(intent: PourIntent()) {  // finding: touch.overlap
                    Pour("Pour", 120, 60)
                }
                .buttonStyle(.plain)
                .offset(x: -50)
                Button(intent: PourIntent()) {
                    Pour("Drink", 120, 60)
                }
                .buttonStyle(.plain)
                .offset(x: 50)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tea")
        .description("The next cup of tea.")
        .supportedFamilies([.systemMedium])
    }
}

struct OverlapGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "touch.overlap-good", provider: Moments()) { _ in
            HStack(spacing: 16) {
                Button(intent: PourIntent()) {
                    Pour("Pour", 120, 60)
                }
                .buttonStyle(.plain)
                Button(intent: PourIntent()) {
                    Pour("Drink", 120, 60)
                }
                .buttonStyle(.plain)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tea")
        .description("The next cup of tea.")
        .supportedFamilies([.systemMedium])
    }
}

struct ClippedBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "touch.clipped-bad", provider: Moments()) { _ in
            VStack(spacing: 0) {
                Text("Tea at four")
                    .font(.headline)
                    .foregroundStyle(.primary)
                Button(intent: PourIntent()) {  // finding: touch.clipped
                    Color.teal.frame(width: 120, height: 60)
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Pour")
            }
            .frame(height: 50, alignment: .top)
            .clipped()
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tea")
        .description("The next cup of tea.")
        .supportedFamilies([.systemMedium])
    }
}

struct ClippedGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "touch.clipped-good", provider: Moments()) { _ in
            VStack {
                Text("Tea at four")
                    .font(.headline)
                    .foregroundStyle(.primary)
                Button(intent: PourIntent()) {
                    Pour("Pour", 120, 60)
                }
                .buttonStyle(.plain)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tea")
        .description("The next cup of tea.")
        .supportedFamilies([.systemMedium])
    }
}
