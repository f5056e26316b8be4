import Foundation
import SwiftUI

/// Lines through the elements of some data, or along a function.
public struct LinePlot<Content> {
    fileprivate let content: Content
}

extension LinePlot: ChartContent where Content: ChartContent {
    public var body: Content { content }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public var _marks: VectorizedPlotContent<Content.DataElement> { content._marks }
}

extension LinePlot {
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) { Mark(kind: .line, x: .value(x.datum($0)), y: .value(y.datum($0))) }
    }

    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, S>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            Mark(kind: .line, x: .value(x.datum($0)), y: .value(y.datum($0)), series: series.datum($0).lower)
        }
    }

    private nonisolated init(function: FunctionPlot) where Content == FunctionPlotContent {
        content = FunctionPlotContent(mark: Mark(kind: .line, function: function))
    }

    nonisolated public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) where Content == FunctionPlotContent {
        self.init(function: FunctionPlot(domain: domain) { .init(x: $0, y: function($0)) })
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        x: S, y: S, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) where Content == FunctionPlotContent {
        self.init(function: FunctionPlot(domain: domain) { .init(x: $0, y: function($0)) })
    }

    nonisolated public init(
        x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) where Content == FunctionPlotContent {
        self.init(function: FunctionPlot(domain: domain) { t in
            let point = function(t)
            return .init(x: point.x, y: point.y)
        })
    }
}
