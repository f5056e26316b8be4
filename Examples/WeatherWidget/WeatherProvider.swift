import WidgetKit

struct WeatherProvider: AppIntentTimelineProvider {
    private let service = WeatherService()

    func placeholder(in context: Context) -> WeatherEntry {
        WeatherEntry(date: .now, city: .cupertino, unit: .celsius, forecast: .placeholder)
    }

    func snapshot(for configuration: SelectCityIntent, in context: Context) async -> WeatherEntry {
        let forecast = try? await service.forecast(for: configuration.city)
        return entry(at: .now, for: configuration, forecast ?? .placeholder)
    }

    /// An entry for each hour that the forecast still has, then a new forecast.
    func timeline(for configuration: SelectCityIntent, in context: Context) async -> Timeline<WeatherEntry> {
        guard let forecast = try? await service.forecast(for: configuration.city) else {
            let entry = entry(at: .now, for: configuration, .placeholder)
            return Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(15 * 60)))
        }
        let entries = (0..<6).map { hour in
            entry(at: .now.addingTimeInterval(Double(hour) * 3600), for: configuration, forecast.advanced(by: hour))
        }
        return Timeline(entries: entries, policy: .atEnd)
    }

    private func entry(at date: Date, for configuration: SelectCityIntent, _ forecast: Forecast) -> WeatherEntry {
        WeatherEntry(date: date, city: configuration.city, unit: configuration.unit, forecast: forecast)
    }
}
