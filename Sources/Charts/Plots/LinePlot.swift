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

/// The content of a plot of a collection.
public typealias VectorizedLinePlotContent<Data: RandomAccessCollection> = VectorizedPlotContent<Data.Element>

/// The content of a plot of a function's line.
public typealias FunctionLinePlotContent = FunctionPlotContent

extension LinePlot {
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedLinePlotContent<Data> {
        content = VectorizedPlotContent(data) {
            Mark(kind: .line, x: x.extent(of: $0), y: y.extent(of: $0))
        }
    }

    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>,
        series: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedLinePlotContent<Data> {
        content = VectorizedPlotContent(data) {
            Mark(kind: .line, x: x.extent(of: $0), y: y.extent(of: $0), series: series.datum($0).lower)
        }
    }
}

/// Lines along functions.
extension LinePlot {
    private nonisolated init(
        domain: ClosedRange<Double>?, from point: @escaping (Double) -> FunctionPlot.Point
    ) where Content == FunctionLinePlotContent {
        content = FunctionPlotContent(
            mark: Mark(kind: .line, function: FunctionPlot(domain: domain, function: point)))
    }

    /// Plots a curve whose points are functions of a parameter.
    private nonisolated init(
        parametric function: @escaping (Double) -> (x: Double, y: Double), domain: ClosedRange<Double>
    ) where Content == FunctionLinePlotContent {
        self.init(domain: domain) { parameter in
            let point = function(parameter)
            return .init(x: point.x, y: point.y)
        }
    }

    nonisolated public init(
        x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) where Content == FunctionLinePlotContent {
        self.init(domain: domain) { .init(x: $0, y: function($0)) }
    }

    nonisolated public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) where Content == FunctionLinePlotContent {
        self.init(domain: domain) { .init(x: $0, y: function($0)) }
    }

    @_disfavoredOverload
    nonisolated public init(
        x: LocalizedStringResource, y: LocalizedStringResource, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) where Content == FunctionLinePlotContent {
        self.init(domain: domain) { .init(x: $0, y: function($0)) }
    }

    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(
        x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) where Content == FunctionLinePlotContent {
        self.init(domain: domain) { .init(x: $0, y: function($0)) }
    }

    nonisolated public init(
        x: Text, y: Text, t: Text, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) where Content == FunctionLinePlotContent {
        self.init(parametric: function, domain: domain)
    }

    nonisolated public init(
        x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) where Content == FunctionLinePlotContent {
        self.init(parametric: function, domain: domain)
    }

    @_disfavoredOverload
    nonisolated public init(
        x: LocalizedStringResource, y: LocalizedStringResource, t: LocalizedStringResource,
        domain: ClosedRange<Double>, function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) where Content == FunctionLinePlotContent {
        self.init(parametric: function, domain: domain)
    }

    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
        x: S1, y: S2, t: S3, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) where Content == FunctionLinePlotContent {
        self.init(parametric: function, domain: domain)
    }
}
