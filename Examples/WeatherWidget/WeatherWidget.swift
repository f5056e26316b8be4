import SwiftUI
import WidgetKit

struct WeatherWidget: Widget {
    static let kind = "WeatherWidget"

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: Self.kind, intent: SelectCityIntent.self, provider: WeatherProvider()) { entry in
            WeatherWidgetEntryView(entry: entry)
                .containerBackground(for: .widget) {
                    entry.forecast.now.sky.gradient
                }
        }
        .configurationDisplayName("Weather")
        .description("The weather of the day in a city.")
        .supportedFamilies(families)
    }

    private var families: [WidgetFamily] {
        #if os(watchOS)
        [.accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline]
        #else
        [.systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline]
        #endif
    }
}

#Preview("Small", as: .systemSmall) {
    WeatherWidget()
} timeline: {
    WeatherEntry(date: .now, city: .cupertino, unit: .celsius, forecast: .placeholder)
}

#Preview("Rectangular", as: .accessoryRectangular) {
    WeatherWidget()
} timeline: {
    WeatherEntry(date: .now, city: .cupertino, unit: .fahrenheit, forecast: .placeholder)
}
