import Foundation

// The units that a locale prefers, as on Apple's systems.

extension Dimension {
    /// Creates the unit that a locale prefers. Dimensions without customary units have their base unit.
    public convenience init(forLocale locale: Locale) {
        let unit = PreferredUnits.general(of: Self.self, in: locale) ?? Self.baseUnit()
        self.init(like: unit)
    }

    fileprivate convenience init(like unit: Dimension) { self.init(symbol: unit.symbol, converter: unit.converter) }
}

extension UnitEnergy {
    /// Creates the unit that a locale prefers for a purpose.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitEnergy> = .general) {
        self.init(like: usage == .food || usage == .workout ? UnitEnergy.kilocalories : UnitEnergy.kilowattHours)
    }
}

extension UnitLength {
    /// Creates the unit that a locale prefers for a purpose.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitLength> = .general) {
        self.init(like: PreferredUnits.length(usage, in: locale))
    }
}

extension UnitMass {
    /// Creates the unit that a locale prefers for a purpose.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitMass> = .general) {
        self.init(like: PreferredUnits.mass(usage, in: locale))
    }
}

extension UnitSpeed {
    /// Creates the unit that a locale prefers for a purpose.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitSpeed> = .general) {
        self.init(like: locale.measurementSystem == .metric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour)
    }
}

extension UnitTemperature {
    /// Creates the unit that a locale prefers for a purpose.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general) {
        self.init(like: locale.measurementSystem == .us ? UnitTemperature.fahrenheit : UnitTemperature.celsius)
    }
}

extension UnitVolume {
    /// Creates the unit that a locale prefers for a purpose.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitVolume> = .general) {
        switch locale.measurementSystem {
        case .us: self.init(like: UnitVolume.gallons)
        case .uk: self.init(like: usage == .liquid ? UnitVolume.imperialGallons : UnitVolume.liters)
        default: self.init(like: UnitVolume.liters)
        }
    }
}

/// The customary units of measurement systems: CLDR's first unit for a purpose. General lengths are meters or feet, as
/// people have published what an iPhone gives; the general units of the other dimensions are a guess.
private enum PreferredUnits {
    /// The customary unit of a dimension; nil where there is none.
    static func general(of dimension: Dimension.Type, in locale: Locale) -> Dimension? {
        switch dimension {
        case is UnitEnergy.Type: UnitEnergy(forLocale: locale, usage: .general)
        case is UnitLength.Type: length(.general, in: locale)
        case is UnitMass.Type: mass(.general, in: locale)
        case is UnitSpeed.Type: UnitSpeed(forLocale: locale, usage: .general)
        case is UnitTemperature.Type: UnitTemperature(forLocale: locale, usage: .general)
        case is UnitVolume.Type: UnitVolume(forLocale: locale, usage: .general)
        default: nil
        }
    }

    static func length(_ usage: MeasurementFormatUnitUsage<UnitLength>, in locale: Locale) -> UnitLength {
        let system = locale.measurementSystem
        return switch usage {
        case .asProvided: .meters
        case .focalLength: .millimeters
        case .person: system == .us ? .inches : .centimeters
        case .personHeight: system == .metric ? .centimeters : .feet
        case .rainfall: system == .us ? .inches : .millimeters
        case .road, .visibility: system == .metric ? .kilometers : .miles
        case .snowfall: system == .us ? .inches : .centimeters
        default: system == .us ? .feet : .meters
        }
    }

    static func mass(_ usage: MeasurementFormatUnitUsage<UnitMass>, in locale: Locale) -> UnitMass {
        switch locale.measurementSystem {
        case .us: .pounds
        case .uk where usage == .personWeight: .stones
        default: .kilograms
        }
    }
}
