import CPango
import CPixels
import DisplayList
import Foundation

/// Filters on a layer's pixels.
extension Replay {
    /// Applies `filters` in order. `ink` is the bounds of the layer's ink in device pixels.
    func apply(
        _ filters: [DisplayFilter], through transform: CGAffineTransform, ink: Bounds, to layer: CairoCanvas
    ) {
        var ink = ink
        for filter in filters {
            let measures = FilterMeasures(filter, through: transform, limit: longestBlur * layer.scale)
            let inked = PixelRect(around: ink).intersection(layer.rect)
            switch filter {
            case .shadow(let color, _, _):
                // Beyond the layer's edges, too, because a blur brings back what its first box spreads across them.
                var shadow = PixelRect(
                    around: ink.offset(x: measures.offsetX, y: measures.offsetY)
                        .expanded(x: measures.reachX + 1, y: measures.reachY + 1)
                        .intersection(Bounds(layer.rect).expanded(x: measures.reachX, y: measures.reachY)))
                if layer.region != layer.rect {
                    // The rows that cast a shadow on those that are seen.
                    let cast = Bounds(layer.region).offset(x: 0, y: measures.offsetY).expanded(x: 0, y: 1)
                    shadow = shadow.rows(PixelRect(around: cast.union(Bounds(layer.region))).rows)
                }
                // The clipped part of the layer may still cast a visible shadow.
                drawShadow(color, measures, within: shadow, on: layer)
            case .blur(_, let isOpaque):
                if isOpaque {
                    blurKeepingEdges(measures, within: inked, on: layer)
                } else if measures.sigmaX > 0 || measures.sigmaY > 0 {
                    layer.withPixels { pixels, width, height in
                        if cpixels_blur(
                            pixels, Int32(width), Int32(height), measures.sigmaX, measures.sigmaY, 0) == 0 {
                            note("There was not enough memory to blur \(width) by \(height) pixels.")
                        }
                    }
                }
            case .colorMatrix(let matrix):
                guard matrix.count == 20, matrix.allSatisfy(\.isFinite) else {
                    note("A color matrix needs 20 finite numbers; this one has \(matrix.count).")
                    continue
                }
                layer.withPixels { pixels, width, height in cpixels_color_matrix(pixels, width * height, matrix) }
            case .luminanceToAlpha:
                layer.withPixels { pixels, width, height in cpixels_luminance_to_alpha(pixels, width * height) }
            }
            ink = measures.ink(after: ink)
        }
    }

    private func drawShadow(_ color: RGBAColor, _ measures: FilterMeasures, within rect: PixelRect, on layer: CairoCanvas) {
        guard color.opacity > 0, !rect.isEmpty,
            let plane = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(rect.width), Int32(rect.height)),
            let painter = cairo_create(plane)
        else { return }
        defer { cairo_surface_destroy(plane) }
        let (left, top) = (Double(layer.rect.minX - rect.minX), Double(layer.rect.minY - rect.minY))
        cairo_set_source_surface(painter, layer.surface, left + measures.offsetX, top + measures.offsetY)
        let isWhole = measures.offsetX.rounded() == measures.offsetX && measures.offsetY.rounded() == measures.offsetY
        if !isWhole { round(on: layer) }
        cairo_pattern_set_filter(cairo_get_source(painter), isWhole ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
        cairo_paint(painter)
        cairo_destroy(painter)
        cairo_surface_flush(plane)
        if measures.sigmaX > 0 || measures.sigmaY > 0, let data = cairo_image_surface_get_data(plane) {
            let stride = Int(cairo_image_surface_get_stride(plane))
            if !blur(UnsafeMutableBufferPointer(start: data, count: stride * rect.height), width: rect.width, stride: stride, measures) {
                note("There was not enough memory to blur a shadow of \(rect.width) by \(rect.height) pixels.")
            }
            cairo_surface_mark_dirty(plane)
        }
        layer.setPixelTransform()
        cairo_set_operator(layer.context, CAIRO_OPERATOR_DEST_OVER)
        cairo_set_source_rgba(layer.context, color.red, color.green, color.blue, min(1, color.opacity))
        cairo_mask_surface(layer.context, plane, -left, -top)
        cairo_set_operator(layer.context, CAIRO_OPERATOR_OVER)
    }

    /// Blurs a shadow's plane. Returns `false` where memory is short.
    private func blur(
        _ plane: UnsafeMutableBufferPointer<UInt8>, width: Int, stride: Int, _ measures: FilterMeasures
    ) -> Bool {
        let key = ShadowCache.Key(plane, width: width, stride: stride, sigmaX: measures.sigmaX, sigmaY: measures.sigmaY)
        if let known = resources.shadows.blurred(plane, key) {
            _ = plane.update(fromContentsOf: known)
            return true
        }
        let sharp = Array(plane)
        let height = Int32(plane.count / stride)
        guard cpixels_blur_alpha(
            plane.baseAddress!, Int32(width), height, Int32(stride), measures.sigmaX, measures.sigmaY, 0) != 0
        else { return false }
        resources.shadows.insert(Array(plane), of: sharp, for: key)
        return true
    }

    private func blurKeepingEdges(_ measures: FilterMeasures, within rect: PixelRect, on layer: CairoCanvas) {
        guard !rect.isEmpty, measures.sigmaX > 0 || measures.sigmaY > 0 else { return }
        layer.withPixels { pixels, width, _ in
            let first = pixels + (rect.minY - layer.rect.minY) * width + rect.minX - layer.rect.minX
            let copy = Bitmap(width: rect.width, height: rect.height) { buffer in
                let base = buffer.baseAddress!
                for y in 0..<rect.height {
                    (base + y * rect.width).update(from: first + y * width, count: rect.width)
                }
                _ = cpixels_blur(
                    base, Int32(rect.width), Int32(rect.height), measures.sigmaX, measures.sigmaY, 1)
            }
            copy.withPixels { buffer in
                for y in 0..<rect.height {
                    (first + y * width).update(from: buffer.baseAddress! + y * rect.width, count: rect.width)
                }
            }
        }
    }
}
