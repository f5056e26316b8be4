import Foundation
import SwiftUI

/// The default format of an axis's values, based on their step and the environment's locale.
struct AxisLabelFormat {
    let environment: EnvironmentValues
    /// The step of dates; nil for a custom list of dates.
    var dateStep: DateTicks.Step?
    /// Whether values are fractions of a whole.
    var isShare = false

    func text(_ value: PlotValue) -> String {
        switch value {
        case .category(let name): name
        case .number(let number):
            isShare ? text(number, .percent) : text(number, FloatingPointFormatStyle<Double>.number)
        case .date(let date): text(date, dateFormat)
        }
    }

    /// Returns the value as formatted by a custom format; empty if the format is for another type of value.
    func text<Format: FormatStyle>(_ value: PlotValue, format: Format) -> String
    where Format.FormatInput: Plottable, Format.FormatOutput == String {
        guard let input = Format.FormatInput(plotValue: value) else { return "" }
        return text(input, format)
    }

    private func text<Format: FormatStyle>(_ input: Format.FormatInput, _ format: Format) -> String
    where Format.FormatOutput == String {
        format.adapted(to: environment).format(input)
    }

    private var dateFormat: Date.FormatStyle {
        switch dateStep?.unit {
        case .nanosecond, .second: .dateTime.hour().minute().second()
        case .minute: .dateTime.hour().minute()
        case .hour: .dateTime.hour()
        case .month, .quarter: .dateTime.month(.abbreviated)
        case .year, .yearForWeekOfYear, .era: .dateTime.year()
        default: .dateTime.month(.abbreviated).day()
        }
    }
}
