import Foundation
import SwiftUI

/// A value to plot. Its label, which describes the measured quantity, is not drawn.
public struct PlottableValue<Value: Plottable> {
    let datum: Datum

    init(
        _ lower: PlotValue, _ upper: PlotValue? = nil, unit: Calendar.Component? = nil, calendar: Calendar? = nil
    ) {
        datum = Datum(lower: lower, upper: upper, unit: unit, calendar: calendar)
    }
}

extension PlottableValue {
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(value.plotValue)
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
        PlottableValue(value.plotValue)
    }

    public static func value(_ label: Text, _ value: Value) -> PlottableValue {
        PlottableValue(value.plotValue)
    }

    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ value: Value) -> PlottableValue {
        PlottableValue(value.plotValue)
    }
}

extension PlottableValue where Value: Comparable {
    /// Returns a bin with the range's lower and upper ends.
    public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(range.lowerBound.plotValue, range.upperBound.plotValue)
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(range.lowerBound.plotValue, range.upperBound.plotValue)
    }

    public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(range.lowerBound.plotValue, range.upperBound.plotValue)
    }

    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(range.lowerBound.plotValue, range.upperBound.plotValue)
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(range.lowerBound.plotValue, range.upperBound.plotValue)
    }

    public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(range.lowerBound.plotValue, range.upperBound.plotValue)
    }
}

extension PlottableValue where Value == Date {
    /// Returns a date that represents an entire calendar unit, such as a day or a month. The default calendar is that
    /// of the environment.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue {
        PlottableValue(value.plotValue, unit: unit, calendar: calendar)
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue {
        PlottableValue(value.plotValue, unit: unit, calendar: calendar)
    }

    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue {
        PlottableValue(value.plotValue, unit: unit, calendar: calendar)
    }
}
