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

/// The content of a plot of a collection.
public typealias VectorizedPointPlotContent<Data: RandomAccessCollection> = VectorizedPlotContent<Data.Element>

extension PointPlot {
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPointPlotContent<Data> {
        content = VectorizedPlotContent(data) {
            Mark(kind: .point, x: x.extent(of: $0), y: y.extent(of: $0))
        }
    }

    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: CGFloat? = nil
    ) where Content == VectorizedPointPlotContent<Data> {
        content = VectorizedPlotContent(data) {
            Mark(kind: .point, x: x.extent(of: $0), y: .points(y))
        }
    }

    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedPointPlotContent<Data> {
        content = VectorizedPlotContent(data) {
            Mark(kind: .point, x: x.extent(of: $0), y: .points($0[keyPath: y]))
        }
    }

    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPointPlotContent<Data> {
        content = VectorizedPlotContent(data) {
            Mark(kind: .point, x: .points(x), y: y.extent(of: $0))
        }
    }

    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: KeyPath<Data.Element, CGFloat>, y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPointPlotContent<Data> {
        content = VectorizedPlotContent(data) {
            Mark(kind: .point, x: .points($0[keyPath: x]), y: y.extent(of: $0))
        }
    }
}
