import CPango
import DisplayList
import Foundation

/// The conversion of a paint to the source of a canvas's context.
extension Replay {
    /// A paint as an item has it.
    struct Source {
        let paint: Paint
        /// The map from the paint's points to the device.
        let transform: CGAffineTransform
        /// The factor for the paint's opacity.
        let alpha: Double

        /// Whether the source may change a pixel, as far as a color tells.
        var isVisible: Bool {
            guard case .color(let color) = paint else { return true }
            return color.opacity * alpha > 0
        }
    }

    /// Sets `source` for drawing within `extent` (device pixels). Afterward the context's coordinates are surface pixels. Returns
    /// `false` if there is nothing to draw with.
    ///
    /// - Parameter mask: the coverage that the source is drawn through; nil if there is none.
    func setSource(_ source: Source, extent: PixelRect, covering mask: CairoCanvas? = nil, on canvas: CairoCanvas) -> Bool {
        canvas.setPixelTransform()
        let (transform, alpha) = (source.transform, source.alpha)
        switch source.paint {
        case .color(let color):
            let opacity = color.opacity * alpha
            guard opacity > 0, color.red.isFinite, color.green.isFinite, color.blue.isFinite else { return false }
            cairo_set_source_rgba(canvas.context, color.red, color.green, color.blue, opacity)
            return true
        case .linearGradient, .radialGradient, .ellipticalGradient, .angularGradient:
            if canvas.kind == .vector, setVectorGradient(source.paint, through: transform, alpha: alpha, on: canvas) {
                return true
            }
            return setPixelGradient(source, extent: extent, covering: mask, on: canvas)
        case .image(let resource, let tile, let source):
            return setImageSource(
                resource, tile: tile, source: source, through: transform, alpha: alpha, on: canvas)
        }
    }

    /// Fills whole pixels of a bitmap with an opaque gradient, or returns `false` if the source is none.
    func fill(_ extent: PixelRect, with source: Source, on canvas: CairoCanvas) -> Bool {
        guard canvas.kind == .pixels, let fill = GradientFill(source.paint, through: source.transform),
            fill.isOpaque(alpha: source.alpha)
        else { return false }
        let drawn = extent.intersection(canvas.region)
        guard !drawn.isEmpty else { return true }
        let table = table(of: source.paint, stops: fill.stops, alpha: source.alpha)
        canvas.withPixels { pixels, width, _ in
            let first = pixels + (drawn.minY - canvas.rect.minY) * width + drawn.minX - canvas.rect.minX
            fill.fill(GradientFill.Target(rect: drawn, pixels: first, stride: width), of: extent, table: table)
        }
        return true
    }

    private func setPixelGradient(
        _ source: Source, extent: PixelRect, covering mask: CairoCanvas?, on canvas: CairoCanvas
    ) -> Bool {
        let alpha = source.alpha
        // Inside a vector picture, a rasterized gradient has the same resolution as layers.
        let density = canvas.kind == .vector ? vectorDensity : 1
        let transform = source.transform.concatenating(CGAffineTransform(scaleX: density, y: density))
        guard let fill = GradientFill(source.paint, through: transform) else { return false }
        var extent = extent
        if canvas.kind == .vector {
            let visible = canvas.visibleRect.intersection(extent)
            let factor = Int(density)
            extent = PixelRect(
                minX: visible.minX * factor, minY: visible.minY * factor,
                maxX: visible.maxX * factor, maxY: visible.maxY * factor)
        } else {
            extent = extent.intersection(canvas.rect)
        }
        let drawn = canvas.kind == .vector ? extent : extent.intersection(canvas.region)
        guard !drawn.isEmpty else { return false }
        let format = fill.isOpaque(alpha: alpha) ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
        guard let surface = cairo_image_surface_create(format, Int32(drawn.width), Int32(drawn.height)),
            let data = cairo_image_surface_get_data(surface)
        else { return false }
        defer { cairo_surface_destroy(surface) }
        data.withMemoryRebound(to: UInt32.self, capacity: drawn.area) { pixels in
            var target = GradientFill.Target(rect: drawn, pixels: pixels, stride: drawn.width)
            if let mask, mask.rect == extent, let coverage = cairo_image_surface_get_data(mask.surface) {
                let stride = Int(cairo_image_surface_get_stride(mask.surface))
                let first = UnsafePointer(coverage) + (drawn.minY - extent.minY) * stride + drawn.minX - extent.minX
                target.coverage = (first, stride)
            }
            fill.fill(target, of: extent, table: table(of: source.paint, stops: fill.stops, alpha: alpha))
        }
        cairo_surface_mark_dirty(surface)
        var matrix = cairo_matrix_t(xx: density, yx: 0, xy: 0, yy: density, x0: 0, y0: 0)
        matrix.x0 = Double(canvas.rect.minX) * density - Double(drawn.minX)
        matrix.y0 = Double(canvas.rect.minY) * density - Double(drawn.minY)
        cairo_set_source_surface(canvas.context, surface, 0, 0)
        let pattern = cairo_get_source(canvas.context)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, canvas.kind == .vector ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
        return true
    }

    private func table(of paint: Paint, stops: RampStops, alpha: Double) -> [UInt32] {
        guard let ramp = paint.ramp else { return stops.table(alpha: alpha) }
        return resources.ramps.table(RampTables.Key(ramp: ramp, alpha: alpha)) { stops.table(alpha: alpha) }
    }

    /// Sets a gradient that SVG and PDF support, or returns `false` for others.
    private func setVectorGradient(
        _ paint: Paint, through transform: CGAffineTransform, alpha: Double, on canvas: CairoCanvas
    ) -> Bool {
        let pattern: OpaquePointer
        var toItem = canvas.local(transform).inverted()
        switch paint {
        case .linearGradient(_, let start, let end):
            guard start.isFinite, end.isFinite, start != end else { return false }
            pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
        case .radialGradient(_, let center, let startRadius, let endRadius):
            guard center.isFinite, startRadius >= 0, endRadius > startRadius, endRadius.isFinite else { return false }
            pattern = cairo_pattern_create_radial(center.x, center.y, startRadius, center.x, center.y, endRadius)
        case .ellipticalGradient(_, let center, let radii, let start, let end):
            guard center.isFinite, start >= 0, end > start, end.isFinite, radii.width > 0, radii.height > 0,
                radii.width.isFinite, radii.height.isFinite
            else { return false }
            pattern = cairo_pattern_create_radial(0, 0, start, 0, 0, end)
            toItem = toItem.concatenating(CGAffineTransform(translationX: -center.x, y: -center.y))
                .concatenating(CGAffineTransform(scaleX: 1 / radii.width, y: 1 / radii.height))
        default: return false
        }
        defer { cairo_pattern_destroy(pattern) }
        guard toItem.canMapPatterns, let ramp = paint.ramp, let stops = RampStops(ramp) else { return false }
        stops.add(to: pattern, alpha: alpha)
        var matrix = toItem.cairoMatrix
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_source(canvas.context, pattern)
        return true
    }
}

extension Paint {
    fileprivate var ramp: GradientRamp? {
        switch self {
        case .color, .image: nil
        case .linearGradient(let ramp, _, _), .radialGradient(let ramp, _, _, _): ramp
        case .ellipticalGradient(let ramp, _, _, _, _), .angularGradient(let ramp, _, _, _): ramp
        }
    }
}
