import Foundation
import SwiftUI

/// Sectors for the elements of some data.
public struct SectorPlot<Content> {
    fileprivate let content: Content
}

extension SectorPlot: ChartContent where Content: ChartContent {
    public var body: Content { content }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public var _marks: VectorizedPlotContent<Content.DataElement> { content._marks }
}

/// The content of a plot of a collection.
public typealias VectorizedSectorPlotContent<Data: RandomAccessCollection> = VectorizedPlotContent<Data.Element>

extension SectorPlot {
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
        innerRadius: MarkDimensions<Data.Element> = .automatic,
        outerRadius: MarkDimensions<Data.Element> = .automatic, angularInset: CGFloat? = nil
    ) where Content == VectorizedSectorPlotContent<Data> {
        content = VectorizedPlotContent(data) {
            var mark = Mark(kind: .sector)
            mark.sector = SectorDescription(
                angle: angle.datum($0), innerRadius: innerRadius($0), outerRadius: outerRadius($0),
                angularInset: angularInset ?? 0)
            return mark
        }
    }

    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
        innerRadius: MarkDimensions<Data.Element> = .automatic,
        outerRadius: MarkDimensions<Data.Element> = .automatic, angularInset: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedSectorPlotContent<Data> {
        content = VectorizedPlotContent(data) {
            var mark = Mark(kind: .sector)
            mark.sector = SectorDescription(
                angle: angle.datum($0), innerRadius: innerRadius($0), outerRadius: outerRadius($0),
                angularInset: $0[keyPath: angularInset])
            return mark
        }
    }
}
