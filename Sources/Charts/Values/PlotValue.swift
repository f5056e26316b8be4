import Foundation

/// A plotted value in a form that scales use: a number, a date or the name of a category.
public enum _PlotValue: Hashable, Sendable {
    case number(Double)
    case date(Date)
    case category(String)
}

typealias PlotValue = _PlotValue

extension PlotValue {
    /// The position on a continuous scale: the number, or the seconds since the reference date; nil for categories.
    var coordinate: Double? {
        switch self {
        case .number(let number): number
        case .date(let date): date.timeIntervalSinceReferenceDate
        case .category: nil
        }
    }

    /// Whether the value has a position. NaN and infinite values have none.
    var isPlottable: Bool { coordinate?.isFinite ?? true }

    var isNumber: Bool { if case .number = self { true } else { false } }
    var isDate: Bool { if case .date = self { true } else { false } }
    var isCategory: Bool { if case .category = self { true } else { false } }

    /// The name of the category, or the text of a number or date that is used as a category.
    var name: String {
        switch self {
        case .number(let number): number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
        case .date(let date): date.formatted(.iso8601)
        case .category(let name): name
        }
    }
}
