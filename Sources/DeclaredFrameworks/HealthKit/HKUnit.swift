/// A unit, which may be a product of powers of others.
// An open class cannot be checked. All state is constant.
open class HKUnit: NSObject, NSCopying, @unchecked Sendable {
    /// The elementary units with their exponents, in the order in which they were written.
    let factors: [UnitFactor]

    init(factors: [UnitFactor]) { self.factors = factors }

    public convenience init(from string: String) {
        guard let factors = UnitParser.factors(of: string) else {
            fatalError("HealthKit: '\(string)' is not the name of a unit. Apple's HealthKit refuses it, too.")
        }
        self.init(factors: factors)
    }

    convenience init(_ symbol: String, _ prefix: HKMetricPrefix = .none) { self.init(from: prefix.symbol + symbol) }

    public convenience init(from massFormatterUnit: MassFormatter.Unit) {
        switch massFormatterUnit {
        case .gram: self.init("g")
        case .kilogram: self.init("kg")
        case .ounce: self.init("oz")
        case .pound: self.init("lb")
        case .stone: self.init("st")
        }
    }

    public convenience init(from lengthFormatterUnit: LengthFormatter.Unit) {
        switch lengthFormatterUnit {
        case .millimeter: self.init("mm")
        case .centimeter: self.init("cm")
        case .meter: self.init("m")
        case .kilometer: self.init("km")
        case .inch: self.init("in")
        case .foot: self.init("ft")
        case .yard: self.init("yd")
        case .mile: self.init("mi")
        }
    }

    public convenience init(from energyFormatterUnit: EnergyFormatter.Unit) {
        switch energyFormatterUnit {
        case .joule: self.init("J")
        case .kilojoule: self.init("kJ")
        case .calorie: self.init("cal")
        case .kilocalorie: self.init("kcal")
        }
    }

    /// Returns the unit of formatters that is nearest to a unit of mass: the gram for those that they lack.
    open class func massFormatterUnit(from unit: HKUnit) -> MassFormatter.Unit {
        [.kilogram, .ounce, .pound, .stone].first { HKUnit(from: $0 as MassFormatter.Unit) == unit } ?? .gram
    }

    /// Returns the unit of formatters that is nearest to a unit of length: the meter for those that they lack.
    open class func lengthFormatterUnit(from unit: HKUnit) -> LengthFormatter.Unit {
        [.millimeter, .centimeter, .kilometer, .inch, .foot, .yard, .mile]
            .first { HKUnit(from: $0 as LengthFormatter.Unit) == unit } ?? .meter
    }

    /// Returns the unit of formatters that is nearest to a unit of energy: the joule for those that they lack.
    open class func energyFormatterUnit(from unit: HKUnit) -> EnergyFormatter.Unit {
        [.kilojoule, .calorie, .kilocalorie].first { HKUnit(from: $0 as EnergyFormatter.Unit) == unit } ?? .joule
    }

    open var unitString: String { UnitParser.text(of: factors) }
    open func isNull() -> Bool { factors.isEmpty }

    open override var description: String { unitString }
    open override var hash: Int { Set(factors).hashValue }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? HKUnit).map { Set($0.factors) == Set(factors) } ?? false
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit(factors: factors.multiplied(by: unit.factors)) }
    open func unitDivided(by unit: HKUnit) -> HKUnit { unitMultiplied(by: unit.reciprocal()) }
    open func reciprocal() -> HKUnit { unitRaised(toPower: -1) }
    open func unitRaised(toPower power: Int) -> HKUnit {
        HKUnit(factors: power == 0 ? [] : factors.map { UnitFactor(unit: $0.unit, exponent: $0.exponent * power) })
    }
}

/// A metric prefix of a unit.
public enum HKMetricPrefix: Int, Sendable {
    case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto

    /// How HealthKit writes the prefix in the name of a unit.
    var symbol: String {
        switch self {
        case .none: ""
        case .femto: "f"
        case .pico: "p"
        case .nano: "n"
        case .micro: "mc"
        case .milli: "m"
        case .centi: "c"
        case .deci: "d"
        case .deca: "da"
        case .hecto: "h"
        case .kilo: "k"
        case .mega: "M"
        case .giga: "G"
        case .tera: "T"
        }
    }

    var scale: Double {
        switch self {
        case .none: 1
        case .femto: 1e-15
        case .pico: 1e-12
        case .nano: 1e-9
        case .micro: 1e-6
        case .milli: 1e-3
        case .centi: 1e-2
        case .deci: 0.1
        case .deca: 10
        case .hecto: 100
        case .kilo: 1e3
        case .mega: 1e6
        case .giga: 1e9
        case .tera: 1e12
        }
    }

    static let all: [HKMetricPrefix] = [
        .femto, .pico, .nano, .micro, .milli, .centi, .deci, .deca, .hecto, .kilo, .mega, .giga, .tera,
    ]
}

/// Grams of glucose in a mole.
public let HKUnitMolarMassBloodGlucose = 180.15588000005408

extension HKUnit {
    public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("g", prefix) }
    public class func gram() -> HKUnit { HKUnit("g") }
    public class func ounce() -> HKUnit { HKUnit("oz") }
    public class func pound() -> HKUnit { HKUnit("lb") }
    public class func stone() -> HKUnit { HKUnit("st") }
    public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
        HKUnit("mol<\(gramsPerMole)>", prefix)
    }
    public class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit { HKUnit("mol<\(gramsPerMole)>") }
    public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("m", prefix) }
    public class func meter() -> HKUnit { HKUnit("m") }
    public class func inch() -> HKUnit { HKUnit("in") }
    public class func foot() -> HKUnit { HKUnit("ft") }
    public class func yard() -> HKUnit { HKUnit("yd") }
    public class func mile() -> HKUnit { HKUnit("mi") }
    public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("L", prefix) }
    public class func liter() -> HKUnit { HKUnit("L") }
    public class func fluidOunceUS() -> HKUnit { HKUnit("fl_oz_us") }
    public class func fluidOunceImperial() -> HKUnit { HKUnit("fl_oz_imp") }
    public class func pintUS() -> HKUnit { HKUnit("pt_us") }
    public class func pintImperial() -> HKUnit { HKUnit("pt_imp") }
    public class func cupUS() -> HKUnit { HKUnit("cup_us") }
    public class func cupImperial() -> HKUnit { HKUnit("cup_imp") }
    public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("Pa", prefix) }
    public class func pascal() -> HKUnit { HKUnit("Pa") }
    public class func millimeterOfMercury() -> HKUnit { HKUnit("mmHg") }
    public class func inchesOfMercury() -> HKUnit { HKUnit("inHg") }
    public class func centimeterOfWater() -> HKUnit { HKUnit("cmAq") }
    public class func atmosphere() -> HKUnit { HKUnit("atm") }
    public class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit("dBASPL") }
    public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("s", prefix) }
    public class func second() -> HKUnit { HKUnit("s") }
    public class func minute() -> HKUnit { HKUnit("min") }
    public class func hour() -> HKUnit { HKUnit("hr") }
    public class func day() -> HKUnit { HKUnit("d") }
    public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("J", prefix) }
    public class func joule() -> HKUnit { HKUnit("J") }
    public class func kilocalorie() -> HKUnit { HKUnit("kcal") }
    public class func smallCalorie() -> HKUnit { HKUnit("cal") }
    public class func largeCalorie() -> HKUnit { HKUnit("Cal") }
    public class func calorie() -> HKUnit { HKUnit("cal") }
    public class func degreeCelsius() -> HKUnit { HKUnit("degC") }
    public class func degreeFahrenheit() -> HKUnit { HKUnit("degF") }
    public class func kelvin() -> HKUnit { HKUnit("K") }
    public class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("S", prefix) }
    public class func siemen() -> HKUnit { HKUnit("S") }
    public class func internationalUnit() -> HKUnit { HKUnit("IU") }
    public class func count() -> HKUnit { HKUnit("count") }
    public class func percent() -> HKUnit { HKUnit("%") }
    public class func decibelHearingLevel() -> HKUnit { HKUnit("dBHL") }
    public class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("Hz", prefix) }
    public class func hertz() -> HKUnit { HKUnit("Hz") }
    public class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("V", prefix) }
    public class func volt() -> HKUnit { HKUnit("V") }
    public class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("W", prefix) }
    public class func watt() -> HKUnit { HKUnit("W") }
    public class func diopter() -> HKUnit { HKUnit("D") }
    public class func prismDiopter() -> HKUnit { HKUnit("pD") }
    public class func radianAngleUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("rad", prefix) }
    public class func radianAngle() -> HKUnit { HKUnit("rad") }
    public class func degreeAngle() -> HKUnit { HKUnit("deg") }
    public class func luxUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("lx", prefix) }
    public class func lux() -> HKUnit { HKUnit("lx") }
    public class func appleEffortScore() -> HKUnit { HKUnit("appleEffortScore") }
}
