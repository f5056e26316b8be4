import SwiftUI

/// What the sky looks like.
enum Sky: String, Codable {
    case sun, someClouds = "some-clouds", clouds, rain, thunderstorm, snow, clearNight = "clear-night"

    var symbol: String {
        switch self {
        case .sun: "sun.max.fill"
        case .someClouds: "cloud.sun.fill"
        case .clouds: "cloud.fill"
        case .rain: "cloud.rain.fill"
        case .thunderstorm: "cloud.bolt.rain.fill"
        case .snow: "cloud.snow.fill"
        case .clearNight: "moon.stars.fill"
        }
    }

    var text: LocalizedStringKey {
        switch self {
        case .sun: "Sunny"
        case .someClouds: "Partly Cloudy"
        case .clouds: "Cloudy"
        case .rain: "Rain"
        case .thunderstorm: "Thunderstorms"
        case .snow: "Snow"
        case .clearNight: "Clear"
        }
    }

    var gradient: LinearGradient {
        let colors: [Color] =
            switch self {
            case .sun: [Color(red: 0.11, green: 0.44, blue: 0.82), Color(red: 0.45, green: 0.72, blue: 0.94)]
            case .someClouds: [Color(red: 0.20, green: 0.45, blue: 0.73), Color(red: 0.53, green: 0.69, blue: 0.83)]
            case .clouds, .snow: [Color(red: 0.36, green: 0.44, blue: 0.53), Color(red: 0.56, green: 0.63, blue: 0.70)]
            case .rain, .thunderstorm:
                [Color(red: 0.17, green: 0.23, blue: 0.32), Color(red: 0.35, green: 0.43, blue: 0.52)]
            case .clearNight: [Color(red: 0.03, green: 0.05, blue: 0.15), Color(red: 0.16, green: 0.20, blue: 0.38)]
            }
        return LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
    }
}
