import Foundation
import SwiftUI

/// A sector of a circle, with an angle in proportion to its value.
public struct SectorMark: PrimitiveMark {
    public typealias Body = Never

    var mark: Mark

    /// Creates a sector.
    /// - Parameters:
    ///   - innerRadius: The inner radius of the sector.
    ///   - outerRadius: The outer radius of the sector.
    ///   - angularInset: The distance of each straight edge from its radius, in points.
    nonisolated public init(
        angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) {
        mark = Mark(kind: .sector)
        mark.sector = SectorDescription(
            angle: angle.datum, innerRadius: innerRadius, outerRadius: outerRadius, angularInset: angularInset ?? 0)
    }
}
