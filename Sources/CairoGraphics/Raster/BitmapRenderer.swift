import CPango
import DisplayList
import Foundation

/// Renders display lists as bitmaps.
///
/// A renderer keeps no state of a drawing, so any number of threads may use it at once. The same list gives the same
/// pixels on each thread.
public struct BitmapRenderer: Sendable {
    let resources: ReplayResources

    /// Creates a renderer. `fonts` provides the fonts of glyph runs, and `images` decodes encoded images; without them
    /// the renderer skips such items. The renderer calls `onNote` on the drawing thread, once per picture for each kind
    /// of skipped item.
    public init(
        fonts: (any GlyphFontProvider)? = nil, images: (any ImageDecoding)? = nil,
        onNote: (@Sendable (String) -> Void)? = nil
    ) {
        resources = ReplayResources(fonts: fonts, images: images, onNote: onNote)
    }

    /// Renders the list at `scale` pixels per point, over a transparent background or `background`.
    ///
    /// The picture is exactly points × scale, rounded up to whole pixels. Throws `PictureFailure` for sizes that are not
    /// above zero, not finite or over 32,767 pixels, and where memory is short.
    public func render(_ list: DisplayList, scale: CGFloat, background: RGBAColor? = nil) throws -> Bitmap {
        let size = try PictureSize(list.size, scale: scale)
        return try PictureParts.ofPicture {
            try render(list, scale: scale, background: background, bands: Self.bands(of: size, threads: $0))
        }
    }

    /// Renders the list as `render(_:scale:background:)` does, in a number of bands that are drawn at the same time. The pixels do
    /// not depend on their number.
    package func render(_ list: DisplayList, scale: CGFloat, background: RGBAColor? = nil, bands: Int) throws -> Bitmap {
        let size = try PictureSize(list.size, scale: scale)
        if let bitmap = drawnInBands(bands, list, size, scale: scale, background: background) { return bitmap }
        return try Bitmap.drawn(width: size.width, height: size.height) { canvas in
            if let background { canvas.paint(background) }
            try Replay(on: canvas, resources: resources).draw(list.items, through: CGAffineTransform(scaleX: scale, y: scale))
        }
    }

    /// Draws `regions` of the list in the place of those of a bitmap of the same size.
    ///
    /// - Returns: the rows in which a pixel changed, or nil where a region may have other pixels than in the whole picture.
    func redraw(_ regions: [PixelRect], of list: DisplayList, scale: CGFloat, in bitmap: inout Bitmap) throws -> [Range<Int>]? {
        let exactness = Exactness()
        let transform = CGAffineTransform(scaleX: scale, y: scale)
        let whole = PixelRect(minX: 0, minY: 0, maxX: bitmap.width, maxY: bitmap.height)
        var measuring = resources
        // The notes come when the items are drawn.
        measuring.onNote = nil
        let plan = LayerPlan(list.items, transform: transform, replay: Replay(on: .unpainted(whole), resources: measuring))
        let rows = try bitmap.redraw(regions) { canvas in
            try Replay(on: canvas, resources: resources, exactness: exactness).draw(list.items, through: transform, plan: plan)
        }
        return exactness.isLost ? nil : rows
    }
}
