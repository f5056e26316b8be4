import CPango
import DisplayList
import Foundation

/// The filtered content below a group.
extension Replay {
    /// Draws a filtered copy of what the canvas has so far inside the group's clips.
    func drawBackdrop(of layer: Layer, on canvas: CairoCanvas) {
        guard canvas.kind == .pixels else {
            return note("SVG and PDF do not blur what lies behind a material; it is only tinted.")
        }
        canvas.save()
        defer { canvas.restore() }
        for clip in layer.group.clips { canvas.clip(to: clip, through: layer.transform) }
        let visible = canvas.visibleRect
        guard !visible.isEmpty else { return }
        // A region lacks what lies around it.
        round(on: canvas)
        let measures = layer.group.backdrop.map {
            FilterMeasures($0, through: layer.transform, limit: longestBlur * canvas.scale)
        }
        let needed = measures.reversed().reduce(Bounds(visible)) { $1.ink(neededFor: $0) }
        let rect = PixelRect(around: needed).intersection(canvas.rect)
        guard rect.area <= layerBudget - livePixels else {
            return note("There is not enough memory to blur what lies behind a material; it is only tinted.")
        }
        let copy = CairoCanvas.layer(rect, scale: canvas.scale)
        copy.setPixelTransform()
        cairo_set_operator(copy.context, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(
            copy.context, canvas.surface, Double(canvas.rect.minX - rect.minX), Double(canvas.rect.minY - rect.minY))
        cairo_pattern_set_filter(cairo_get_source(copy.context), CAIRO_FILTER_NEAREST)
        cairo_paint(copy.context)
        cairo_set_operator(copy.context, CAIRO_OPERATOR_OVER)
        apply(layer.group.backdrop, through: layer.transform, ink: Bounds(rect), to: copy)
        canvas.setPixelTransform()
        cairo_set_source_surface(
            canvas.context, copy.surface, Double(rect.minX - canvas.rect.minX), Double(rect.minY - canvas.rect.minY))
        cairo_pattern_set_filter(cairo_get_source(canvas.context), CAIRO_FILTER_NEAREST)
        // The copy replaces the content, so what is transparent stays so.
        cairo_set_operator(canvas.context, CAIRO_OPERATOR_SOURCE)
        cairo_paint_with_alpha(canvas.context, layer.alpha)
        cairo_set_operator(canvas.context, CAIRO_OPERATOR_OVER)
    }
}
