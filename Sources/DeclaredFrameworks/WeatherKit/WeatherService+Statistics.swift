// The weather of many years and of days that are past, which the service is not to be asked for.
extension WeatherService {
    public func dailyStatistics<each T: Codable & Equatable & Sendable>(
        for location: CLLocation, including dataSets: repeat DailyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat DailyWeatherStatistics<each T>) { throw WeatherError.permissionDenied }

    public func dailyStatistics<each T: Codable & Equatable & Sendable>(
        for location: CLLocation, forDaysIn interval: DateInterval, including dataSets: repeat DailyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat DailyWeatherStatistics<each T>) { throw WeatherError.permissionDenied }

    public func dailyStatistics<each T: Codable & Equatable & Sendable>(
        for location: CLLocation, startDay: Int, endDay: Int, including dataSets: repeat DailyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat DailyWeatherStatistics<each T>) { throw WeatherError.permissionDenied }

    public func hourlyStatistics<each T: Codable & Equatable & Sendable>(
        for location: CLLocation, including dataSets: repeat HourlyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat HourlyWeatherStatistics<each T>) { throw WeatherError.permissionDenied }

    public func hourlyStatistics<each T: Codable & Equatable & Sendable>(
        for location: CLLocation, forHoursIn interval: DateInterval, including dataSets: repeat HourlyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat HourlyWeatherStatistics<each T>) { throw WeatherError.permissionDenied }

    public func hourlyStatistics<each T: Codable & Equatable & Sendable>(
        for location: CLLocation, startHour: Int, endHour: Int, including dataSets: repeat HourlyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat HourlyWeatherStatistics<each T>) { throw WeatherError.permissionDenied }

    public func monthlyStatistics<each T: Codable & Equatable & Sendable>(
        for location: CLLocation, including dataSets: repeat MonthlyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat MonthlyWeatherStatistics<each T>) { throw WeatherError.permissionDenied }

    public func monthlyStatistics<each T: Codable & Equatable & Sendable>(
        for location: CLLocation, startMonth: Int, endMonth: Int, including dataSets: repeat MonthlyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat MonthlyWeatherStatistics<each T>) { throw WeatherError.permissionDenied }

    public func dailySummary<each T: Codable & Equatable & Sendable>(
        for location: CLLocation, including dataSets: repeat DailyWeatherSummaryQuery<each T>
    ) async throws -> (repeat DailyWeatherSummary<each T>) { throw WeatherError.permissionDenied }

    public func dailySummary<each T: Codable & Equatable & Sendable>(
        for location: CLLocation, forDaysIn interval: DateInterval, including dataSets: repeat DailyWeatherSummaryQuery<each T>
    ) async throws -> (repeat DailyWeatherSummary<each T>) { throw WeatherError.permissionDenied }
}
