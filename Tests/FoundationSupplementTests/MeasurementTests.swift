import Foundation
import Testing

@testable import FoundationSupplement

struct MeasurementTests {
    private let american = Locale(identifier: "en_US")
    private let german = Locale(identifier: "de_DE")

    @Test func formattedFollowsTheLocale() {
        let distance = Measurement(value: 5, unit: UnitLength.kilometers)
        #expect(distance.formatted(.measurement(width: .abbreviated).locale(american)) == "3.1 mi")
        #expect(distance.formatted(.measurement(width: .wide).locale(german)) == "5 Kilometer")
        #expect(distance.formatted(.measurement(width: .narrow, usage: .asProvided).locale(american)) == "5km")
        #expect(
            distance.formatted(
                .measurement(width: .abbreviated, numberFormatStyle: .number.precision(.fractionLength(2)))
                    .locale(german)) == "5,00 km")
        let time = Measurement(value: 90, unit: UnitDuration.minutes)
        #expect(time.formatted(.measurement(width: .wide, usage: .asProvided).locale(american)) == "90 minutes")
    }

    @Test func amountsOfInformationAreNumbersOfBytes() {
        let size = Measurement(value: 2, unit: UnitInformationStorage.megabytes)
        #expect(size.formatted(.byteCount(style: .file).locale(american)) == "2 MB")
    }

    @Test func temperatures() {
        let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(warm.formatted(.measurement(width: .abbreviated, usage: .weather).locale(american)) == "68°F")
        #expect(
            warm.formatted(.measurement(width: .narrow, usage: .weather, hidesScaleName: true).locale(american))
                == "68°")
        #expect(
            warm.formatted(.measurement(width: .narrow, usage: .asProvided, hidesScaleName: true).locale(american))
                == "20°")
    }

    @Test func unitsThatALocalePrefers() {
        let japanese = Locale(identifier: "ja_JP")
        let british = Locale(identifier: "en_GB")
        #expect(UnitLength(forLocale: japanese) == .meters)
        #expect(UnitLength(forLocale: american) == .feet)
        #expect(UnitLength(forLocale: japanese, usage: .road) == .kilometers)
        #expect(UnitLength(forLocale: american, usage: .road) == .miles)
        #expect(UnitLength(forLocale: american, usage: .focalLength) == .millimeters)
        #expect(UnitTemperature(forLocale: american, usage: .weather) == .fahrenheit)
        #expect(UnitTemperature(forLocale: british) == .celsius)
        #expect(UnitMass(forLocale: british, usage: .personWeight) == .stones)
        #expect(UnitMass(forLocale: german, usage: .personWeight) == .kilograms)
        #expect(UnitEnergy(forLocale: american, usage: .food) == .kilocalories)
        #expect(UnitVolume(forLocale: american, usage: .liquid) == .gallons)
        #expect(UnitSpeed(forLocale: german, usage: .wind) == .kilometersPerHour)
        #expect(UnitDuration(forLocale: american) == .seconds)
    }

    @Test func olderFormatter() {
        let formatter = MeasurementFormatter()
        formatter.locale = american
        #expect(formatter.string(from: Measurement(value: 5, unit: UnitLength.kilometers)) == "3.107 mi")
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = .long
        formatter.numberFormatter.maximumFractionDigits = 0
        #expect(formatter.string(from: Measurement(value: 1234.4, unit: UnitLength.kilometers)) == "1,234 kilometers")
        formatter.unitStyle = .short
        #expect(formatter.string(from: Measurement(value: 3, unit: UnitMass.grams)) == "3g")
        formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
        #expect(formatter.string(from: Measurement(value: 21, unit: UnitTemperature.celsius)) == "21°")
        formatter.unitStyle = .medium
        #expect(formatter.string(from: UnitLength.miles) == "mi")
    }

    @Test func unitsWithoutNamesKeepTheirSymbol() {
        let charge = Measurement(value: 2, unit: UnitElectricCharge.coulombs)
        #expect(charge.formatted(.measurement(width: .abbreviated).locale(american)) == "2 C")
    }

    /// ICU knows every unit in the table. None appears as a number with its symbol.
    @Test func knownUnits() {
        let units: [Dimension] = [
            UnitLength.feet, UnitLength.lightyears, UnitLength.megameters, UnitMass.ounces, UnitMass.metricTons,
            UnitMass.stones, UnitPressure.inchesOfMercury, UnitPressure.bars, UnitPressure.poundsForcePerSquareInch,
            UnitInformationStorage.gigabytes, UnitInformationStorage.gibibytes,
            UnitFuelEfficiency.litersPer100Kilometers,
            UnitFuelEfficiency.milesPerImperialGallon, UnitArea.hectares, UnitEnergy.kilowattHours, UnitPower.kilowatts,
            UnitAngle.degrees, UnitFrequency.megahertz, UnitElectricCurrent.milliamperes, UnitSpeed.knots,
            UnitElectricPotentialDifference.volts, UnitElectricResistance.ohms, UnitAcceleration.gravity,
            UnitIlluminance.lux, UnitConcentrationMass.gramsPerLiter, UnitDispersion.partsPerMillion,
            UnitVolume.imperialGallons, UnitVolume.cups, UnitDuration.nanoseconds,
        ]
        for unit in units {
            let text = MeasurementText(width: .wide, locale: american, precision: ".##").text(of: 2, unit: unit)
            #expect(text.hasPrefix("2 ") && text != "2 " + unit.symbol, "\(unit.symbol)")
        }
    }
}
