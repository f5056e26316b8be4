import Foundation
import SwiftUI

/// A sector of a circle, as wide as its share of all sectors' values.
public struct SectorMark: PrimitiveMark {
    public typealias Body = Never

    var mark: Mark

    /// - Parameters:
    ///   - innerRadius: how far from the middle the sector begins.
    ///   - outerRadius: how far from the middle it ends.
    ///   - angularInset: points that each straight edge stands off its radius.
    nonisolated public init(
        angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) {
        mark = Mark(kind: .sector)
        mark.sector = SectorDescription(
            angle: angle.datum, innerRadius: innerRadius, outerRadius: outerRadius, angularInset: angularInset ?? 0)
    }
}
