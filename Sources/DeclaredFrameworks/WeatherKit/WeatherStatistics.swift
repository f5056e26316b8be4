// The weather of many years, and of days that are past. Nothing of it is fetched.

/// How values are spread: a tenth of them, half of them and nine tenths of them are less.
public struct Percentiles<Dimension: Foundation.Dimension>: Codable, Equatable, Sendable {
    public var p10: Measurement<Dimension>
    public var p50: Measurement<Dimension>
    public var p90: Measurement<Dimension>
}

/// The weather of the days of a year.
public struct DailyWeatherStatistics<T: Codable & Equatable & Sendable>: RandomAccessCollection, Codable, Equatable, Sendable {
    public typealias Index = Int

    public var days: [T]
    public var baselineStartDate: Date
    public var metadata: WeatherMetadata

    public var startIndex: Int { days.startIndex }
    public var endIndex: Int { days.endIndex }
    public subscript(position: Int) -> T { days[position] }
}

/// What is asked of the days of a year.
public struct DailyWeatherStatisticsQuery<T: Codable & Equatable & Sendable>: Sendable {
    public static var temperature: DailyWeatherStatisticsQuery<DayTemperatureStatistics> { DailyWeatherStatisticsQuery<DayTemperatureStatistics>() }
    public static var precipitation: DailyWeatherStatisticsQuery<DayPrecipitationStatistics> { DailyWeatherStatisticsQuery<DayPrecipitationStatistics>() }
}

/// The temperatures of a day of the year, in UTC.
public struct DayTemperatureStatistics: Codable, Equatable, Sendable {
    public var day: Int
    public var averageHighTemperature: Measurement<UnitTemperature>
    public var averageLowTemperature: Measurement<UnitTemperature>
}

/// The rain and snow of a day of the year, in UTC.
public struct DayPrecipitationStatistics: Codable, Equatable, Sendable {
    public var day: Int
    public var averagePrecipitationAmount: Measurement<UnitLength>
    public var averagePrecipitationProbability: Double
    public var averageSnowfallAmount: Measurement<UnitLength>
}

/// The weather of the hours of a year.
public struct HourlyWeatherStatistics<T: Codable & Equatable & Sendable>: RandomAccessCollection, Codable, Equatable, Sendable {
    public typealias Index = Int

    public var hours: [T]
    public var baselineStartDate: Date
    public var metadata: WeatherMetadata

    public var startIndex: Int { hours.startIndex }
    public var endIndex: Int { hours.endIndex }
    public subscript(position: Int) -> T { hours[position] }
}

/// What is asked of the hours of a year.
public struct HourlyWeatherStatisticsQuery<T: Codable & Equatable & Sendable>: Sendable {
    public static var temperature: HourlyWeatherStatisticsQuery<HourTemperatureStatistics> { HourlyWeatherStatisticsQuery<HourTemperatureStatistics>() }
}

/// The temperatures of an hour of the year, in UTC.
public struct HourTemperatureStatistics: Codable, Equatable, Sendable {
    public var hour: Int
    public var percentiles: Percentiles<UnitTemperature>
}

/// The weather of the months of a year.
public struct MonthlyWeatherStatistics<T: Codable & Equatable & Sendable>: RandomAccessCollection, Codable, Equatable, Sendable {
    public typealias Index = Int

    public var months: [T]
    public var baselineStartDate: Date
    public var metadata: WeatherMetadata

    public var startIndex: Int { months.startIndex }
    public var endIndex: Int { months.endIndex }
    public subscript(position: Int) -> T { months[position] }
}

/// What is asked of the months of a year.
public struct MonthlyWeatherStatisticsQuery<T: Codable & Equatable & Sendable>: Sendable {
    public static var temperature: MonthlyWeatherStatisticsQuery<MonthTemperatureStatistics> { MonthlyWeatherStatisticsQuery<MonthTemperatureStatistics>() }
    public static var precipitation: MonthlyWeatherStatisticsQuery<MonthPrecipitationStatistics> { MonthlyWeatherStatisticsQuery<MonthPrecipitationStatistics>() }
}

/// The temperatures of a month, in UTC.
public struct MonthTemperatureStatistics: Codable, Equatable, Sendable {
    public var month: Int
    public var averageHighTemperature: Measurement<UnitTemperature>
    public var averageLowTemperature: Measurement<UnitTemperature>
}

/// The rain and snow of a month, in UTC.
public struct MonthPrecipitationStatistics: Codable, Equatable, Sendable {
    public var month: Int
    public var averagePrecipitationAmount: Measurement<UnitLength>
    public var averagePrecipitationProbability: Double
    public var averageSnowfallAmount: Measurement<UnitLength>
}

/// The weather that days had.
public struct DailyWeatherSummary<T: Codable & Equatable & Sendable>: RandomAccessCollection, Codable, Equatable, Sendable {
    public typealias Index = Int

    public var days: [T]
    public var metadata: WeatherMetadata

    public var startIndex: Int { days.startIndex }
    public var endIndex: Int { days.endIndex }
    public subscript(position: Int) -> T { days[position] }
}

/// What is asked of days that are past.
public struct DailyWeatherSummaryQuery<T: Codable & Equatable & Sendable>: Sendable {
    public static var temperature: DailyWeatherSummaryQuery<DayTemperatureSummary> { DailyWeatherSummaryQuery<DayTemperatureSummary>() }
    public static var precipitation: DailyWeatherSummaryQuery<DayPrecipitationSummary> { DailyWeatherSummaryQuery<DayPrecipitationSummary>() }
}

/// The temperatures that a day had.
public struct DayTemperatureSummary: Codable, Equatable, Sendable {
    public var date: Date
    public var highTemperature: Measurement<UnitTemperature>
    public var lowTemperature: Measurement<UnitTemperature>
}

/// The rain and snow that a day had.
public struct DayPrecipitationSummary: Codable, Equatable, Sendable {
    public var date: Date
    public var precipitationAmount: Measurement<UnitLength>
    public var snowfallAmount: Measurement<UnitLength>
}
