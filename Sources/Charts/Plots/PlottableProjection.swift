import Foundation
import SwiftUI

/// A value to plot of each element of some data. Its label is not drawn.
public struct PlottableProjection<Root, Value: Plottable> {
    let datum: (Root) -> Datum

    private init(_ keyPath: KeyPath<Root, Value>, unit: Calendar.Component? = nil, calendar: Calendar? = nil) {
        datum = { Datum(lower: $0[keyPath: keyPath].plotValue, unit: unit, calendar: calendar) }
    }

    public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<Root, Value>) -> Self {
        Self(keyPath)
    }

    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ keyPath: KeyPath<Root, Value>) -> Self { Self(keyPath) }

    public static func value(_ label: Text, _ keyPath: KeyPath<Root, Value>) -> Self { Self(keyPath) }
}

extension PlottableProjection where Value == Date {
    public static func value(
        _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<Root, Date>, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> Self {
        Self(keyPath, unit: unit, calendar: calendar)
    }

    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ keyPath: KeyPath<Root, Date>, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> Self {
        Self(keyPath, unit: unit, calendar: calendar)
    }
}
