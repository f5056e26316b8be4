import Foundation
import SwiftUI

/// A value to plot, with a label for the measured quantity.
public struct PlottableValue<Value: Plottable> {
    let datum: Datum

    init(
        _ label: Text, _ lower: PlotValue, _ upper: PlotValue? = nil, unit: Calendar.Component? = nil,
        calendar: Calendar? = nil
    ) {
        datum = Datum(label: label, lower: lower, upper: upper, unit: unit, calendar: calendar)
    }
}

extension PlottableValue {
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(Text(labelKey), value.plotValue)
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
        PlottableValue(Text(label), value.plotValue)
    }

    public static func value(_ label: Text, _ value: Value) -> PlottableValue {
        PlottableValue(label, value.plotValue)
    }

    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ value: Value) -> PlottableValue {
        PlottableValue(Text(labelResource), value.plotValue)
    }
}

extension PlottableValue where Value: Comparable {
    /// Returns a bin with the range's lower and upper ends.
    public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(Text(labelKey), range.lowerBound.plotValue, range.upperBound.plotValue)
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(Text(label), range.lowerBound.plotValue, range.upperBound.plotValue)
    }

    public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(label, range.lowerBound.plotValue, range.upperBound.plotValue)
    }

    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(Text(labelKey), range.lowerBound.plotValue, range.upperBound.plotValue)
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(Text(label), range.lowerBound.plotValue, range.upperBound.plotValue)
    }

    public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(label, range.lowerBound.plotValue, range.upperBound.plotValue)
    }
}

extension PlottableValue where Value == Date {
    /// Returns a date that represents an entire calendar unit, such as a day or a month. The default calendar is that
    /// of the environment.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue {
        PlottableValue(Text(labelKey), value.plotValue, unit: unit, calendar: calendar)
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue {
        PlottableValue(Text(label), value.plotValue, unit: unit, calendar: calendar)
    }

    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue {
        PlottableValue(label, value.plotValue, unit: unit, calendar: calendar)
    }
}
