import SwiftUI
import WidgetKit

@main struct LanguageRules: WidgetBundle {
    var body: some Widget {
        MissingBad()
        MissingGood()
        ArgumentsBad()
        ArgumentsGood()
        PluralBad()
        PluralGood()
        UnlocalizedBad()
        UnlocalizedGood()
        UnusedBad()
        UnusedGood()
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

struct MissingBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "language.missing-bad", provider: Moments()) { _ in
            Text("Tea at four")  // finding: language.missing
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

struct MissingGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "language.missing-good", provider: Moments()) { _ in
            Text("Tea is ready")
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

struct ArgumentsBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "language.arguments-bad", provider: Moments()) { _ in
            Text("\(2) more pots")  // finding: language.arguments
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

struct ArgumentsGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "language.arguments-good", provider: Moments()) { _ in
            Text("\(2) more spoons")
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

struct PluralBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "language.plural-bad", provider: Moments()) { _ in
            Text("\(3) cups")  // finding: language.plural
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

struct PluralGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "language.plural-good", provider: Moments()) { _ in
            Text("\(3) leaves")
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

struct UnlocalizedBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "language.unlocalized-bad", provider: Moments()) { _ in
            Text("Good morning")  // finding: language.unlocalized
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

struct UnlocalizedGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "language.unlocalized-good", provider: Moments()) { _ in
            Text(verbatim: "Earl Grey")
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

struct UnusedBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "language.unused-bad", provider: Moments()) { _ in
            Text("Tea is ready")
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

struct UnusedGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "language.unused-good", provider: Moments()) { _ in
            Text("Tea is ready")
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
