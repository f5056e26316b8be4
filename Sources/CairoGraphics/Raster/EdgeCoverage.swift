import CPango
import CPixels
import DisplayList
import Foundation

/// The coverage of pixels at the edges of shapes, rounded to 24 steps.
///
/// The steps change an edge's color by at most 2.1% of the distance between its two colors, which is not visible. Plain
/// widgets, whose edges would have many hundreds of colors, then have fewer than 256, and a picture with a palette
/// takes half the space.
extension Replay {
    /// Draws with `source` where `shape` covers pixels of `extent`. `shape` fills or strokes on the canvas that it receives.
    ///
    /// - Parameter key: what the coverage depends on, apart from the clips.
    func cover(
        within extent: PixelRect, with source: Source, on canvas: CairoCanvas, as key: CoverageCache.Key,
        shape: (CairoCanvas) -> Void
    ) {
        let drawn = extent.intersection(canvas.region)
        guard !drawn.isEmpty, source.isVisible else { return }
        let isKept = canvas.kind == .pixels && canvas.clips.isEmpty
        if isKept, let known = resources.coverages.coverage(key, in: extent),
            known.withCanvas(scale: canvas.scale, { mask in mask.map { paint(source, through: $0, on: canvas) } }) != nil
        {
            return
        }
        guard canvas.kind == .pixels, let mask = CairoCanvas.coverage(extent, scale: canvas.scale) else {
            guard setSource(source, extent: extent, on: canvas) else { return }
            cairo_set_operator(canvas.context, CAIRO_OPERATOR_OVER)
            shape(canvas)
            return
        }
        for clip in canvas.clips { mask.clip(to: clip.clip, through: clip.transform) }
        cairo_set_source_rgb(mask.context, 1, 1, 1)
        shape(mask)
        cairo_surface_flush(mask.surface)
        // Cairo rounds the coverage of a shape otherwise if it draws a part of it, so only the steps are limited to the region.
        let stride = Int(cairo_image_surface_get_stride(mask.surface))
        let stepped = isKept ? extent : drawn
        cpixels_step_coverage(
            cairo_image_surface_get_data(mask.surface) + (stepped.minY - extent.minY) * stride, stride * stepped.height)
        cairo_surface_mark_dirty(mask.surface)
        if isKept, let coverage = CoverageCache.Coverage(mask) { resources.coverages.insert(coverage, for: key) }
        paint(source, through: mask, on: canvas)
    }

    /// Draws with `source` where `mask` covers pixels.
    private func paint(_ source: Source, through mask: CairoCanvas, on canvas: CairoCanvas) {
        let extent = mask.rect
        guard setSource(source, extent: extent, covering: mask, on: canvas) else { return }
        cairo_set_operator(canvas.context, CAIRO_OPERATOR_OVER)
        canvas.setPixelTransform()
        let (x, y) = (Double(extent.minX - canvas.rect.minX), Double(extent.minY - canvas.rect.minY))
        guard !canvas.clips.isEmpty else {
            cairo_mask_surface(canvas.context, mask.surface, x, y)
            return
        }
        // The mask is already clipped, and it lies within the clips' bounds.
        cairo_save(canvas.context)
        cairo_reset_clip(canvas.context)
        canvas.clipToRegion()
        cairo_mask_surface(canvas.context, mask.surface, x, y)
        cairo_restore(canvas.context)
    }
}

extension CairoCanvas {
    /// Creates a canvas for coverage only, which starts empty, or returns `nil` if memory is short.
    fileprivate static func coverage(_ rect: PixelRect, scale: Double) -> CairoCanvas? {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(rect.width), Int32(rect.height))
        else { return nil }
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
        return CairoCanvas(kind: .pixels, surface: surface, rect: rect, scale: scale)
    }
}

extension Path {
    /// Returns whether the path covers each pixel either completely or not at all: a rectangle whose edges are on pixel
    /// boundaries.
    func coversWholePixels(through transform: CGAffineTransform) -> Bool {
        // A rectangle has at most four lines and is closed.
        guard elements.count <= 6 else { return false }
        var points: [CGPoint] = []
        for element in elements {
            switch element {
            case .move(let point) where points.isEmpty: points.append(point.applying(transform))
            case .line(let point): points.append(point.applying(transform))
            case .closeSubpath: break
            default: return false
            }
        }
        // Cairo's coordinates are multiples of 1/256 pixel.
        guard (4...5).contains(points.count), points.allSatisfy({ $0.isOnGrid(within: 1.0 / 512) }) else { return false }
        points = points.map { CGPoint(x: $0.x.rounded(), y: $0.y.rounded()) }
        if points.count == 5 { guard points.removeLast() == points[0] else { return false } }
        let (a, b, c, d) = (points[0], points[1], points[2], points[3])
        return a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x || a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    }
}

extension CGPoint {
    fileprivate func isOnGrid(within tolerance: CGFloat) -> Bool {
        isFinite && abs(x - x.rounded()) < tolerance && abs(y - y.rounded()) < tolerance
    }
}
