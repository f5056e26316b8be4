import AppIntents
import SwiftUI
import WidgetKit

@main struct SpeechRules: WidgetBundle {
    var body: some Widget {
        ControlBad()
        ControlGood()
        SymbolBad()
        SymbolGood()
        ImageBad()
        ImageGood()
        ImageGoodDecorative()
        OrderBad()
        OrderGood()
        NumberBad()
        NumberGood()
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

struct ControlBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "speech.control-bad", provider: Moments()) { _ in
            Button(intent: PourIntent()) {  // finding: speech.control
                Circle()
                    .fill(.tint)
                    .frame(width: 60, height: 60)
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

struct ControlGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "speech.control-good", provider: Moments()) { _ in
            Button(intent: PourIntent()) {
                Circle()
                    .fill(.tint)
                    .frame(width: 60, height: 60)
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Pour")
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tea")
        .description("The next cup of tea.")
        .supportedFamilies([.systemMedium])
    }
}

struct SymbolBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "speech.symbol-bad", provider: Moments()) { _ in
            Button(intent: PourIntent()) {  // finding: speech.symbol
                Image(systemName: "arrow.clockwise")
                    .font(.title)
                    .foregroundStyle(.primary)
                    .frame(width: 60, height: 60)
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

struct SymbolGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "speech.symbol-good", provider: Moments()) { _ in
            Button(intent: PourIntent()) {
                Image(systemName: "arrow.clockwise")
                    .font(.title)
                    .foregroundStyle(.primary)
                    .frame(width: 60, height: 60)
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Refresh")
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tea")
        .description("The next cup of tea.")
        .supportedFamilies([.systemMedium])
    }
}

struct ImageBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "speech.image-bad", provider: Moments()) { _ in
            Image("cup")  // finding: speech.image
                .resizable()
                .scaledToFit()
                .frame(width: 64, height: 64)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tea")
        .description("The next cup of tea.")
        .supportedFamilies([.systemMedium])
    }
}

struct ImageGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "speech.image-good", provider: Moments()) { _ in
            Image("cup")
                .resizable()
                .scaledToFit()
                .frame(width: 64, height: 64)
                .accessibilityLabel("A cup of tea")
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tea")
        .description("The next cup of tea.")
        .supportedFamilies([.systemMedium])
    }
}

struct ImageGoodDecorative: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "speech.image-good-2", provider: Moments()) { _ in
            Image("cup")
                .resizable()
                .scaledToFit()
                .frame(width: 64, height: 64)
                .accessibilityHidden(true)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tea")
        .description("The next cup of tea.")
        .supportedFamilies([.systemMedium])
    }
}

struct OrderBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "speech.order-bad", provider: Moments()) { _ in
            ZStack {
                Text("Tea at four")
                    .frame(maxHeight: .infinity, alignment: .bottom)
                Text("Today")  // finding: speech.order
                    .frame(maxHeight: .infinity, alignment: .top)
            }
            .font(.headline)
            .foregroundStyle(.primary)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tea")
        .description("The next cup of tea.")
        .supportedFamilies([.systemMedium])
    }
}

struct OrderGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "speech.order-good", provider: Moments()) { _ in
            VStack {
                Text("Today")
                Text("Tea at four")
            }
            .font(.headline)
            .foregroundStyle(.primary)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tea")
        .description("The next cup of tea.")
        .supportedFamilies([.systemMedium])
    }
}

struct NumberBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "speech.number-bad", provider: Moments()) { _ in
            Text(verbatim: "72")  // finding: speech.number
                .font(.headline)
                .foregroundStyle(.primary)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tea")
        .description("The next cup of tea.")
        .supportedFamilies([.systemMedium])
    }
}

struct NumberGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "speech.number-good", provider: Moments()) { _ in
            Text(verbatim: "72")
                .font(.headline)
                .foregroundStyle(.primary)
                .accessibilityLabel("72 cups")
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tea")
        .description("The next cup of tea.")
        .supportedFamilies([.systemMedium])
    }
}
