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

/// The content of a plot of a collection.
public typealias VectorizedRectanglePlotContent<Data: RandomAccessCollection> = VectorizedPlotContent<Data.Element>

extension RectanglePlot {
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>, width: MarkDimensions<Data.Element> = .automatic,
        height: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedPlotContent(data) {
            Mark(kind: .rectangle, x: x.extent(of: $0), y: y.extent(of: $0), width: width($0), height: height($0))
        }
    }

    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
        width: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedPlotContent(data) {
            Mark(kind: .rectangle, x: x.extent(of: $0), y: yStart.span(to: yEnd, of: $0), width: width($0))
        }
    }

    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil, width: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedPlotContent(data) {
            Mark(kind: .rectangle, x: x.extent(of: $0), y: .pointSpan(yStart, yEnd), width: width($0))
        }
    }

    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>,
        width: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedPlotContent(data) {
            Mark(
                kind: .rectangle, x: x.extent(of: $0), y: .pointSpan($0[keyPath: yStart], $0[keyPath: yEnd]),
                width: width($0))
        }
    }

    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedPlotContent(data) {
            Mark(kind: .rectangle, x: xStart.span(to: xEnd, of: $0), y: y.extent(of: $0), height: height($0))
        }
    }

    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
        y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedPlotContent(data) {
            Mark(kind: .rectangle, x: .pointSpan(xStart, xEnd), y: y.extent(of: $0), height: height($0))
        }
    }

    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedPlotContent(data) {
            Mark(
                kind: .rectangle, x: .pointSpan($0[keyPath: xStart], $0[keyPath: xEnd]), y: y.extent(of: $0),
                height: height($0))
        }
    }

    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedPlotContent(data) {
            Mark(kind: .rectangle, x: xStart.span(to: xEnd, of: $0), y: yStart.span(to: yEnd, of: $0))
        }
    }

    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedPlotContent(data) {
            Mark(kind: .rectangle, x: xStart.span(to: xEnd, of: $0), y: .pointSpan(yStart, yEnd))
        }
    }

    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedPlotContent(data) {
            Mark(
                kind: .rectangle, x: xStart.span(to: xEnd, of: $0),
                y: .pointSpan($0[keyPath: yStart], $0[keyPath: yEnd]))
        }
    }

    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedPlotContent(data) {
            Mark(kind: .rectangle, x: .pointSpan(xStart, xEnd), y: yStart.span(to: yEnd, of: $0))
        }
    }

    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedPlotContent(data) {
            Mark(
                kind: .rectangle, x: .pointSpan($0[keyPath: xStart], $0[keyPath: xEnd]),
                y: yStart.span(to: yEnd, of: $0))
        }
    }

    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedPlotContent(data) {
            Mark(
                kind: .rectangle, x: .pointSpan($0[keyPath: xStart], $0[keyPath: xEnd]),
                y: .pointSpan($0[keyPath: yStart], $0[keyPath: yEnd]))
        }
    }
}
