/// A value that describes itself by its name: `mostlyCloudy` is "Mostly Cloudy".
public protocol _NamedWeatherValue: RawRepresentable, CaseIterable, Codable, Hashable, CustomStringConvertible, Sendable
where RawValue == String {}

extension _NamedWeatherValue {
    public var description: String {
        let words = rawValue.reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : "\($1)" }
        return words.prefix(1).uppercased() + words.dropFirst()
    }
    public var accessibilityDescription: String { description }
}

/// What the weather is like.
public enum WeatherCondition: String, _NamedWeatherValue {
    case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle
    case freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear
    case mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries
    case sunShowers, thunderstorms, tropicalStorm, windy, wintryMix
}

public enum Precipitation: String, _NamedWeatherValue { case none, hail, mixed, rain, sleet, snow }
public enum PressureTrend: String, _NamedWeatherValue { case rising, falling, steady }
public enum WeatherSeverity: String, _NamedWeatherValue { case minor, moderate, severe, extreme, unknown }

public enum MoonPhase: String, _NamedWeatherValue {
    case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent

    public var symbolName: String {
        switch self {
        case .new: "moonphase.new.moon"
        case .waxingCrescent: "moonphase.waxing.crescent"
        case .firstQuarter: "moonphase.first.quarter"
        case .waxingGibbous: "moonphase.waxing.gibbous"
        case .full: "moonphase.full.moon"
        case .waningGibbous: "moonphase.waning.gibbous"
        case .lastQuarter: "moonphase.last.quarter"
        case .waningCrescent: "moonphase.waning.crescent"
        }
    }
}

/// How strong ultraviolet rays are.
public struct UVIndex: Codable, Hashable, Comparable, Sendable {
    public var value: Int
    public var category: ExposureCategory

    public static func < (lhs: UVIndex, rhs: UVIndex) -> Bool { lhs.value < rhs.value }

    public enum ExposureCategory: String, _NamedWeatherValue, Comparable {
        case low, moderate, high, veryHigh, extreme

        /// The indexes of the category, as the World Health Organization draws the lines.
        public var rangeValue: ClosedRange<Int> {
            switch self {
            case .low: 0...2
            case .moderate: 3...5
            case .high: 6...7
            case .veryHigh: 8...10
            case .extreme: 11...Int.max
            }
        }

        public static func < (lhs: ExposureCategory, rhs: ExposureCategory) -> Bool {
            lhs.rangeValue.lowerBound < rhs.rangeValue.lowerBound
        }
    }
}

/// Where the wind comes from, and how fast it is.
public struct Wind: Codable, Equatable, Sendable {
    public var compassDirection: CompassDirection
    public var direction: Measurement<UnitAngle>
    public var speed: Measurement<UnitSpeed>
    public var gust: Measurement<UnitSpeed>?

    public enum CompassDirection: String, _NamedWeatherValue {
        case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast
        case south, southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest

        public var abbreviation: String {
            rawValue.lowercased().replacing("north", with: "N").replacing("south", with: "S")
                .replacing("east", with: "E").replacing("west", with: "W")
        }
    }
}
