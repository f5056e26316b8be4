import CPango
import DisplayList
import Foundation

/// Drawing of images.
extension Replay {
    func draw(_ image: ImageDrawing, through transform: CGAffineTransform, alpha: Double, on canvas: CairoCanvas) {
        let frame = image.drawnFrame
        guard frame.isDrawable, image.naturalSize.width > 0, image.naturalSize.height > 0,
            image.naturalSize.width.isFinite, image.naturalSize.height.isFinite
        else { return }
        // The pixels of an image outside of the region are not asked for.
        let reach = PathTracing.append(Path(rect: frame), through: transform, to: nil).expanded(x: 1, y: 1)
        guard !PixelRect(around: reach).intersection(canvas.region).isEmpty else { return }
        if !canvas.clips.isEmpty || !transform.keepsAxes { round(on: canvas) }
        guard let template = image.template else {
            drawSlices(of: image, through: transform, alpha: alpha, on: canvas)
            return
        }
        let context = canvas.context
        if canvas.kind == .vector {
            drawTemplateAsPixels(image, through: transform, alpha: alpha, on: canvas)
            return
        }
        cairo_save(context)
        defer { cairo_restore(context) }
        // The group below is clipped to this rectangle. The half pixel around it keeps the antialiased edges.
        let bounds = canvas.setPath(Path(rect: frame), through: transform)
        let extent = PixelRect(around: bounds).intersection(canvas.visibleRect)
        guard !extent.isEmpty else { return }
        cairo_new_path(context)
        cairo_rectangle(
            context, Double(extent.minX - canvas.rect.minX), Double(extent.minY - canvas.rect.minY),
            Double(extent.width), Double(extent.height))
        cairo_clip(context)
        cairo_push_group(context)
        drawSlices(of: image, through: transform, alpha: 1, on: canvas)
        guard let mask = cairo_pop_group(context) else { return }
        defer { cairo_pattern_destroy(mask) }
        guard setSource(Source(paint: template, transform: transform, alpha: alpha), extent: extent, on: canvas) else { return }
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        cairo_mask(context, mask)
    }

    /// Draws a template as pixels in a vector picture, because Cairo's SVG misplaces clipped masks.
    private func drawTemplateAsPixels(
        _ image: ImageDrawing, through transform: CGAffineTransform, alpha: Double, on canvas: CairoCanvas
    ) {
        let bounds = canvas.setPath(Path(rect: image.drawnFrame), through: transform)
        cairo_new_path(canvas.context)
        let extent = PixelRect(around: bounds).intersection(canvas.visibleRect)
        let density = Int(vectorDensity)
        let rect = PixelRect(
            minX: extent.minX * density, minY: extent.minY * density,
            maxX: extent.maxX * density, maxY: extent.maxY * density)
        guard !rect.isEmpty, rect.area <= layerBudget, max(rect.width, rect.height) <= Bitmap.longestEdge
        else { return }
        let layer = CairoCanvas.layer(rect, scale: canvas.scale * vectorDensity)
        let finer = transform.concatenating(CGAffineTransform(scaleX: vectorDensity, y: vectorDensity))
        draw(image, through: finer, alpha: 1, on: layer)
        composite(layer, onto: canvas, blendMode: .normal, alpha: alpha)
    }

    private func drawSlices(
        of image: ImageDrawing, through transform: CGAffineTransform, alpha: Double, on canvas: CairoCanvas
    ) {
        let frame = image.drawnFrame
        var transform = transform
        if image.isMirrored {
            transform = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.minX + frame.maxX, ty: 0)
                .concatenating(transform)
        }
        let density = canvas.kind == .vector ? vectorDensity : 1
        let scales = transform.axisScales
        let (scaleX, scaleY) = (scales.x * density, scales.y * density)
        // The image's own size in pixels if parts of it keep their size, or else the size of the frame.
        let keepsSize = image.resizing != .stretch(.zero)
        let size = keepsSize ? image.naturalSize : frame.size
        guard let bitmap = pixels(of: image.resource, width: size.width * scaleX, height: size.height * scaleY)
        else { return }
        let slices = image.slices(
            snapX: { transform.keepsAxes && density == 1 ? Self.snapped($0, transform.a, transform.tx) : $0 },
            snapY: { transform.keepsAxes && density == 1 ? Self.snapped($0, transform.d, transform.ty) : $0 })
        for slice in slices {
            draw(
                slice, of: bitmap, interpolation: image.interpolation, isAntialiased: image.isAntialiased,
                through: transform, scaleX: scaleX, scaleY: scaleY, alpha: alpha, on: canvas)
        }
    }

    private static func snapped(_ value: CGFloat, _ scale: CGFloat, _ origin: CGFloat) -> CGFloat {
        ((value * scale + origin).rounded() - origin) / scale
    }

    private func draw(
        _ slice: ImageSlice, of bitmap: Bitmap, interpolation: ImageDrawing.Interpolation, isAntialiased: Bool,
        through transform: CGAffineTransform, scaleX: Double, scaleY: Double, alpha: Double, on canvas: CairoCanvas
    ) {
        guard slice.target.isDrawable else { return }
        let target = CGRect(origin: slice.target.origin, size: slice.tile ?? slice.target.size)
        let bounds = canvas.setPath(Path(rect: slice.target), through: transform)
        guard !PixelRect(around: bounds).intersection(canvas.visibleRect).isEmpty else { return }
        let texture = Texture(
            bitmap, source: slice.source, width: target.width * scaleX, height: target.height * scaleY,
            interpolation: interpolation, isCut: slice.tile != nil)
        if !texture.setSource(on: canvas, target: target, through: transform, repeats: slice.tile != nil) { round(on: canvas) }
        canvas.setFillStyle(FillStyle(antialiased: isAntialiased))
        cairo_set_operator(canvas.context, CAIRO_OPERATOR_OVER)
        guard alpha < 1 else {
            cairo_fill(canvas.context)
            return
        }
        cairo_save(canvas.context)
        cairo_clip(canvas.context)
        cairo_paint_with_alpha(canvas.context, alpha)
        cairo_restore(canvas.context)
    }

    /// Sets a repeated image as the source, or returns `false` if the image has no pixels.
    func setImageSource(
        _ resource: DisplayImage, tile: CGRect, source: CGRect, through transform: CGAffineTransform, alpha: Double,
        on canvas: CairoCanvas
    ) -> Bool {
        let source = source.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
        guard tile.isDrawable, source.isDrawable else { return false }
        let density = canvas.kind == .vector ? vectorDensity : 1
        let scales = transform.axisScales
        let (width, height) = (tile.width * scales.x * density, tile.height * scales.y * density)
        guard var bitmap = pixels(of: resource, width: width / source.width, height: height / source.height)
        else { return false }
        if alpha < 1 { bitmap = bitmap.faded(by: alpha) }
        let texture = Texture(
            bitmap, source: source, width: width, height: height, interpolation: .medium, isCut: true)
        if !texture.setSource(on: canvas, target: tile, through: transform, repeats: true) { round(on: canvas) }
        return true
    }
}

/// Pixels that are ready to be drawn into a rectangle.
private struct Texture {
    private let bitmap: Bitmap
    /// The part of the bitmap that fills the rectangle, in the bitmap's pixels.
    private let part: CGRect
    private let filter: cairo_filter_t

    /// Creates a texture from the part `source` (in fractions) of `bitmap` for `width` by `height` device pixels.
    /// `isCut` removes the pixels around the part.
    init(
        _ bitmap: Bitmap, source: CGRect, width: Double, height: Double, interpolation: ImageDrawing.Interpolation,
        isCut: Bool
    ) {
        var bitmap = bitmap
        var part = CGRect(
            x: source.minX * Double(bitmap.width), y: source.minY * Double(bitmap.height),
            width: source.width * Double(bitmap.width), height: source.height * Double(bitmap.height))
        if isCut, part != CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height) {
            // Repeated parts start and end at whole pixels.
            let x = min(bitmap.width - 1, Int(part.minX.rounded()))
            let y = min(bitmap.height - 1, Int(part.minY.rounded()))
            let right = max(x + 1, min(bitmap.width, Int(part.maxX.rounded())))
            let bottom = max(y + 1, min(bitmap.height, Int(part.maxY.rounded())))
            bitmap = bitmap.cropped(x: x, y: y, width: right - x, height: bottom - y)
            part = CGRect(x: 0, y: 0, width: right - x, height: bottom - y)
        }
        let (across, down) = (width / part.width, height / part.height)
        if interpolation != .none, across < 0.999 || down < 0.999 {
            // The bitmap is averaged over areas first, because sampling alone would skip pixels.
            let shrunk = bitmap.shrunk(
                width: Int((Double(bitmap.width) * min(1, across)).rounded()),
                height: Int((Double(bitmap.height) * min(1, down)).rounded()))
            let (x, y) = (Double(shrunk.width) / Double(bitmap.width), Double(shrunk.height) / Double(bitmap.height))
            part = CGRect(x: part.minX * x, y: part.minY * y, width: part.width * x, height: part.height * y)
            bitmap = shrunk
        }
        let isEnlarged = isCut && (across > 1.001 || down > 1.001)
        // A tile that is larger than every picture is not enlarged, so its pixels must not blend with its neighbor's.
        let isTooLarge = isEnlarged && !Texture.canEnlarge(to: width, height)
        // Cairo's BEST filter shows square pixels when it enlarges.
        filter = interpolation == .none || isTooLarge ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR
        if isEnlarged, !isTooLarge {
            // A tile is enlarged before it is repeated, so that it does not blend with its neighbors along its edges.
            let enlarged = bitmap.enlarged(
                width: max(bitmap.width, Int(width.rounded())), height: max(bitmap.height, Int(height.rounded())),
                filter: filter)
            part = CGRect(x: 0, y: 0, width: enlarged.width, height: enlarged.height)
            bitmap = enlarged
        }
        self.bitmap = bitmap
        self.part = part
    }

    private static func canEnlarge(to width: Double, _ height: Double) -> Bool {
        max(width, height) <= Double(Bitmap.longestEdge) && width * height <= Double(Replay.mostLayerPixels)
    }

    /// Sets the pixels as the context's source so that the part fills `target` (points). The current path stays. Returns whether
    /// the pixels are copied as they are.
    func setSource(on canvas: CairoCanvas, target: CGRect, through transform: CGAffineTransform, repeats: Bool) -> Bool {
        let toPixels = CGAffineTransform(translationX: -target.minX, y: -target.minY)
            .concatenating(CGAffineTransform(scaleX: part.width / target.width, y: part.height / target.height))
            .concatenating(CGAffineTransform(translationX: part.minX, y: part.minY))
        let map = canvas.local(transform).inverted().concatenating(toPixels).roundedToPixels
            .withinPixman(over: max(canvas.rect.width, canvas.rect.height))
        guard map.canMapPatterns else {
            cairo_set_source_rgba(canvas.context, 0, 0, 0, 0)
            return true
        }
        var matrix = map.cairoMatrix
        // Cairo may read the pixels until the picture is finished, so it gets its own copy.
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height)),
            let data = cairo_image_surface_get_data(surface)
        else { return true }
        bitmap.withPixels { _ = memcpy(data, $0.baseAddress!, $0.count * 4) }
        cairo_surface_mark_dirty(surface)
        canvas.setPixelTransform()
        cairo_set_source_surface(canvas.context, surface, 0, 0)
        cairo_surface_destroy(surface)
        let pattern = cairo_get_source(canvas.context)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, repeats ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, filter)
        return map == CGAffineTransform(translationX: map.tx.rounded(), y: map.ty.rounded())
    }
}

extension CGAffineTransform {
    /// Returns the transformation with texture pixels as wide as Pixman needs them along `length` device pixels, because its
    /// coordinates end at 2^15. A tile narrower than a device pixel has been averaged to one, which looks the same at any width.
    fileprivate func withinPixman(over length: Int) -> CGAffineTransform {
        let most = max(1, 30_000 / Double(max(1, length)))
        let (across, down) = (max(abs(a), abs(c)), max(abs(b), abs(d)))
        guard across > most || down > most else { return self }
        return concatenating(CGAffineTransform(scaleX: min(1, most / across), y: min(1, most / down)))
    }

    /// The transformation without rounding errors if it maps pixels to pixels, so that they are copied without
    /// interpolation.
    fileprivate var roundedToPixels: CGAffineTransform {
        func near(_ value: CGFloat, _ other: CGFloat) -> Bool { abs(value - other) < 1e-4 }
        guard near(a, 1), near(d, 1), near(b, 0), near(c, 0), near(tx, tx.rounded()), near(ty, ty.rounded())
        else { return self }
        return CGAffineTransform(translationX: tx.rounded(), y: ty.rounded())
    }
}

extension Bitmap {
    /// Returns the picture with more pixels, or the picture itself if there would be too many.
    fileprivate func enlarged(width newWidth: Int, height newHeight: Int, filter: cairo_filter_t) -> Bitmap {
        guard newWidth <= 4096, newHeight <= 4096 else { return self }
        let enlarged = try? Bitmap.drawn(width: newWidth, height: newHeight) { canvas in
            withCairoSurface { surface in
                cairo_scale(
                    canvas.context, Double(newWidth) / Double(width), Double(newHeight) / Double(height))
                cairo_set_source_surface(canvas.context, surface, 0, 0)
                cairo_pattern_set_extend(cairo_get_source(canvas.context), CAIRO_EXTEND_PAD)
                cairo_pattern_set_filter(cairo_get_source(canvas.context), filter)
                cairo_paint(canvas.context)
                // Releases the source, because the surface is only borrowed.
                cairo_set_source_rgb(canvas.context, 0, 0, 0)
            }
        }
        return enlarged ?? self
    }

    /// Returns the picture with the opacity of every pixel multiplied.
    func faded(by alpha: Double) -> Bitmap {
        let faded = try? Bitmap.drawn(width: width, height: height) { canvas in
            withCairoSurface { surface in
                cairo_set_source_surface(canvas.context, surface, 0, 0)
                cairo_paint_with_alpha(canvas.context, alpha)
                cairo_set_source_rgb(canvas.context, 0, 0, 0)
            }
        }
        return faded ?? self
    }
}

extension Path {
    /// Creates the outline of a rectangle.
    init(rect: CGRect) {
        self.init()
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        closeSubpath()
    }
}
