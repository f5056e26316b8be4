import WidgetKit

struct WeatherEntry: TimelineEntry {
    let date: Date
    let city: City
    let unit: TemperatureUnit
    let forecast: Forecast
}
