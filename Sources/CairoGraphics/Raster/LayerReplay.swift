import CPango
import CPixels
import DisplayList
import Foundation

/// The start and end of layers.
extension Replay {
    enum Beginning { case begun, invisible, tooLarge }

    func begin(_ layer: Layer, on canvas: CairoCanvas) -> Beginning {
        let group = layer.group
        if canvas.kind == .vector, group.filters.isEmpty, group.mask == nil || isUncut(canvas, by: group) {
            return beginVector(layer, on: canvas)
        }
        canvas.save()
        // If there are filters, clips apply before them, because a shadow may fall outside the clips.
        if group.filters.isEmpty {
            for clip in group.clips { canvas.clip(to: clip, through: layer.transform) }
        }
        // Pixels inside a vector picture are finer than its units.
        let density = canvas.kind == .vector ? vectorDensity : 1
        let scale = canvas.scale * density
        let transform = layer.transform.concatenating(CGAffineTransform(scaleX: density, y: density))
        let rect = extent(of: layer, transform: transform, visible: canvas.visibleRect, density: density, scale: scale)
        guard !rect.isEmpty else {
            canvas.restore()
            return .invisible
        }
        guard let rows = rows(of: layer, on: canvas, in: rect) else {
            canvas.restore()
            return .invisible
        }
        guard rect.area <= layerBudget - livePixels, max(rect.width, rect.height) <= Bitmap.longestEdge else {
            canvas.restore()
            return .tooLarge
        }
        livePixels += rect.area
        canvases.append(CairoCanvas.layer(rect, scale: scale, region: rect.rows(rows)))
        let inner = Layer(group: group, number: layer.number, transform: transform, alpha: layer.alpha)
        frames.append(Frame(items: group.items, transform: transform, alpha: 1, ending: .layer(inner)))
        return .begun
    }

    /// Returns whether neither the group nor its parents clip. Cairo's SVG misplaces masks otherwise.
    private func isUncut(_ canvas: CairoCanvas, by group: DisplayGroup) -> Bool {
        group.clips.isEmpty && canvas.visibleRect == canvas.rect
    }

    /// Returns the rows of a layer that its parent's region needs, or nil if it needs none.
    private func rows(of layer: Layer, on canvas: CairoCanvas, in rect: PixelRect) -> Range<Int>? {
        // Only bitmaps are drawn in regions, and their layers have the same pixels.
        guard canvas.region != canvas.rect else { return rect.rows }
        let result = plan.groups[layer.number].result.scaled(by: canvas.scale)
        let seen = PixelRect(around: result).intersection(rect).intersection(canvas.region)
        guard !seen.isEmpty else { return nil }
        let needed = layer.group.filters.reversed().reduce(Bounds(seen)) {
            FilterMeasures($1, through: layer.transform, limit: longestBlur * canvas.scale).ink(neededFor: $0)
        }
        return PixelRect(around: needed).intersection(rect).rows
    }

    /// Returns the pixels that a layer needs: the finally visible ones, and those that filters spread into them.
    private func extent(
        of layer: Layer, transform: CGAffineTransform, visible: PixelRect, density: Double, scale: Double
    ) -> PixelRect {
        let planned = plan.groups[layer.number]
        let seen = Bounds(visible).scaled(by: density)
        let result = planned.result.scaled(by: scale).intersection(seen)
        guard !result.isEmpty else { return .empty }
        if layer.group.filters.isEmpty { return PixelRect(around: result) }
        let filters = layer.group.filters.map { FilterMeasures($0, through: transform, limit: longestBlur * scale) }
        let needed = filters.reversed().reduce(result) { $1.ink(neededFor: $0) }
        let whole = planned.content.scaled(by: scale)
        let content = whole.intersection(needed)
        // What the first box of a blur spreads across an edge of the picture, the others bring back.
        let room = filters.reduce((x: 0.0, y: 0.0)) { (max($0.x, $1.roomX), max($0.y, $1.roomY)) }
        let spread = whole.expanded(x: room.x, y: room.y).intersection(result.expanded(x: room.x, y: room.y))
        return PixelRect(around: result).union(PixelRect(around: content)).union(PixelRect(around: spread))
    }

    func endContent(_ layer: Layer) {
        let canvas = canvases[canvases.count - 1]
        if let mask = layer.group.mask, livePixels + canvas.rect.area <= layerBudget {
            livePixels += canvas.rect.area
            canvases.append(CairoCanvas.layer(canvas.rect, scale: canvas.scale, region: canvas.region))
            frames.append(Frame(items: mask, transform: layer.transform, alpha: 1, ending: .mask(layer)))
        } else {
            finish(layer)
        }
    }

    func endMask(_ layer: Layer) {
        let mask = canvases.removeLast()
        livePixels -= mask.rect.area
        let content = canvases[canvases.count - 1]
        content.setPixelTransform()
        cairo_set_operator(content.context, CAIRO_OPERATOR_DEST_IN)
        cairo_set_source_surface(content.context, mask.surface, 0, 0)
        cairo_paint(content.context)
        cairo_set_operator(content.context, CAIRO_OPERATOR_OVER)
        finish(layer)
    }

    /// Filters the top layer and composites it onto the one below.
    private func finish(_ layer: Layer) {
        let canvas = canvases.removeLast()
        let parent = canvases[canvases.count - 1]
        let group = layer.group
        if !group.filters.isEmpty {
            cutOut(group.clips, of: canvas, through: layer.transform)
            let content = plan.groups[layer.number].content.scaled(by: canvas.scale)
            apply(group.filters, through: layer.transform, ink: content, to: canvas)
        }
        composite(canvas, onto: parent, blendMode: group.blendMode, alpha: layer.alpha)
        parent.restore()
        livePixels -= canvas.rect.area
        nextGroup = plan.groups[layer.number].end
    }

    /// Erases the parts of `canvas` outside the `clips`.
    private func cutOut(_ clips: [DisplayGroup.Clip], of canvas: CairoCanvas, through transform: CGAffineTransform) {
        for clip in clips {
            if !clip.path.coversWholePixels(through: canvas.local(transform)) { round(on: canvas) }
            canvas.setPath(clip.path, through: transform)
            canvas.setFillStyle(clip.style)
            cairo_set_source_rgb(canvas.context, 0, 0, 0)
            cairo_set_operator(canvas.context, CAIRO_OPERATOR_DEST_IN)
            cairo_fill(canvas.context)
            cairo_set_operator(canvas.context, CAIRO_OPERATOR_OVER)
        }
    }

    func composite(_ layer: CairoCanvas, onto parent: CairoCanvas, blendMode: BlendMode, alpha: Double) {
        let context = parent.context
        if !parent.clips.isEmpty { round(on: parent) }
        parent.setPixelTransform()
        let density = layer.scale / parent.scale
        let (left, top) = (Double(layer.rect.minX) / density, Double(layer.rect.minY) / density)
        cairo_save(context)
        cairo_rectangle(
            context, left - Double(parent.rect.minX), top - Double(parent.rect.minY),
            Double(layer.rect.width) / density, Double(layer.rect.height) / density)
        cairo_clip(context)
        cairo_set_source_surface(
            context, layer.surface, Double(layer.rect.minX - parent.rect.minX),
            Double(layer.rect.minY - parent.rect.minY))
        let pattern = cairo_get_source(context)
        if density == 1 {
            cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
        } else {
            var matrix = cairo_matrix_t(
                xx: density, yx: 0, xy: 0, yy: density,
                x0: Double(parent.rect.minX) * density - Double(layer.rect.minX),
                y0: Double(parent.rect.minY) * density - Double(layer.rect.minY))
            cairo_pattern_set_matrix(pattern, &matrix)
        }
        if let blending = blendMode.cairoOperator {
            cairo_set_operator(context, blending)
            cairo_paint_with_alpha(context, alpha)
            cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        } else {
            compositePlusDarker(onto: parent, alpha: alpha)
        }
        cairo_restore(context)
    }

    /// Composites the context's source within the clips, because Cairo does not support this mode.
    private func compositePlusDarker(onto parent: CairoCanvas, alpha: Double) {
        let context = parent.context
        guard parent.kind == .pixels else {
            note("SVG and PDF have no “plus darker” blend mode; “darken” is used instead.")
            cairo_set_operator(context, CAIRO_OPERATOR_DARKEN)
            cairo_paint_with_alpha(context, alpha)
            cairo_set_operator(context, CAIRO_OPERATOR_OVER)
            return
        }
        let visible = parent.visibleRect.intersection(parent.region)
        guard !visible.isEmpty else { return }
        // A layer of the same size, to which Cairo applies the parent's clip.
        cairo_push_group(context)
        cairo_paint_with_alpha(context, alpha)
        guard let pattern = cairo_pop_group(context) else { return }
        defer { cairo_pattern_destroy(pattern) }
        let clipped = CairoCanvas.layer(visible, scale: parent.scale)
        cairo_translate(
            clipped.context, Double(parent.rect.minX - visible.minX), Double(parent.rect.minY - visible.minY))
        cairo_set_source(clipped.context, pattern)
        cairo_paint(clipped.context)
        clipped.withPixels { above, width, height in
            parent.withPixels { below, stride, _ in
                let first = below + (visible.minY - parent.rect.minY) * stride + visible.minX - parent.rect.minX
                cpixels_plus_darker(first, Int32(stride), above, Int32(width), Int32(height))
            }
        }
    }

    // Vector pictures keep groups as groups.

    private func beginVector(_ layer: Layer, on canvas: CairoCanvas) -> Beginning {
        canvas.save()
        for clip in layer.group.clips { canvas.clip(to: clip, through: layer.transform) }
        guard !canvas.visibleRect.isEmpty else {
            canvas.restore()
            return .invisible
        }
        cairo_push_group(canvas.context)
        frames.append(
            Frame(items: layer.group.items, transform: layer.transform, alpha: 1, ending: .vectorLayer(layer)))
        return .begun
    }

    func endVectorContent(_ layer: Layer) {
        let canvas = canvases[canvases.count - 1]
        guard let content = cairo_pop_group(canvas.context) else { return }
        if let mask = layer.group.mask {
            cairo_push_group(canvas.context)
            frames.append(
                Frame(
                    items: mask, transform: layer.transform, alpha: 1, ending: .vectorMask(layer, content: content)))
        } else {
            finishVector(layer, content: content, mask: nil, on: canvas)
        }
    }

    func endVectorMask(_ layer: Layer, content: OpaquePointer) {
        let canvas = canvases[canvases.count - 1]
        guard let mask = cairo_pop_group(canvas.context) else { return }
        finishVector(layer, content: content, mask: mask, on: canvas)
        cairo_pattern_destroy(mask)
    }

    private func finishVector(_ layer: Layer, content: OpaquePointer, mask: OpaquePointer?, on canvas: CairoCanvas) {
        let context = canvas.context
        canvas.setPixelTransform()
        if let mask {
            cairo_push_group(context)
            cairo_set_source(context, content)
            cairo_mask(context, mask)
            cairo_pop_group_to_source(context)
        } else {
            cairo_set_source(context, content)
        }
        if layer.group.blendMode == .plusDarker {
            note("SVG and PDF have no “plus darker” blend mode; “darken” is used instead.")
        }
        cairo_set_operator(context, layer.group.blendMode.cairoOperator ?? CAIRO_OPERATOR_DARKEN)
        cairo_paint_with_alpha(context, layer.alpha)
        canvas.restore()
        cairo_pattern_destroy(content)
        nextGroup = plan.groups[layer.number].end
    }
}
