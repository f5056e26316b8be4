import Foundation
import SwiftUI

/// One labelled value of a mark: a value, or a bin with a lower and an upper end.
struct Datum {
    var label: Text
    var lower: PlotValue
    /// The end of the bin; nil for a single value.
    var upper: PlotValue?
    /// The calendar's unit that the date stands for, and whose; nil where the date is a moment.
    var unit: Calendar.Component?
    var calendar: Calendar?

    /// Whether it lies somewhere.
    var isPlottable: Bool { lower.isPlottable && upper?.isPlottable ?? true }

    /// The value in the middle of the bin, or the value itself.
    var middle: PlotValue {
        guard let upper, let first = lower.coordinate, let last = upper.coordinate else { return lower }
        let middle = (first + last) / 2
        return lower.isDate ? .date(Date(timeIntervalSinceReferenceDate: middle)) : .number(middle)
    }

    /// This datum with a date's unit made its bin, in its own calendar or the environment's.
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
