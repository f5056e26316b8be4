import SwiftUI
import WidgetKit

/// The temperature between the day's lowest and highest.
struct CircularView: View {
    let entry: WeatherEntry

    var body: some View {
        Gauge(value: entry.forecast.now.temperature, in: entry.forecast.today.low...entry.forecast.today.high) {
            Image(systemName: entry.forecast.now.sky.symbol)
        } currentValueLabel: {
            Temperature(celsius: entry.forecast.now.temperature, unit: entry.unit)
        } minimumValueLabel: {
            Temperature(celsius: entry.forecast.today.low, unit: entry.unit)
        } maximumValueLabel: {
            Temperature(celsius: entry.forecast.today.high, unit: entry.unit)
        }
        .gaugeStyle(.accessoryCircular)
    }
}

#if os(watchOS)
/// The temperature in a watch's corner, above the day's range.
struct CornerView: View {
    let entry: WeatherEntry

    var body: some View {
        Temperature(celsius: entry.forecast.now.temperature, unit: entry.unit)
            .font(.system(size: 24, weight: .medium))
            .widgetCurvesContent()
            .widgetLabel {
                Gauge(value: entry.forecast.now.temperature, in: entry.forecast.today.low...entry.forecast.today.high) {
                    Text(entry.city.name)
                }
                .tint(Gradient(colors: [.green, .yellow, .orange]))
            }
    }
}
#endif

struct RectangularView: View {
    let entry: WeatherEntry

    var body: some View {
        VStack(alignment: .leading) {
            Label(entry.forecast.now.sky.text, systemImage: entry.forecast.now.sky.symbol)
                .font(.headline)
                .widgetAccentable()
            HStack(spacing: 4) {
                Text(entry.city.name)
                Temperature(celsius: entry.forecast.now.temperature, unit: entry.unit)
            }
            HStack(spacing: 4) {
                Image(systemName: "umbrella.fill")
                Text(entry.forecast.now.rain, format: .percent)
            }
            .foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

struct InlineView: View {
    let entry: WeatherEntry

    var body: some View {
        Label {
            Text("\(entry.city.name) \(Int(entry.forecast.now.temperature))°")
        } icon: {
            Image(systemName: entry.forecast.now.sky.symbol)
        }
    }
}
