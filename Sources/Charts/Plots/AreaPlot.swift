import Foundation
import SwiftUI

/// Areas under the elements of some data, or under a function.
public struct AreaPlot<Content> {
    fileprivate let content: Content
}

extension AreaPlot: ChartContent where Content: ChartContent {
    public var body: Content { content }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public var _marks: VectorizedPlotContent<Content.DataElement> { content._marks }
}

extension AreaPlot {
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            Mark(kind: .area, x: .value(x.datum($0)), y: .value(y.datum($0)), stacking: stacking)
        }
    }

    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, S>, stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            Mark(
                kind: .area, x: .value(x.datum($0)), y: .value(y.datum($0)), stacking: stacking,
                series: series.datum($0).lower)
        }
    }

    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            Mark(kind: .area, x: .value(x.datum($0)), y: .span(yStart.datum($0), yEnd.datum($0)))
        }
    }

    private nonisolated init(
        domain: ClosedRange<Double>?, _ point: @escaping (Double) -> FunctionPlot.Point
    ) where Content == FunctionPlotContent {
        content = FunctionPlotContent(
            mark: Mark(
                kind: .area, function: FunctionPlot(domain: domain, function: point)))
    }

    nonisolated public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) where Content == FunctionPlotContent {
        self.init(domain: domain) { .init(x: $0, yStart: 0, y: function($0)) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        x: S, y: S, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) where Content == FunctionPlotContent {
        self.init(domain: domain) { .init(x: $0, yStart: 0, y: function($0)) }
    }

    nonisolated public init(
        x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
        domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) where Content == FunctionPlotContent {
        self.init(domain: domain) { x in
            let ends = function(x)
            return .init(x: x, yStart: ends.yStart, y: ends.yEnd)
        }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        x: S, yStart: S, yEnd: S, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) where Content == FunctionPlotContent {
        self.init(domain: domain) { x in
            let ends = function(x)
            return .init(x: x, yStart: ends.yStart, y: ends.yEnd)
        }
    }
}
