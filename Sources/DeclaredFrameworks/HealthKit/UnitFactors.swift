import Foundation

/// An elementary unit with an exponent.
struct UnitFactor: Hashable, Sendable {
    let unit: ElementaryUnit
    let exponent: Int
}

/// A unit with a name of its own, such as `mmHg` or `mg`.
struct ElementaryUnit: Hashable, Sendable {
    let symbol: String
    let dimension: Dimension
    /// How many of the dimension's base unit make one of this unit.
    let scale: Double
    /// What is added after scaling: the freezing point, in kelvins.
    var offset = 0.0
}

/// The exponents of base dimensions.
struct Dimension: Hashable, Sendable {
    private var exponents: [String: Int]

    init(_ exponents: [String: Int]) { self.exponents = exponents }

    mutating func multiply(by other: Dimension, power: Int) {
        for (name, exponent) in other.exponents {
            let sum = exponents[name, default: 0] + exponent * power
            exponents[name] = sum == 0 ? nil : sum
        }
    }
}

extension [UnitFactor] {
    func multiplied(by others: [UnitFactor]) -> [UnitFactor] {
        others.reduce(into: self) { result, factor in
            guard let index = result.firstIndex(where: { $0.unit == factor.unit }) else { return result.append(factor) }
            let exponent = result[index].exponent + factor.exponent
            if exponent == 0 {
                result.remove(at: index)
            } else {
                result[index] = UnitFactor(unit: factor.unit, exponent: exponent)
            }
        }
    }

    var dimension: Dimension {
        reduce(into: Dimension([:])) { $0.multiply(by: $1.unit.dimension, power: $1.exponent) }
    }

    /// The value in base units. A temperature has an offset only where it stands alone.
    func base(of value: Double) -> Double {
        if count == 1, self[0].exponent == 1 { return value * self[0].unit.scale + self[0].unit.offset }
        return value * scale
    }

    func value(ofBase base: Double) -> Double {
        if count == 1, self[0].exponent == 1 { return (base - self[0].unit.offset) / self[0].unit.scale }
        return base / scale
    }

    private var scale: Double { reduce(1) { $0 * pow($1.unit.scale, Double($1.exponent)) } }
}

extension ElementaryUnit {
    private static let (mass, length, time) = (Dimension(["mass": 1]), Dimension(["length": 1]), Dimension(["time": 1]))
    private static let volume = Dimension(["length": 3])
    private static let pressure = Dimension(["mass": 1, "length": -1, "time": -2])
    private static let energy = Dimension(["mass": 1, "length": 2, "time": -2])
    private static let power = Dimension(["mass": 1, "length": 2, "time": -3])
    private static let temperature = Dimension(["temperature": 1])

    /// The units that take a metric prefix. The base units are kilogram, meter, second and kelvin.
    private static let metric: [String: (Dimension, Double)] = [
        "g": (mass, 1e-3), "m": (length, 1), "L": (volume, 1e-3), "l": (volume, 1e-3), "s": (time, 1),
        "Pa": (pressure, 1), "J": (energy, 1), "W": (power, 1), "Hz": (Dimension(["time": -1]), 1),
        "S": (Dimension(["conductance": 1]), 1), "V": (Dimension(["voltage": 1]), 1),
        "rad": (Dimension(["angle": 1]), 1),
        "lx": (Dimension(["illuminance": 1]), 1),
    ]

    private static let others: [String: (Dimension, Double)] = [
        "oz": (mass, 0.028_349_523_125), "lb": (mass, 0.453_592_37), "st": (mass, 6.350_293_18),
        "in": (length, 0.0254), "ft": (length, 0.3048), "yd": (length, 0.9144), "mi": (length, 1609.344),
        "fl_oz_us": (volume, 29.573_529_562_5e-6), "fl_oz_imp": (volume, 28.413_062_5e-6),
        "pt_us": (volume, 473.176_473e-6), "pt_imp": (volume, 568.261_25e-6), "cup_us": (volume, 236.588_236_5e-6),
        "cup_imp": (volume, 284.130_625e-6), "mmHg": (pressure, 133.322_387_415), "inHg": (pressure, 3386.388_640_341),
        "cmAq": (pressure, 98.0665), "atm": (pressure, 101_325), "min": (time, 60), "hr": (time, 3600),
        "d": (time, 86_400),
        "kcal": (energy, 4184), "Cal": (energy, 4184), "cal": (energy, 4.184), "K": (temperature, 1),
        "IU": (Dimension(["international unit": 1]), 1), "count": (Dimension([:]), 1), "%": (Dimension([:]), 1),
        "dBASPL": (Dimension(["sound pressure level": 1]), 1), "dBHL": (Dimension(["hearing level": 1]), 1),
        "D": (Dimension(["refraction": 1]), 1), "pD": (Dimension(["prism": 1]), 1),
        "deg": (Dimension(["angle": 1]), .pi / 180), "appleEffortScore": (Dimension(["effort": 1]), 1),
    ]

    static func named(_ symbol: String) -> ElementaryUnit? {
        switch symbol {
        case "degC": return ElementaryUnit(symbol: symbol, dimension: temperature, scale: 1, offset: 273.15)
        case "degF":
            return ElementaryUnit(symbol: symbol, dimension: temperature, scale: 5.0 / 9, offset: 273.15 - 32 * 5.0 / 9)
        default: break
        }
        if let (dimension, scale) = others[symbol] ?? metric[symbol] {
            return ElementaryUnit(symbol: symbol, dimension: dimension, scale: scale)
        }
        for prefix in [.none] + HKMetricPrefix.all where symbol.hasPrefix(prefix.symbol) {
            let name = String(symbol.dropFirst(prefix.symbol.count))
            if let (dimension, scale) = metric[name] {
                return ElementaryUnit(symbol: symbol, dimension: dimension, scale: scale * prefix.scale)
            }
            if name.hasPrefix("mol<"), name.hasSuffix(">"), let grams = Double(name.dropFirst(4).dropLast()), grams > 0
            {
                // A mole of a substance weighs its molar mass, so concentrations convert.
                return ElementaryUnit(symbol: symbol, dimension: mass, scale: grams * 1e-3 * prefix.scale)
            }
        }
        return nil
    }
}
