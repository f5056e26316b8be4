import CPango
import DisplayList
import Foundation

/// Draws display lists as pixels.
///
/// It holds no state of a drawing, so one renderer may draw on any number of threads at once; the same list gives the
/// same pixels on each.
public struct BitmapRenderer: Sendable {
    private let resources: ReplayResources

    /// `fonts` draws glyph runs, `images` decodes encoded images; without them such items are left out. `onNote` hears,
    /// on the thread that draws, of everything left out, once for each picture.
    public init(
        fonts: (any GlyphFontProvider)? = nil, images: (any ImageDecoding)? = nil,
        onNote: (@Sendable (String) -> Void)? = nil
    ) {
        resources = ReplayResources(fonts: fonts, images: images, onNote: onNote)
    }

    /// The list at `scale` pixels per point, on a transparent ground or on `background`.
    ///
    /// The picture is exactly points × scale, rounded up to whole pixels. Throws `PictureFailure` for sizes that are not
    /// above zero, not finite or over 32,767 pixels, and where memory is short.
    public func render(_ list: DisplayList, scale: CGFloat, background: RGBAColor? = nil) throws -> Bitmap {
        let size = try PictureSize(list.size, scale: scale)
        return try Bitmap.drawn(width: size.width, height: size.height) { canvas in
            if let background {
                cairo_set_source_rgba(
                    canvas.context, background.red, background.green, background.blue, background.opacity)
                cairo_paint(canvas.context)
            }
            try Replay(on: canvas, resources: resources)
                .draw(list.items, through: CGAffineTransform(scaleX: scale, y: scale))
        }
    }
}
