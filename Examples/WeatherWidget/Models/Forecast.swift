import Foundation

/// The weather of a city in the next hours and days. Temperatures are in degrees Celsius.
struct Forecast: Codable {
    struct Hour: Codable, Identifiable {
        /// The hour of the day, from 0. It goes on after 23 in the next day.
        let hour: Int
        let temperature: Double
        let sky: Sky
        /// The chance of rain or snow, from 0 to 1.
        let rain: Double

        var id: Int { hour }
    }

    struct Day: Codable, Identifiable {
        let name: String
        let sky: Sky
        let low: Double
        let high: Double
        let rain: Double

        var id: String { name }
    }

    let hours: [Hour]
    let days: [Day]

    var now: Hour { hours[0] }
    var today: Day { days[0] }

    /// The coldest and the warmest temperature of all days.
    var range: ClosedRange<Double> {
        (days.map(\.low).min() ?? 0)...(days.map(\.high).max() ?? 1)
    }

    /// The forecast that remains some hours later.
    func advanced(by hours: Int) -> Forecast {
        Forecast(hours: Array(self.hours.dropFirst(min(hours, self.hours.count - 1))), days: days)
    }
}

extension Forecast {
    static let placeholder = Forecast(
        hours: (9..<21).map { hour in
            Hour(hour: hour, temperature: 16 + 8 * sin(Double(hour - 8) / 4), sky: hour < 14 ? .sun : .someClouds, rain: 0.1)
        },
        days: [
            Day(name: "Today", sky: .sun, low: 13, high: 24, rain: 0.1),
            Day(name: "Wed", sky: .someClouds, low: 12, high: 22, rain: 0.2),
            Day(name: "Thu", sky: .rain, low: 11, high: 17, rain: 0.8),
            Day(name: "Fri", sky: .clouds, low: 10, high: 19, rain: 0.4),
        ])
}
