import DisplayList
import Foundation

/// What is drawn of a stroke: what can be seen of it, at a cost that the picture bounds and not the stroke's numbers.
///
/// Cairo cuts a pen into corners, whose number grows with the root of the pen's size, and repeats them at each end of each dash.
struct DrawnStroke {
    enum Form {
        /// A pen of Cairo's along a path.
        case line(Path, StrokeStyle)
        /// The outline of the line, to be filled by the non-zero winding rule.
        case outline(Path)
    }

    /// The farthest that a pen of Cairo's reaches, in pixels. Cairo's coordinates end at 2^23.
    static let longestReach = 1_000_000.0
    /// The most dashes times pixels that each reaches: with one pixel, as many as `Path.dashed` makes.
    static let mostWork = 2_000_000.0

    let form: Form

    /// - Parameters:
    ///   - transform: maps the path's points to device pixels.
    ///   - seen: the pixels in which the stroke is seen.
    ///   - isVector: whether others draw the line, who need no help with wide ones.
    init(_ path: Path, _ style: StrokeStyle, through transform: CGAffineTransform, seenIn seen: PixelRect, isVector: Bool) {
        let area = CGRect(
            x: Double(seen.minX) - 1, y: Double(seen.minY) - 1, width: Double(seen.width) + 2, height: Double(seen.height) + 2
        ).applying(transform.inverted())
        let bounds = path.finiteBounds
        let all = bounds.union(area)
        // A pen that reaches everything that is seen from everywhere on the path draws the same as any wider one. Beveled corners
        // reach less far than the pen, by half for a turn of 120 degrees.
        let enough = 4 * hypot(all.width, all.height)
        var (path, style) = (path, style)
        let isTooWide = style.lineWidth > enough
        if isTooWide { style.lineWidth = enough }

        let reach = style.lineWidth / 2 * transform.largestScale
        let most = Self.mostWork / max(1, min(reach, Double(max(seen.width, seen.height))))
        if Self.dashes(of: style, along: path) > min(most, 100_000) {
            let near = style.lineWidth * 2
            let dashed = path.dashed(style.dash, phase: style.dashPhase, near: area.insetBy(dx: -near, dy: -near))
            if let dashed, Double(dashed.elements.count) < 2 * most { path = dashed }
            style.dash = []
        }
        let isBlot = !isVector && style.lineWidth > max(bounds.width, bounds.height) && style.dash.isEmpty && path.isClosedCurve
        form = isTooWide || isBlot || reach > Self.longestReach ? .outline(path.strokedPath(style)) : .line(path, style)
    }

    /// Returns the number of dashes and gaps.
    static func dashes(of style: StrokeStyle, along path: Path) -> Double {
        let period = style.dash.reduce(0, +)
        return period > 0 ? path.length / period * CGFloat(style.dash.count) : 0
    }
}

extension Path {
    /// The smallest rectangle around the points that are drawn.
    fileprivate var finiteBounds: CGRect {
        var bounds = Bounds()
        func include(_ points: CGPoint...) {
            for point in points where point.isFinite { bounds.include(point) }
        }
        for element in elements {
            switch element {
            case .move(let end), .line(let end): include(end)
            case .quadCurve(let end, let control): include(end, control)
            case .curve(let end, let control1, let control2): include(end, control1, control2)
            case .closeSubpath: break
            }
        }
        guard bounds.minX <= bounds.maxX else { return .null }
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: bounds.maxX - bounds.minX, height: bounds.maxY - bounds.minY)
    }

    /// Whether curves close the path. Cairo leaves a hole where the pen is wider than such a path.
    fileprivate var isClosedCurve: Bool {
        var (hasCurve, isClosed) = (false, false)
        for element in elements {
            switch element {
            case .curve, .quadCurve: hasCurve = true
            case .closeSubpath: isClosed = true
            case .move, .line: break
            }
        }
        return hasCurve && isClosed
    }
}
