// How the weather is to change, and how it differs from that of other years.

/// How days are to differ from those before.
public struct WeatherChanges: RandomAccessCollection, Codable, Equatable, Sendable {
    public typealias Index = Int

    public var changes: [WeatherChange]
    public var metadata: WeatherMetadata

    public var startIndex: Int { changes.startIndex }
    public var endIndex: Int { changes.endIndex }
    public subscript(position: Int) -> WeatherChange { changes[position] }
}

/// How a day is to differ from those before.
public struct WeatherChange: Codable, Equatable, Sendable {
    public enum Direction: String, _NamedWeatherValue { case increase, decrease, steady }

    public var date: Date
    public var highTemperature: Direction
    public var lowTemperature: Direction
    public var dayPrecipitationAmount: Direction
    public var nightPrecipitationAmount: Direction
}

/// How the weather differs from that of other years, the most unusual first.
public struct HistoricalComparisons: RandomAccessCollection, Codable, Equatable, Sendable {
    public typealias Index = Int

    public var comparisons: [HistoricalComparison]
    public var metadata: WeatherMetadata

    public var startIndex: Int { comparisons.startIndex }
    public var endIndex: Int { comparisons.endIndex }
    public subscript(position: Int) -> HistoricalComparison { comparisons[position] }
}

/// How one value differs from that of other years.
public enum HistoricalComparison: Codable, Equatable, Sendable {
    case highTemperature(Trend<UnitTemperature>)
    case lowTemperature(Trend<UnitTemperature>)
    case precipitationAmount(Trend<UnitLength>)
    case snowfallAmount(Trend<UnitLength>)
}

/// How far a value is from what it usually is.
public struct Trend<Dimension: Foundation.Dimension>: Codable, Equatable, Sendable {
    public var baseline: TrendBaseline<Dimension>
    public var currentValue: Measurement<Dimension>
    public var deviation: Deviation
}

/// What a value usually is.
public struct TrendBaseline<Dimension: Foundation.Dimension>: Codable, Equatable, Sendable {
    public enum Kind: String, _NamedWeatherValue { case mean }

    public var kind: Kind
    public var startDate: Date
    public var value: Measurement<Dimension>
}

/// How far a value is from what it usually is, in words.
public enum Deviation: String, _NamedWeatherValue { case muchHigher, higher, normal, lower, muchLower }
