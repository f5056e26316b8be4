import Foundation
import SwiftUI

/// Rectangles for the elements of some data.
public struct RectanglePlot<Content> {
    fileprivate let content: Content
}

extension RectanglePlot: ChartContent where Content: ChartContent {
    public var body: Content { content }
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public var _marks: VectorizedPlotContent<Content.DataElement> { content._marks }
}

extension RectanglePlot {
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        width: MarkDimension = .automatic, height: MarkDimension = .automatic
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            Mark(kind: .rectangle, x: .value(x.datum($0)), y: .value(y.datum($0)), width: width, height: height)
        }
    }

    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            Mark(
                kind: .rectangle, x: .span(xStart.datum($0), xEnd.datum($0)),
                y: .span(yStart.datum($0), yEnd.datum($0)))
        }
    }
}
