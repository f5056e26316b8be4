import CPango
import DisplayList
import Foundation

/// Passes paths to Cairo in device coordinates.
///
/// Segments with coordinates that are not finite are skipped, because one of them would put a Cairo context into a
/// permanent error state. Coordinates beyond the range of Cairo's fixed-point numbers are clamped.
enum PathTracing {
    /// The longest distance from the origin in pixels. Cairo overflows at 2^23.
    static let farthest = 4_000_000.0

    /// Appends `path` to the context's current path, and returns the bounds of the outline and its control points.
    @discardableResult
    static func append(_ path: Path, through transform: CGAffineTransform, to context: OpaquePointer?) -> Bounds {
        var bounds = Bounds()
        var current: CGPoint?
        var start: CGPoint?
        func device(_ point: CGPoint) -> CGPoint? {
            let point = point.applying(transform)
            guard point.isFinite else { return nil }
            return CGPoint(
                x: min(farthest, max(-farthest, point.x)), y: min(farthest, max(-farthest, point.y)))
        }
        func begin(at point: CGPoint) {
            guard current == nil else { return }
            if let context { cairo_move_to(context, point.x, point.y) }
            bounds.include(point)
            start = point
            current = point
        }
        func curve(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
            if let context {
                cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
            }
            bounds.include(control1)
            bounds.include(control2)
            bounds.include(end)
            current = end
        }
        for element in path.elements {
            switch element {
            case .move(let end):
                guard let end = device(end) else { continue }
                current = nil
                begin(at: end)
            case .line(let end):
                guard let end = device(end) else { continue }
                begin(at: end)
                if let context { cairo_line_to(context, end.x, end.y) }
                bounds.include(end)
                current = end
            case .quadCurve(let end, let control):
                guard let end = device(end), let control = device(control) else { continue }
                begin(at: control)
                let from = current!
                curve(
                    CGPoint(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3),
                    CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3), end)
            case .curve(let end, let control1, let control2):
                guard let end = device(end), let control1 = device(control1), let control2 = device(control2)
                else { continue }
                begin(at: control1)
                curve(control1, control2, end)
            case .closeSubpath:
                guard current != nil else { continue }
                if let context { cairo_close_path(context) }
                current = start
            }
        }
        return bounds
    }
}
