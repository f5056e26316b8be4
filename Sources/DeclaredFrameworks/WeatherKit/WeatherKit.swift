// WeatherKit on a device whose app may not ask Apple's service: each request throws `WeatherError.permissionDenied`.
// Conditions, winds, indexes and forecasts are values that decode, encode and describe themselves.
@_exported import CoreLocation
@_exported import Foundation

/// The reason why there is no weather.
public enum WeatherError: LocalizedError, Hashable, Sendable {
    case unknown, permissionDenied

    public var errorDescription: String? {
        switch self {
        case .unknown: "The weather data couldn’t be fetched."
        case .permissionDenied: "The app isn’t permitted to fetch weather data."
        }
    }
    public var failureReason: String? { nil }
    public var recoverySuggestion: String? { nil }
    public var helpAnchor: String? { nil }
}

/// Apple's service, which is not to be asked.
public final class WeatherService: Sendable {
    public static let shared = WeatherService()

    public init() {}

    public var attribution: WeatherAttribution { get async throws { throw WeatherError.permissionDenied } }

    public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError.permissionDenied }

    public func weather<T>(for location: CLLocation, including dataSet: WeatherQuery<T>) async throws -> T {
        throw WeatherError.permissionDenied
    }

    public func weather<T1, T2, each T>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
        _ dataSets: repeat WeatherQuery<each T>
    ) async throws -> (T1, T2, repeat each T) { throw WeatherError.permissionDenied }
}

/// What a request asks for.
public struct WeatherQuery<T>: Sendable {
    private init() {}

    public static var current: WeatherQuery<CurrentWeather> { WeatherQuery<CurrentWeather>() }
    public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { WeatherQuery<Forecast<MinuteWeather>?>() }
    public static var hourly: WeatherQuery<Forecast<HourWeather>> { WeatherQuery<Forecast<HourWeather>>() }
    public static var daily: WeatherQuery<Forecast<DayWeather>> { WeatherQuery<Forecast<DayWeather>>() }
    public static var alerts: WeatherQuery<[WeatherAlert]?> { WeatherQuery<[WeatherAlert]?>() }
    public static var availability: WeatherQuery<WeatherAvailability> { WeatherQuery<WeatherAvailability>() }

    public static var changes: WeatherQuery<WeatherChanges?> { WeatherQuery<WeatherChanges?>() }
    public static var historicalComparisons: WeatherQuery<HistoricalComparisons?> { WeatherQuery<HistoricalComparisons?>() }

    public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> {
        WeatherQuery<Forecast<HourWeather>>()
    }
    public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> {
        WeatherQuery<Forecast<DayWeather>>()
    }
}

/// What an app must show beside the weather.
public struct WeatherAttribution: Codable, Equatable, Sendable {
    public var serviceName: String
    public var legalPageURL: URL
    public var squareMarkURL: URL
    public var combinedMarkDarkURL: URL
    public var combinedMarkLightURL: URL
    public var legalAttributionText: String
}
