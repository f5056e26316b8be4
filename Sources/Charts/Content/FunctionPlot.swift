import Foundation
import SwiftUI

/// A function that a line or an area shows. Its points are computed when the chart knows where the function is drawn.
struct FunctionPlot {
    /// A point of the function: a line's end or the ends of an area.
    struct Point {
        var x: Double
        var yStart: Double?
        var y: Double
    }

    /// The number of points (a guess: a curve looks smooth on a widget).
    private static let count = 200

    /// Where the function is drawn; nil for the chart's own domain.
    let domain: ClosedRange<Double>?
    let function: (Double) -> Point

    /// Returns a mark for each point. Where the function has no value, its line ends and another begins.
    func marks(of mark: Mark, number: Int, in chart: ClosedRange<Double>) -> [Mark] {
        let domain = domain ?? chart
        var segment = 0
        var marks: [Mark] = []
        for index in 0..<FunctionPlot.count {
            let share = Double(index) / Double(FunctionPlot.count - 1)
            let point = function(domain.lowerBound + share * (domain.upperBound - domain.lowerBound))
            guard point.x.isFinite, point.y.isFinite, point.yStart?.isFinite ?? true else {
                segment += 1
                continue
            }
            var part = mark
            part.function = nil
            part.x = .value(Datum(lower: .number(point.x)))
            let y = Datum(lower: .number(point.y))
            part.y = point.yStart.map { .span(Datum(lower: .number($0)), y) } ?? .value(y)
            part.series = .category("function \(number).\(segment)")
            marks.append(part)
        }
        return marks
    }

    /// Returns the marks with those of functions computed.
    ///
    /// - Parameter domain: the values that the chart's horizontal scale is asked to show, if any.
    static func expanded(_ marks: [Mark], domain: [PlotValue]?) -> [Mark] {
        guard marks.contains(where: { $0.function != nil }) else { return marks }
        let known = domain ?? marks.flatMap { $0.x.values }
        let numbers = known.compactMap { value -> Double? in
            if case .number(let number) = value, number.isFinite { number } else { nil }
        }
        // A chart of nothing but a function begins at zero (a guess).
        let range = (numbers.min() ?? 0)...(numbers.max() ?? 1)
        return marks.enumerated().flatMap { number, mark in
            mark.function?.marks(of: mark, number: number, in: range) ?? [mark]
        }
    }
}

/// The marks of a function.
public struct FunctionPlotContent {
    let mark: Mark
}

extension FunctionPlotContent: ChartContent {
    public typealias Body = Never

    public static func _collect(_ content: FunctionPlotContent, into collector: inout _MarkCollector) {
        collector.marks.append(content.mark)
    }
}
