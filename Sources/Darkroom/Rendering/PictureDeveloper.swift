import CairoGraphics
import DisplayList
import Foundation

/// Turns a display list into a file's bytes, on any thread.
struct PictureDeveloper: Sendable {
    let format: PictureFormat
    /// Pixels per point, for bitmaps.
    let scale: CGFloat
    private let bitmaps: BitmapRenderer
    private let vectors: VectorRenderer

    init(
        format: PictureFormat, scale: CGFloat, fonts: any GlyphFontProvider, images: any ImageDecoding,
        onNote: @escaping @Sendable (String) -> Void
    ) {
        (self.format, self.scale) = (format, scale)
        bitmaps = BitmapRenderer(fonts: fonts, images: images, onNote: onNote)
        vectors = VectorRenderer(fonts: fonts, images: images, onNote: onNote)
    }

    func data(of list: DisplayList) throws -> Data {
        switch format {
        case .png: try PNGEncoder().encode(bitmaps.render(list, scale: scale), scale: scale)
        case .svg: try vectors.render(list, as: .svg)
        case .pdf: try vectors.render(list, as: .pdf)
        }
    }
}
