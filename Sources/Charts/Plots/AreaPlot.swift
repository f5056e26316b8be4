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

/// The content of a plot of a collection.
public typealias VectorizedAreaPlotContent<Data: RandomAccessCollection> = VectorizedPlotContent<Data.Element>

/// The content of a plot of a function's area.
public typealias FunctionAreaPlotContent = FunctionPlotContent

extension AreaPlot {
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>, stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedAreaPlotContent<Data> {
        content = VectorizedPlotContent(data) {
            Mark(kind: .area, x: x.extent(of: $0), y: y.extent(of: $0), stacking: stacking)
        }
    }

    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>,
        series: PlottableProjection<Data.Element, some Plottable>, stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedAreaPlotContent<Data> {
        content = VectorizedPlotContent(data) {
            Mark(
                kind: .area, x: x.extent(of: $0), y: y.extent(of: $0), stacking: stacking,
                series: series.datum($0).lower)
        }
    }

    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedAreaPlotContent<Data> {
        content = VectorizedPlotContent(data) {
            Mark(kind: .area, x: x.extent(of: $0), y: yStart.span(to: yEnd, of: $0))
        }
    }

    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedAreaPlotContent<Data> {
        content = VectorizedPlotContent(data) {
            Mark(kind: .area, x: x.extent(of: $0), y: yStart.span(to: yEnd, of: $0), series: series.datum($0).lower)
        }
    }

    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedAreaPlotContent<Data> {
        content = VectorizedPlotContent(data) {
            Mark(kind: .area, x: xStart.span(to: xEnd, of: $0), y: y.extent(of: $0))
        }
    }

    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>,
        series: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedAreaPlotContent<Data> {
        content = VectorizedPlotContent(data) {
            Mark(kind: .area, x: xStart.span(to: xEnd, of: $0), y: y.extent(of: $0), series: series.datum($0).lower)
        }
    }
}

/// Areas of functions.
extension AreaPlot {
    private nonisolated init(
        domain: ClosedRange<Double>?, from point: @escaping (Double) -> FunctionPlot.Point
    ) where Content == FunctionAreaPlotContent {
        content = FunctionPlotContent(
            mark: Mark(kind: .area, function: FunctionPlot(domain: domain, function: point)))
    }

    /// Plots the area between zero and a function.
    private nonisolated init(
        under function: @escaping (Double) -> Double, domain: ClosedRange<Double>?
    ) where Content == FunctionAreaPlotContent {
        self.init(domain: domain) { .init(x: $0, yStart: 0, y: function($0)) }
    }

    /// Plots the area between two functions.
    private nonisolated init(
        between function: @escaping (Double) -> (yStart: Double, yEnd: Double), domain: ClosedRange<Double>?
    ) where Content == FunctionAreaPlotContent {
        self.init(domain: domain) { x in
            let ends = function(x)
            return .init(x: x, yStart: ends.yStart, y: ends.yEnd)
        }
    }

    nonisolated public init(
        x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) where Content == FunctionAreaPlotContent {
        self.init(under: function, domain: domain)
    }

    nonisolated public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) where Content == FunctionAreaPlotContent {
        self.init(under: function, domain: domain)
    }

    @_disfavoredOverload
    nonisolated public init(
        x: LocalizedStringResource, y: LocalizedStringResource, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) where Content == FunctionAreaPlotContent {
        self.init(under: function, domain: domain)
    }

    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(
        x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) where Content == FunctionAreaPlotContent {
        self.init(under: function, domain: domain)
    }

    nonisolated public init(
        x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) where Content == FunctionAreaPlotContent {
        self.init(between: function, domain: domain)
    }

    nonisolated public init(
        x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
        domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) where Content == FunctionAreaPlotContent {
        self.init(between: function, domain: domain)
    }

    @_disfavoredOverload
    nonisolated public init(
        x: LocalizedStringResource, yStart: LocalizedStringResource, yEnd: LocalizedStringResource,
        domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) where Content == FunctionAreaPlotContent {
        self.init(between: function, domain: domain)
    }

    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
        x: S1, yStart: S2, yEnd: S3, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) where Content == FunctionAreaPlotContent {
        self.init(between: function, domain: domain)
    }
}
