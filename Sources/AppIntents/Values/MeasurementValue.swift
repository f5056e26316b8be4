import FoundationSupplement

/// A dimension whose units can be given as text.
public protocol _IntentMeasurementUnit: Dimension {
    /// The units that a text may name by their symbols.
    static var _namedUnits: [Dimension] { get }
}

extension Measurement: _IntentValue where UnitType: _IntentMeasurementUnit {
    public static var _kind: IntentValueKind { .measurement }
    public var _text: String? { "\(value) \(unit.symbol)" }

    /// Returns the value for a number and the symbol of a unit.
    public static func _value(from text: String, choices: [_IntentValueChoice]?) async throws -> Self? {
        if let choices { return choices.choice(for: text).flatMap { _value(wrapping: $0.value) } }
        guard let match = text.wholeMatch(of: #/\s*([-+]?[0-9.]+(?:[eE][-+]?[0-9]+)?)\s*(.+?)\s*/#),
            let value = Double(match.output.1), value.isFinite,
            let unit = UnitType._namedUnits.first(where: { $0.symbol == String(match.output.2) }) as? UnitType
        else { return nil }
        return Measurement(value: value, unit: unit)
    }
}

extension UnitLength: _IntentMeasurementUnit {
    public static var _namedUnits: [Dimension] {
        [meters, kilometers, centimeters, millimeters, miles, yards, feet, inches, nauticalMiles] as [UnitLength]
    }
}

extension UnitMass: _IntentMeasurementUnit {
    public static var _namedUnits: [Dimension] {
        [kilograms, grams, milligrams, ounces, pounds, stones, metricTons] as [UnitMass]
    }
}

extension UnitDuration: _IntentMeasurementUnit {
    public static var _namedUnits: [Dimension] { [seconds, minutes, hours, milliseconds] as [UnitDuration] }
}

extension UnitTemperature: _IntentMeasurementUnit {
    public static var _namedUnits: [Dimension] { [celsius, fahrenheit, kelvin] as [UnitTemperature] }
}

extension UnitSpeed: _IntentMeasurementUnit {
    public static var _namedUnits: [Dimension] {
        [metersPerSecond, kilometersPerHour, milesPerHour, knots] as [UnitSpeed]
    }
}

extension UnitVolume: _IntentMeasurementUnit {
    public static var _namedUnits: [Dimension] {
        [
            liters, deciliters, centiliters, milliliters, cups, pints, quarts, gallons, fluidOunces, tablespoons,
            teaspoons,
        ]
            as [UnitVolume]
    }
}

extension UnitEnergy: _IntentMeasurementUnit {
    public static var _namedUnits: [Dimension] {
        [kilojoules, joules, kilocalories, calories, kilowattHours] as [UnitEnergy]
    }
}
