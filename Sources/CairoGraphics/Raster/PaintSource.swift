import CPango
import DisplayList
import Foundation

/// The conversion of a paint to the source of a canvas's context.
extension Replay {
    /// Sets `paint`, whose points `transform` maps to the device, as the source for drawing within `extent` (device
    /// pixels). Afterward the context's coordinates are surface pixels. Returns `false` if there is nothing to draw
    /// with.
    func setSource(
        _ paint: Paint, through transform: CGAffineTransform, extent: PixelRect, alpha: Double, on canvas: CairoCanvas
    ) -> Bool {
        canvas.setPixelTransform()
        switch paint {
        case .color(let color):
            let opacity = color.opacity * alpha
            guard opacity > 0, color.red.isFinite, color.green.isFinite, color.blue.isFinite else { return false }
            cairo_set_source_rgba(canvas.context, color.red, color.green, color.blue, opacity)
            return true
        case .linearGradient, .radialGradient, .ellipticalGradient, .angularGradient:
            if canvas.kind == .vector, setVectorGradient(paint, through: transform, alpha: alpha, on: canvas) {
                return true
            }
            return setPixelGradient(paint, through: transform, extent: extent, alpha: alpha, on: canvas)
        case .image(let resource, let tile, let source):
            return setImageSource(
                resource, tile: tile, source: source, through: transform, alpha: alpha, on: canvas)
        }
    }

    private func setPixelGradient(
        _ paint: Paint, through transform: CGAffineTransform, extent: PixelRect, alpha: Double, on canvas: CairoCanvas
    ) -> Bool {
        // Inside a vector picture, a rasterized gradient has the same resolution as layers.
        let density = canvas.kind == .vector ? vectorDensity : 1
        let transform = transform.concatenating(CGAffineTransform(scaleX: density, y: density))
        guard let fill = GradientFill(paint, through: transform) else { return false }
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
        guard !extent.isEmpty else { return false }
        let format = fill.isOpaque(alpha: alpha) ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
        guard let surface = cairo_image_surface_create(format, Int32(extent.width), Int32(extent.height)),
            let data = cairo_image_surface_get_data(surface)
        else { return false }
        defer { cairo_surface_destroy(surface) }
        data.withMemoryRebound(to: UInt32.self, capacity: extent.area) {
            fill.fill($0, rect: extent, table: table(of: paint, stops: fill.stops, alpha: alpha))
        }
        cairo_surface_mark_dirty(surface)
        var matrix = cairo_matrix_t(xx: density, yx: 0, xy: 0, yy: density, x0: 0, y0: 0)
        matrix.x0 = Double(canvas.rect.minX) * density - Double(extent.minX)
        matrix.y0 = Double(canvas.rect.minY) * density - Double(extent.minY)
        cairo_set_source_surface(canvas.context, surface, 0, 0)
        let pattern = cairo_get_source(canvas.context)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, canvas.kind == .vector ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
        return true
    }

    private func table(of paint: Paint, stops: RampStops, alpha: Double) -> [UInt32] {
        guard let ramp = paint.ramp else { return stops.table(alpha: alpha) }
        let key = RampKey(ramp: ramp, alpha: alpha)
        if let known = rampTables[key] { return known }
        let table = stops.table(alpha: alpha)
        // The cache is limited, because a list may contain thousands of ramps.
        if rampTables.count >= 64 { rampTables.removeAll() }
        rampTables[key] = table
        return table
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
        guard let ramp = paint.ramp, let stops = RampStops(ramp) else { return false }
        stops.add(to: pattern, alpha: alpha)
        var matrix = toItem.cairoMatrix
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_source(canvas.context, pattern)
        return true
    }
}

/// The values that determine a table of colors.
struct RampKey: Hashable {
    let ramp: GradientRamp
    let alpha: Double
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
