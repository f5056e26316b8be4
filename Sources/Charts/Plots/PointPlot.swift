import Foundation
import SwiftUI

/// Symbols at the elements of some data.
public struct PointPlot<Content> {
    fileprivate let content: Content
}

extension PointPlot: ChartContent where Content: ChartContent {
    public var body: Content { content }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public var _marks: VectorizedPlotContent<Content.DataElement> { content._marks }
}

extension PointPlot {
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) { Mark(kind: .point, x: .value(x.datum($0)), y: .value(y.datum($0))) }
    }

    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: CGFloat? = nil
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) { Mark(kind: .point, x: .value(x.datum($0)), y: .points(y)) }
    }

    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: CGFloat? = nil, y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) { Mark(kind: .point, x: .points(x), y: .value(y.datum($0))) }
    }
}
