import CPango
import CPixels
import DisplayList
import Foundation

/// A Cairo context that covers a rectangle of the device: the whole picture, or a layer of it.
final class CairoCanvas {
    enum Kind {
        case pixels
        /// SVG or PDF. One device unit is a point.
        case vector
    }

    let kind: Kind
    let surface: OpaquePointer
    let context: OpaquePointer
    /// The covered rectangle of the device. Its first pixel is that of the surface.
    let rect: PixelRect
    /// The part of it that is drawn. Other pixels mean nothing.
    let region: PixelRect
    /// A context without pixels that is clipped like the other one, but not to the region: what is drawn in a region is measured
    /// as in the whole rectangle. `nil` where the region is the rectangle.
    private let outline: OpaquePointer?
    /// The number of pixels per unit of the outermost canvas. It differs from 1 only for pixels inside a vector
    /// picture.
    let scale: Double
    /// The current clips that cut through pixels, outermost first.
    private(set) var clips: [(clip: DisplayGroup.Clip, transform: CGAffineTransform)] = []
    /// The number of current clips at each `save`.
    private var savedClips: [Int] = []

    /// - Parameter region: the part that is drawn; nil for all.
    init(kind: Kind, surface: OpaquePointer, rect: PixelRect, scale: Double, region: PixelRect? = nil) {
        self.kind = kind
        self.surface = surface
        self.rect = rect
        self.scale = scale
        self.region = region.map(rect.intersection) ?? rect
        context = cairo_create(surface)
        cairo_surface_reference(surface)
        outline = self.region == rect ? nil : CairoCanvas.outline(of: rect)
        clipToRegion()
    }

    /// Creates a transparent layer.
    static func layer(_ rect: PixelRect, scale: Double, region: PixelRect? = nil) -> CairoCanvas {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(rect.width), Int32(rect.height))!
        defer { cairo_surface_destroy(surface) }
        return CairoCanvas(kind: .pixels, surface: surface, rect: rect, scale: scale, region: region)
    }

    private static func outline(of rect: PixelRect) -> OpaquePointer? {
        var extents = cairo_rectangle_t(x: 0, y: 0, width: Double(rect.width), height: Double(rect.height))
        guard let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, &extents) else { return nil }
        defer { cairo_surface_destroy(surface) }
        return cairo_create(surface)
    }

    /// Limits drawing to the region, after the context's clips have been removed.
    func clipToRegion() {
        guard region != rect else { return }
        setPixelTransform()
        cairo_new_path(context)
        cairo_rectangle(
            context, Double(region.minX - rect.minX), Double(region.minY - rect.minY), Double(region.width), Double(region.height))
        cairo_clip(context)
    }

    deinit {
        if let outline { cairo_destroy(outline) }
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// Converts `transform` from device coordinates to those of this surface.
    func local(_ transform: CGAffineTransform) -> CGAffineTransform {
        var local = transform
        local.tx -= Double(rect.minX)
        local.ty -= Double(rect.minY)
        return local
    }

    /// Sets the context's coordinates to the points of an item drawn through `transform`.
    func setTransform(_ transform: CGAffineTransform) {
        var matrix = local(transform).cairoMatrix
        cairo_set_matrix(context, &matrix)
    }

    /// Sets the context's coordinates to the surface's pixels.
    func setPixelTransform() { cairo_identity_matrix(context) }

    /// The area inside the clips, in device pixels. The region does not limit it.
    var visibleRect: PixelRect {
        setPixelTransform()
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(outline ?? context, &x1, &y1, &x2, &y2)
        guard x2 > x1, y2 > y1 else { return .empty }
        let visible = PixelRect(
            minX: Int(x1.rounded(.down)) + rect.minX, minY: Int(y1.rounded(.down)) + rect.minY,
            maxX: Int(x2.rounded(.up)) + rect.minX, maxY: Int(y2.rounded(.up)) + rect.minY)
        return visible.intersection(rect)
    }

    /// Replaces the current path with `path`, and returns its bounds in device pixels.
    @discardableResult
    func setPath(_ path: Path, through transform: CGAffineTransform) -> Bounds {
        setPixelTransform()
        cairo_new_path(context)
        return PathTracing.append(path, through: local(transform), to: context)
            .offset(x: Double(rect.minX), y: Double(rect.minY))
    }

    func setFillStyle(_ style: FillStyle) { Self.set(style, on: context) }

    private static func set(_ style: FillStyle, on context: OpaquePointer) {
        cairo_set_fill_rule(context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_set_antialias(context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    func clip(to clip: DisplayGroup.Clip, through transform: CGAffineTransform) {
        setPath(clip.path, through: transform)
        setFillStyle(clip.style)
        cairo_clip(context)
        if let outline {
            cairo_new_path(outline)
            PathTracing.append(clip.path, through: local(transform), to: outline)
            Self.set(clip.style, on: outline)
            cairo_clip(outline)
        }
        if kind == .pixels, !clip.path.coversWholePixels(through: local(transform)) { clips.append((clip, transform)) }
    }

    /// Saves the clips for `restore`.
    func save() {
        cairo_save(context)
        if let outline { cairo_save(outline) }
        savedClips.append(clips.count)
    }

    /// Removes the clips since the last `save`.
    func restore() {
        cairo_restore(context)
        if let outline { cairo_restore(outline) }
        clips.removeLast(clips.count - savedClips.removeLast())
    }

    /// Calls `body` with the pixels of a bitmap canvas. Rows have no padding.
    func withPixels(_ body: (UnsafeMutablePointer<UInt32>, Int, Int) -> Void) {
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return }
        data.withMemoryRebound(to: UInt32.self, capacity: rect.area) { body($0, rect.width, rect.height) }
        cairo_surface_mark_dirty(surface)
    }
}
