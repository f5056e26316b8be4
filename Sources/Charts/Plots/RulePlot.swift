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

extension RulePlot {
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) { Mark(kind: .rule, x: .value(x.datum($0)), y: .pointSpan(yStart, yEnd)) }
    }

    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) { Mark(kind: .rule, x: .pointSpan(xStart, xEnd), y: .value(y.datum($0))) }
    }

    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            Mark(kind: .rule, x: .value(x.datum($0)), y: .span(yStart.datum($0), yEnd.datum($0)))
        }
    }
}
