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

extension SectorPlot {
    nonisolated public init<Data: RandomAccessCollection, Angle: Plottable>(
        _ data: Data, angle: PlottableProjection<Data.Element, Angle>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            var mark = Mark(kind: .sector)
            mark.sector = SectorDescription(
                angle: angle.datum($0), innerRadius: innerRadius, outerRadius: outerRadius,
                angularInset: angularInset ?? 0)
            return mark
        }
    }
}
