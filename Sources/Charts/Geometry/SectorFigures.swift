import Foundation
import SwiftUI

/// Arranges sectors around the center of the plot, clockwise from twelve o'clock.
struct SectorFigures {
    private let size: CGSize
    private let styles: StyleScales
    private let total: Double
    private var angle = -Double.pi / 2

    init(_ marks: [Mark], size: CGSize, styles: StyleScales) {
        (self.size, self.styles) = (size, styles)
        total = marks.reduce(0) { $0 + SectorFigures.share(of: $1) }
    }

    /// Returns the value of a sector; 0 for negative values and NaN.
    private static func share(of mark: Mark) -> Double {
        guard let angle = mark.sector?.angle, angle.isPlottable, let lower = angle.lower.coordinate else { return 0 }
        return max(0, (angle.upper?.coordinate).map { $0 - lower } ?? lower)
    }

    /// Returns the figure of the next sector.
    mutating func next(_ mark: Mark) -> Figure? {
        let share = SectorFigures.share(of: mark)
        guard let sector = mark.sector, share > 0, total > 0, total.isFinite else { return nil }
        let start = angle
        angle += share / total * 2 * .pi
        let whole = min(size.width, size.height) / 2
        let outer = sector.outerRadius.radius(in: whole, automatic: whole)
        let offset = mark.style.offset
        let path = SectorPath(
            center: CGPoint(x: size.width / 2 + offset.xStart, y: size.height / 2 + offset.yStart), start: start,
            end: angle, inner: sector.innerRadius.radius(in: whole, automatic: 0), outer: outer,
            inset: sector.angularInset.isFinite ? max(0, sector.angularInset) : 0,
            corner: mark.style.corner?.radius ?? 0
        ).path
        var figure = Figure(
            shape: .fill(path), frame: path.boundingRect, paint: styles.paint(mark.style), style: mark.style)
        figure.annotated = mark.style.annotations.map { (label(sector, start, outer, whole), $0) }
        return figure
    }

    /// Returns the frame around the center of a sector, for annotations.
    private func label(_ sector: SectorDescription, _ start: Double, _ outer: CGFloat, _ whole: CGFloat) -> CGRect {
        let inner = sector.innerRadius.radius(in: whole, automatic: 0)
        let (radius, middle) = ((inner + outer) / 2, (start + angle) / 2)
        let center = CGPoint(x: size.width / 2 + radius * cos(middle), y: size.height / 2 + radius * sin(middle))
        let side = max(0, outer - inner)
        return CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    }
}
