import CPango
import DisplayList
import Foundation

/// Drawing of glyph runs.
extension Replay {
    /// Sets the context's font and returns it, or returns nil if the font is unknown.
    private func setFont(_ font: GlyphFont, on context: OpaquePointer) -> CairoFont? {
        guard font.size.isFinite, font.size > 0 else { return nil }
        guard let found = resources.fonts?.cairoFont(for: font) else {
            note("The font “\(font.face)” is unknown to the renderer; its text is not drawn.")
            return nil
        }
        var matrix = found.matrix
        cairo_set_font_face(context, found.face)
        cairo_set_font_matrix(context, &matrix)
        cairo_set_font_options(context, fontOptions)
        return found
    }

    private func cairoGlyphs(of run: GlyphRun) -> [cairo_glyph_t] {
        run.glyphs.compactMap { glyph in
            let position = CGPoint(x: run.origin.x + glyph.position.x, y: run.origin.y + glyph.position.y)
            guard position.isFinite else { return nil }
            return cairo_glyph_t(index: CUnsignedLong(glyph.id), x: position.x, y: position.y)
        }
    }

    /// Returns the ink bounds of the run in device pixels.
    func ink(of run: GlyphRun, through transform: CGAffineTransform, on context: OpaquePointer) -> Bounds {
        let glyphs = cairoGlyphs(of: run)
        var bounds = Bounds()
        guard !glyphs.isEmpty, !isBelowPixels(run.font, through: transform) else { return bounds }
        if isBeyondCairo(run.font, through: transform) {
            // Emoji of this size are not drawn. Cairo would spend a gigabyte on the outlines of their pixels.
            if run.font.isColor { return bounds }
            return PathTracing.append(outlines(of: glyphs, in: run.font), through: transform, to: nil)
        }
        var matrix = transform.cairoMatrix
        cairo_set_matrix(context, &matrix)
        defer { cairo_identity_matrix(context) }
        guard let font = setFont(run.font, on: context) else { return bounds }
        var rect = font.needsOutlines ? outlineBounds(of: glyphs, in: run.font, through: matrix) : imageBounds(of: glyphs, on: context)
        if let drawings = font.drawings {
            for glyph in glyphs where drawings.contains(UInt32(glyph.index)) {
                // A drawing's size is known only when it is drawn. It may leave its em square.
                let size = run.font.size
                rect = rect.union(CGRect(x: glyph.x - size, y: glyph.y - 2 * size, width: 3 * size, height: 3 * size))
            }
        }
        guard rect.width > 0, rect.height > 0 else { return bounds }
        for corner in [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ] { bounds.include(corner.applying(transform)) }
        // Glyph images are drawn at whole pixels.
        return bounds.expanded(x: 1, y: 1)
    }

    private func imageBounds(of glyphs: [cairo_glyph_t], on context: OpaquePointer) -> CGRect {
        var extents = cairo_text_extents_t()
        cairo_glyph_extents(context, glyphs, Int32(glyphs.count), &extents)
        guard extents.width > 0, extents.height > 0 else { return .null }
        return CGRect(
            // Cairo measures from the first glyph's origin.
            x: glyphs[0].x + extents.x_bearing, y: glyphs[0].y + extents.y_bearing, width: extents.width,
            height: extents.height)
    }

    /// Cairo leaves out the outlines of glyphs that are far from what a context can paint: its surface, or the band of a picture. So
    /// each glyph is measured at the origin of a context of its own.
    private func outlineBounds(of glyphs: [cairo_glyph_t], in font: GlyphFont, through matrix: cairo_matrix_t) -> CGRect {
        let context = measuring.context
        var near = matrix
        (near.x0, near.y0) = (0, 0)
        cairo_set_matrix(context, &near)
        guard setFont(font, on: context) != nil else { return .null }
        var bounds = CGRect.null
        for glyph in glyphs {
            var centered = cairo_glyph_t(index: glyph.index, x: 0, y: 0)
            cairo_new_path(context)
            cairo_glyph_path(context, &centered, 1)
            var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
            cairo_path_extents(context, &left, &top, &right, &bottom)
            guard right > left, bottom > top else { continue }
            bounds = bounds.union(CGRect(x: glyph.x + left, y: glyph.y + top, width: right - left, height: bottom - top))
        }
        cairo_new_path(context)
        return bounds
    }

    func draw(_ run: GlyphRun, _ paint: Paint, through transform: CGAffineTransform, alpha: Double, on canvas: CairoCanvas) {
        var glyphs = cairoGlyphs(of: run)
        if let drawings = resources.fonts?.cairoFont(for: run.font)?.drawings {
            let drawn = glyphs.filter { drawings.contains(UInt32($0.index)) }
            draw(drawn, as: drawings, of: run, paint, through: transform, alpha: alpha, on: canvas)
            glyphs.removeAll { drawings.contains(UInt32($0.index)) }
        }
        guard !glyphs.isEmpty, !isBelowPixels(run.font, through: transform) else { return }
        if isBeyondCairo(run.font, through: transform) {
            if run.font.isColor { return note("Emoji larger than \(Int(Self.largestSize)) pixels are not drawn.") }
            let path = outlines(of: glyphs, in: run.font)
            return fill(path, FillStyle(), paint, through: transform, alpha: alpha, on: canvas)
        }
        if run.font.isColor {
            var alpha = alpha
            if case .color(let color) = paint { alpha *= min(1, max(0, color.opacity)) }
            drawColorGlyphs(glyphs, of: run, through: transform, alpha: alpha, on: canvas)
            return
        }
        canvas.setPixelTransform()
        let extent = PixelRect(around: ink(of: run, through: transform, on: canvas.context))
            .intersection(canvas.visibleRect)
        guard !extent.isEmpty else { return }
        let key = CoverageCache.Key(shape: .glyphs(run), transform: transform)
        cover(within: extent, with: Source(paint: paint, transform: transform, alpha: alpha), on: canvas, as: key) { canvas in
            let context = canvas.context
            canvas.setTransform(transform)
            guard setFont(run.font, on: context) != nil else { return }
            if canvas.kind == .pixels {
                // Cairo puts the images of glyphs on whole pixels, but a letter stands anywhere beside its pen.
                let standsOnPixels = standsOnPixels(run.font, through: transform)
                let placed = standsOnPixels ? glyphs.map { onWholeRow($0, through: transform) } : glyphs
                cairo_new_path(context)
                cairo_glyph_path(context, placed, Int32(placed.count))
                canvas.setPixelTransform()
                canvas.setFillStyle(FillStyle())
                cairo_fill(context)
            } else {
                cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
                canvas.setPixelTransform()
            }
        }
    }

    /// The largest size in pixels at which Cairo is given a font. Beyond some tens of thousands, it or FreeType fails.
    private static let largestSize = 8192.0

    /// Whether nothing of a letter can be seen. Cairo refuses the whole picture for sizes whose square is zero.
    private func isBelowPixels(_ font: GlyphFont, through transform: CGAffineTransform) -> Bool {
        !(transform.largestScale * font.size > 1e-3 && font.size > 1e-100)
    }

    private func isBeyondCairo(_ font: GlyphFont, through transform: CGAffineTransform) -> Bool {
        let longest = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d)) * font.size
        return !(longest <= Self.largestSize)
    }

    /// Returns the outlines of glyphs in points.
    private func outlines(of glyphs: [cairo_glyph_t], in font: GlyphFont) -> Path {
        let context = measuring.context
        return GlyphOutlines.path(of: glyphs, size: font.size, on: context) { setFont(font, on: context) != nil }
    }

    /// Returns whether the baseline lies on a whole pixel. Steps of a pixel are visible if pixels are large or text is
    /// rotated, and do not matter in very large letters.
    private func standsOnPixels(_ font: GlyphFont, through transform: CGAffineTransform) -> Bool {
        transform.meanScale >= 1.75 && transform.keepsAxes && transform.meanScale * font.size <= 256
    }

    /// Returns a glyph whose baseline is on the nearest row of pixels.
    private func onWholeRow(_ glyph: cairo_glyph_t, through transform: CGAffineTransform) -> cairo_glyph_t {
        var pixel = CGPoint(x: glyph.x, y: glyph.y).applying(transform)
        pixel.y = (pixel.y + 0.5).rounded(.down)
        let place = pixel.applying(transform.inverted())
        return cairo_glyph_t(index: glyph.index, x: place.x, y: place.y)
    }

    /// Draws glyphs that are drawings with colors of their own. Of the text's paint, they have the opacity.
    private func draw(
        _ glyphs: [cairo_glyph_t], as drawings: any GlyphDrawings, of run: GlyphRun, _ paint: Paint,
        through transform: CGAffineTransform, alpha: Double, on canvas: CairoCanvas
    ) {
        var alpha = alpha
        if case .color(let color) = paint { alpha *= min(1, max(0, color.opacity)) }
        guard !glyphs.isEmpty, alpha > 0 else { return }
        round(on: canvas)
        let context = canvas.context
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        if alpha < 1 { cairo_push_group(context) }
        for glyph in glyphs {
            canvas.setTransform(transform)
            cairo_translate(context, glyph.x, glyph.y)
            cairo_scale(context, run.font.size, run.font.size)
            drawings.draw(UInt32(glyph.index), in: context)
        }
        canvas.setPixelTransform()
        guard alpha < 1 else { return }
        cairo_pop_group_to_source(context)
        cairo_paint_with_alpha(context, alpha)
    }

    /// Draws color glyphs, which have no outlines and which Cairo draws without opacity.
    private func drawColorGlyphs(
        _ glyphs: [cairo_glyph_t], of run: GlyphRun, through transform: CGAffineTransform, alpha: Double,
        on canvas: CairoCanvas
    ) {
        let context = canvas.context
        if !canvas.clips.isEmpty { round(on: canvas) }
        canvas.setTransform(transform)
        guard setFont(run.font, on: context) != nil else { return }
        cairo_set_source_rgb(context, 0, 0, 0)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        guard alpha > 0 else { return }
        guard alpha < 1 else {
            show(glyphs, on: context)
            canvas.setPixelTransform()
            return
        }
        canvas.setPixelTransform()
        let extent = PixelRect(around: ink(of: run, through: transform, on: context))
            .intersection(canvas.visibleRect)
        guard !extent.isEmpty else { return }
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_rectangle(
            context, Double(extent.minX - canvas.rect.minX), Double(extent.minY - canvas.rect.minY),
            Double(extent.width), Double(extent.height))
        cairo_clip(context)
        cairo_push_group(context)
        canvas.setTransform(transform)
        show(glyphs, on: context)
        cairo_pop_group_to_source(context)
        cairo_paint_with_alpha(context, alpha)
    }

    /// Draws color glyphs one by one. In a run on an empty surface, each would clear what it touches of the ones before.
    private func show(_ glyphs: [cairo_glyph_t], on context: OpaquePointer) {
        for var glyph in glyphs { cairo_show_glyphs(context, &glyph, 1) }
    }
}
