import CPango
import DisplayList
import Foundation
import Synchronization

/// The drawing of a picture in bands of rows, one a thread.
///
/// Drawing in bands is given up where a band may have other pixels than the whole picture, or something to report: then the
/// picture is drawn as a whole. So the pixels and the notes do not depend on the number of threads.
extension BitmapRenderer {
    /// The number of pixels from which on bands are worth their threads.
    private static let fewestPixels = 1 << 18
    /// The largest number of pixels, because each band has layers of its own.
    private static let mostPixels = 4 << 20
    /// The largest number of bands. Each one looks at all items.
    private static let mostBands = 4

    /// Returns the number of bands that pay.
    static func bands(of size: PictureSize, threads: Int) -> Int {
        size.width * size.height < fewestPixels ? 1 : min(threads, mostBands)
    }

    /// Returns the picture, or nil where it has to be drawn as a whole.
    func drawnInBands(
        _ count: Int, _ list: DisplayList, _ size: PictureSize, scale: CGFloat, background: RGBAColor?
    ) -> Bitmap? {
        guard count > 1, size.height >= count, size.width * size.height <= Self.mostPixels else { return nil }
        let bands = (0..<count).map { size.height * $0 / count..<size.height * ($0 + 1) / count }
        let exactness = Exactness()
        var resources = resources
        resources.onNote = { _ in exactness.isLost = true }
        let transform = CGAffineTransform(scaleX: scale, y: scale)
        let whole = PixelRect(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
        let plan = LayerPlan(list.items, transform: transform, replay: Replay(on: .unpainted(whole), resources: resources))
        let parts = resources
        let bitmap = try? Bitmap.drawn(width: size.width, height: size.height, bands: bands) { canvas in
            if let background { canvas.paint(background) }
            try Replay(on: canvas, resources: parts, exactness: exactness, sharers: bands.count)
                .draw(list.items, through: transform, plan: plan)
        }
        return exactness.isLost ? nil : bitmap
    }
}

/// Whether what is drawn in a region has the pixels of the whole picture. Threads that draw parts of a picture share a value.
final class Exactness: Sendable {
    private let lost = Atomic(false)

    /// Whether a pixel may differ. Drawing ends then.
    var isLost: Bool {
        get { lost.load(ordering: .relaxed) }
        set { lost.store(newValue, ordering: .relaxed) }
    }
}

extension CairoCanvas {
    /// Creates a canvas that is only measured: it covers `rect` and has no pixels for it.
    static func unpainted(_ rect: PixelRect) -> CairoCanvas {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)!
        defer { cairo_surface_destroy(surface) }
        return CairoCanvas(kind: .pixels, surface: surface, rect: rect, scale: 1)
    }

    /// Paints the region.
    func paint(_ color: RGBAColor) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.opacity)
        cairo_paint(context)
    }
}
