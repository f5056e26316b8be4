import Foundation

/// A plotted value as scales see it: a place on a line, a moment, or the name of a category.
public enum _PlotValue: Hashable, Sendable {
    case number(Double)
    case date(Date)
    case category(String)
}

typealias PlotValue = _PlotValue

extension PlotValue {
    /// The place on a continuous scale: the number, or seconds since the reference date; nil for categories.
    var coordinate: Double? {
        switch self {
        case .number(let number): number
        case .date(let date): date.timeIntervalSinceReferenceDate
        case .category: nil
        }
    }

    /// Whether the value has a place at all: NaN and infinite ones do not.
    var isPlottable: Bool { coordinate?.isFinite ?? true }

    var isNumber: Bool { if case .number = self { true } else { false } }
    var isDate: Bool { if case .date = self { true } else { false } }
    var isCategory: Bool { if case .category = self { true } else { false } }

    /// The category's name, or what a number or moment is called where it serves as one.
    var name: String {
        switch self {
        case .number(let number): number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
        case .date(let date): date.formatted(.iso8601)
        case .category(let name): name
        }
    }
}
