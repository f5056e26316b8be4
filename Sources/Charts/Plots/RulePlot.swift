import Foundation
import SwiftUI

/// Lines across the plot for the elements of some data.
public struct RulePlot<Content> {
    fileprivate let content: Content
}

extension RulePlot: ChartContent where Content: ChartContent {
    public var body: Content { content }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public var _marks: VectorizedPlotContent<Content.DataElement> { content._marks }
}

/// The content of a plot of a collection.
public typealias VectorizedRulePlotContent<Data: RandomAccessCollection> = VectorizedPlotContent<Data.Element>

extension RulePlot {
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedPlotContent(data) {
            Mark(kind: .rule, x: x.extent(of: $0), y: .pointSpan(yStart, yEnd))
        }
    }

    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedPlotContent(data) {
            Mark(kind: .rule, x: x.extent(of: $0), y: .pointSpan($0[keyPath: yStart], $0[keyPath: yEnd]))
        }
    }

    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedPlotContent(data) {
            Mark(kind: .rule, x: x.extent(of: $0), y: yStart.span(to: yEnd, of: $0))
        }
    }

    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedPlotContent(data) {
            Mark(kind: .rule, x: .points(x), y: yStart.span(to: yEnd, of: $0))
        }
    }

    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: KeyPath<Data.Element, CGFloat>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedPlotContent(data) {
            Mark(kind: .rule, x: .points($0[keyPath: x]), y: yStart.span(to: yEnd, of: $0))
        }
    }

    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedPlotContent(data) {
            Mark(kind: .rule, x: .pointSpan(xStart, xEnd), y: y.extent(of: $0))
        }
    }

    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedPlotContent(data) {
            Mark(kind: .rule, x: .pointSpan($0[keyPath: xStart], $0[keyPath: xEnd]), y: y.extent(of: $0))
        }
    }

    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedPlotContent(data) {
            Mark(kind: .rule, x: xStart.span(to: xEnd, of: $0), y: y.extent(of: $0))
        }
    }

    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: CGFloat? = nil
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedPlotContent(data) {
            Mark(kind: .rule, x: xStart.span(to: xEnd, of: $0), y: .points(y))
        }
    }

    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedPlotContent(data) {
            Mark(kind: .rule, x: xStart.span(to: xEnd, of: $0), y: .points($0[keyPath: y]))
        }
    }
}
