import Foundation
import SwiftUI

/// How an axis writes its values where nothing is said: by its step and in the environment's locale.
struct AxisLabelFormat {
    let environment: EnvironmentValues
    /// The dates' step; nil where they are a list of their own.
    var dateStep: DateTicks.Step?
    /// Whether values are parts of a whole.
    var isShare = false

    func text(_ value: PlotValue) -> String {
        switch value {
        case .category(let name): name
        case .number(let number):
            isShare ? text(number, .percent) : text(number, FloatingPointFormatStyle<Double>.number)
        case .date(let date): text(date, dateFormat)
        }
    }

    /// The value as a format of the source's writes it; empty where the format is for values of another kind.
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
