import Foundation
import SwiftUI

/// A value of a mark: a single value, or a bin with a lower and an upper end.
struct Datum {
    var lower: PlotValue
    /// The end of the bin; nil for a single value.
    var upper: PlotValue?
    /// The calendar unit that the date represents, and its calendar; nil for an exact date.
    var unit: Calendar.Component?
    var calendar: Calendar?

    /// Whether the datum has a position.
    var isPlottable: Bool { lower.isPlottable && upper?.isPlottable ?? true }

    /// The center of the bin, or the single value.
    var middle: PlotValue {
        guard let upper, let first = lower.coordinate, let last = upper.coordinate else { return lower }
        let middle = (first + last) / 2
        return lower.isDate ? .date(Date(timeIntervalSinceReferenceDate: middle)) : .number(middle)
    }

    /// Returns the datum with its date's unit as its bin, in its own calendar or that of the environment.
    func binned(in environment: EnvironmentValues) -> Datum {
        guard let unit, case .date(let date) = lower, lower.isPlottable else { return self }
        var calendar = calendar ?? environment.calendar
        if self.calendar == nil { calendar.timeZone = environment.timeZone }
        guard let interval = calendar.dateInterval(of: unit, for: date) else { return self }
        var datum = self
        datum.lower = .date(interval.start)
        datum.upper = .date(interval.end)
        datum.unit = nil
        return datum
    }
}
