import Foundation
import SwiftUI

/// A value to plot of each element of some data. Its label is not drawn.
public struct PlottableProjection<DataElement, DataValue: Plottable> {
    let datum: (DataElement) -> Datum

    private init(datum: @escaping (DataElement) -> Datum) { self.datum = datum }

    private init(_ keyPath: KeyPath<DataElement, DataValue>) {
        datum = { Datum(lower: $0[keyPath: keyPath].plotValue) }
    }

    private init(_ value: DataValue) {
        let constant = Datum(lower: value.plotValue)
        datum = { _ in constant }
    }

    private init(_ lower: KeyPath<DataElement, DataValue>, _ upper: KeyPath<DataElement, DataValue>) {
        datum = { Datum(lower: $0[keyPath: lower].plotValue, upper: $0[keyPath: upper].plotValue) }
    }

    private init(_ lower: DataValue, _ upper: DataValue) {
        let constant = Datum(lower: lower.plotValue, upper: upper.plotValue)
        datum = { _ in constant }
    }

    /// Returns the mark's extent from this value to another.
    func span(to end: PlottableProjection, of element: DataElement) -> MarkExtent {
        .span(datum(element), end.datum(element))
    }

    /// Returns the mark's extent at this value.
    func extent(of element: DataElement) -> MarkExtent { .value(datum(element)) }
}

/// One value for each element, or the same value for all.
extension PlottableProjection {
    public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, DataValue>) -> Self {
        Self(keyPath)
    }

    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ keyPath: KeyPath<DataElement, DataValue>) -> Self {
        Self(keyPath)
    }

    public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, DataValue>) -> Self { Self(keyPath) }

    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ keyPath: KeyPath<DataElement, DataValue>
    ) -> Self {
        Self(keyPath)
    }

    public static func value(_ labelKey: LocalizedStringKey, _ value: DataValue) -> Self { Self(value) }

    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ value: DataValue) -> Self { Self(value) }

    public static func value(_ label: Text, _ value: DataValue) -> Self { Self(value) }

    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ value: DataValue) -> Self { Self(value) }
}

/// Intervals, such as the bins of a histogram or the time of a task.
extension PlottableProjection {
    public static func value(
        _ labelKey: LocalizedStringKey, _ lowerKeyPath: KeyPath<DataElement, DataValue>,
        _ upperKeyPath: KeyPath<DataElement, DataValue>
    ) -> Self {
        Self(lowerKeyPath, upperKeyPath)
    }

    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ lowerKeyPath: KeyPath<DataElement, DataValue>,
        _ upperKeyPath: KeyPath<DataElement, DataValue>
    ) -> Self {
        Self(lowerKeyPath, upperKeyPath)
    }

    public static func value(
        _ label: Text, _ lowerKeyPath: KeyPath<DataElement, DataValue>,
        _ upperKeyPath: KeyPath<DataElement, DataValue>
    ) -> Self {
        Self(lowerKeyPath, upperKeyPath)
    }

    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ lowerKeyPath: KeyPath<DataElement, DataValue>,
        _ upperKeyPath: KeyPath<DataElement, DataValue>
    ) -> Self {
        Self(lowerKeyPath, upperKeyPath)
    }

    public static func value(
        _ labelKey: LocalizedStringKey, _ lowerValue: DataValue, _ upperValue: DataValue
    ) -> Self {
        Self(lowerValue, upperValue)
    }

    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ lowerValue: DataValue, _ upperValue: DataValue
    ) -> Self {
        Self(lowerValue, upperValue)
    }

    public static func value(_ label: Text, _ lowerValue: DataValue, _ upperValue: DataValue) -> Self {
        Self(lowerValue, upperValue)
    }

    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ lowerValue: DataValue, _ upperValue: DataValue
    ) -> Self {
        Self(lowerValue, upperValue)
    }
}

/// Dates that stand for an entire calendar unit, such as a day or a month.
extension PlottableProjection where DataValue == Date {
    private init(_ keyPath: KeyPath<DataElement, Date>, _ unit: Calendar.Component, _ calendar: Calendar?) {
        self.init { Datum(lower: $0[keyPath: keyPath].plotValue, unit: unit, calendar: calendar) }
    }

    private init(_ value: Date, _ unit: Calendar.Component, _ calendar: Calendar?) {
        let constant = Datum(lower: value.plotValue, unit: unit, calendar: calendar)
        self.init { _ in constant }
    }

    public static func value(
        _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> Self {
        Self(keyPath, unit, calendar)
    }

    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> Self {
        Self(keyPath, unit, calendar)
    }

    public static func value(
        _ label: Text, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> Self {
        Self(keyPath, unit, calendar)
    }

    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> Self {
        Self(keyPath, unit, calendar)
    }

    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> Self {
        Self(value, unit, calendar)
    }

    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> Self {
        Self(value, unit, calendar)
    }

    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> Self {
        Self(value, unit, calendar)
    }

    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> Self {
        Self(value, unit, calendar)
    }
}
