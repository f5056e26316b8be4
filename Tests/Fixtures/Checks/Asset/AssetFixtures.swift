import SwiftUI
import WidgetKit

@main struct AssetRules: WidgetBundle {
    var body: some Widget {
        ImageBad()
        ImageGood()
        ColorBad()
        ColorGood()
        FontBad()
        FontGood()
        SymbolBad()
        SymbolGood()
        SymbolNameBad()
        SymbolNameGood()
        DarkBad()
        DarkGood()
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

struct ImageBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "asset.image-bad", provider: Moments()) { _ in
            VStack {
                Text("Tea at four")
                    .font(.headline)
                    .foregroundStyle(.primary)
                Image("mug")  // finding: asset.image
                    .resizable()
                    .scaledToFit()
                    .frame(width: 64, height: 64)
                    .accessibilityLabel("A cup of tea")
            }
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
        StaticConfiguration(kind: "asset.image-good", provider: Moments()) { _ in
            VStack {
                Text("Tea at four")
                    .font(.headline)
                    .foregroundStyle(.primary)
                Image("cup")
                    .resizable()
                    .scaledToFit()
                    .frame(width: 64, height: 64)
                    .accessibilityLabel("A cup of tea")
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tea")
        .description("The next cup of tea.")
        .supportedFamilies([.systemMedium])
    }
}

struct ColorBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "asset.color-bad", provider: Moments()) { _ in
            VStack {
                Text("Tea at four")
                    .font(.headline)
                    .foregroundStyle(.primary)
                Circle()
                    .fill(Color("Teal"))  // finding: asset.color
                    .frame(width: 40, height: 40)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tea")
        .description("The next cup of tea.")
        .supportedFamilies([.systemMedium])
    }
}

struct ColorGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "asset.color-good", provider: Moments()) { _ in
            VStack {
                Text("Tea at four")
                    .font(.headline)
                    .foregroundStyle(.primary)
                Circle()
                    .fill(Color("Green"))
                    .frame(width: 40, height: 40)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tea")
        .description("The next cup of tea.")
        .supportedFamilies([.systemMedium])
    }
}

struct FontBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "asset.font-bad", provider: Moments()) { _ in
            Text("Tea at four")
                .font(.custom("Calligraph", size: 20))  // finding: asset.font
                .foregroundStyle(.primary)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tea")
        .description("The next cup of tea.")
        .supportedFamilies([.systemMedium])
    }
}

struct FontGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "asset.font-good", provider: Moments()) { _ in
            Text("Tea at four")
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

struct SymbolBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "asset.symbol-bad", provider: Moments()) { _ in
            VStack {
                Text("Tea at four")
                    .font(.headline)
                    .foregroundStyle(.primary)
                Image(systemName: "dumbbell.fill")  // finding: asset.symbol
                    .font(.title)
                    .foregroundStyle(.primary)
            }
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
        StaticConfiguration(kind: "asset.symbol-good", provider: Moments()) { _ in
            VStack {
                Text("Tea at four")
                    .font(.headline)
                    .foregroundStyle(.primary)
                Image(systemName: "heart.fill")
                    .font(.title)
                    .foregroundStyle(.primary)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tea")
        .description("The next cup of tea.")
        .supportedFamilies([.systemMedium])
    }
}

struct SymbolNameBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "asset.symbol-name-bad", provider: Moments()) { _ in
            VStack {
                Text("Tea at four")
                    .font(.headline)
                    .foregroundStyle(.primary)
                Image(systemName: "hart.fill")  // finding: asset.symbol-name
                    .font(.title)
                    .foregroundStyle(.primary)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tea")
        .description("The next cup of tea.")
        .supportedFamilies([.systemMedium])
    }
}

struct SymbolNameGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "asset.symbol-name-good", provider: Moments()) { _ in
            VStack {
                Text("Tea at four")
                    .font(.headline)
                    .foregroundStyle(.primary)
                Image(systemName: "heart.fill")
                    .font(.title)
                    .foregroundStyle(.primary)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tea")
        .description("The next cup of tea.")
        .supportedFamilies([.systemMedium])
    }
}

struct DarkBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "asset.dark-bad", provider: Moments()) { _ in
            VStack {
                Text("Tea at four")
                    .font(.headline)
                    .foregroundStyle(.primary)
                Circle()
                    .fill(Color("Milk"))  // finding: asset.dark
                    .frame(width: 40, height: 40)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tea")
        .description("The next cup of tea.")
        .supportedFamilies([.systemMedium])
    }
}

struct DarkGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "asset.dark-good", provider: Moments()) { _ in
            VStack {
                Text("Tea at four")
                    .font(.headline)
                    .foregroundStyle(.primary)
                Circle()
                    .fill(Color("Honey"))
                    .frame(width: 40, height: 40)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tea")
        .description("The next cup of tea.")
        .supportedFamilies([.systemMedium])
    }
}
