import CPango
import DisplayList
import Foundation

/// Drawing of fills and strokes.
extension Replay {
    func fill(
        _ path: Path, _ style: FillStyle, _ paint: Paint, through transform: CGAffineTransform, alpha: Double,
        on canvas: CairoCanvas
    ) {
        let bounds = PathTracing.append(path, through: transform, to: nil)
        let extent = bounds.isEmpty ? .empty : PixelRect(around: bounds).intersection(canvas.visibleRect)
        guard !extent.isEmpty else { return }
        let source = Source(paint: paint, transform: transform, alpha: alpha)
        func fill(on canvas: CairoCanvas) {
            canvas.setPath(path, through: transform)
            canvas.setFillStyle(style)
            cairo_fill(canvas.context)
        }
        let coversWholePixels = path.coversWholePixels(through: canvas.local(transform))
        guard canvas.clips.isEmpty, !style.isAntialiased || coversWholePixels else {
            return cover(
                within: extent, with: source, on: canvas, as: CoverageCache.Key(shape: .fill(path, style), transform: transform),
                shape: fill)
        }
        if coversWholePixels, self.fill(extent, with: source, on: canvas) { return }
        // Edges without antialiasing take other pixels where a region begins in another column.
        if !coversWholePixels { round(on: canvas) }
        guard setSource(source, extent: extent, on: canvas) else { return }
        cairo_set_operator(canvas.context, CAIRO_OPERATOR_OVER)
        fill(on: canvas)
    }

    func stroke(
        _ path: Path, _ style: StrokeStyle, _ paint: Paint, through transform: CGAffineTransform, alpha: Double,
        on canvas: CairoCanvas
    ) {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return }
        let bounds = PathTracing.append(path, through: transform, to: nil)
        let reach = style.reach(along: path, through: transform)
        let extent = PixelRect(around: bounds.expanded(x: reach, y: reach)).intersection(canvas.visibleRect)
        guard !extent.isEmpty else { return }
        let isVector = canvas.kind == .vector
        let key = CoverageCache.Key(shape: .stroke(path, style), transform: transform)
        cover(within: extent, with: Source(paint: paint, transform: transform, alpha: alpha), on: canvas, as: key) { canvas in
            switch DrawnStroke(path, style, through: transform, seenIn: extent, isVector: isVector).form {
            case .line(let path, let style):
                canvas.setPath(path, through: transform)
                cairo_set_antialias(canvas.context, CAIRO_ANTIALIAS_DEFAULT)
                // The pen is in the item's coordinates, and the path is already in the device's.
                canvas.setTransform(transform)
                style.set(on: canvas.context)
                cairo_stroke(canvas.context)
                canvas.setPixelTransform()
            case .outline(let outline):
                canvas.setPath(outline, through: transform)
                canvas.setFillStyle(FillStyle())
                cairo_fill(canvas.context)
            }
        }
    }
}

extension StrokeStyle {
    /// Sets width, caps, joins and dashes. Values that Cairo would reject are corrected.
    func set(on context: OpaquePointer) {
        cairo_set_line_width(context, lineWidth)
        switch lineCap {
        case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
        }
        switch lineJoin {
        case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
        }
        cairo_set_miter_limit(context, usableMiterLimit)
        let total = dash.reduce(0, +)
        // Dashes with negative values or no total length mean a solid line.
        let isDashed = total > 0 && total.isFinite && dash.allSatisfy { $0 >= 0 }
        cairo_set_dash(
            context, dash.map { Double($0) }, isDashed ? Int32(dash.count) : 0,
            isDashed && dashPhase.isFinite ? remainder(dashPhase, total * 2) : 0)
    }

    var usableMiterLimit: Double { miterLimit.isFinite ? max(1, miterLimit) : 10 }

    /// Returns the maximum distance of ink from `path`, in device pixels.
    func reach(along path: Path, through transform: CGAffineTransform) -> Double {
        // The corners of a square cap are the farthest part of it.
        let end = lineCap == .square ? 2.0.squareRoot() : 1
        let scale = transform.largestScale
        let corner = lineJoin == .miter ? path.longestMiter(limit: usableMiterLimit, pixel: 1 / scale) : 1
        return lineWidth / 2 * max(end, corner) * scale
    }
}
