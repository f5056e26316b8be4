import CairoGraphics
import DisplayList
import Foundation

/// Encodes display lists as files, on any thread.
package struct PictureEncoder: Sendable {
    package let format: PictureFormat
    /// Pixels per point, for bitmaps.
    package let scale: CGFloat
    private let bitmaps: BitmapRenderer
    private let vectors: VectorRenderer

    init(format: PictureFormat, scale: CGFloat, bitmaps: BitmapRenderer, vectors: VectorRenderer) {
        (self.format, self.scale, self.bitmaps, self.vectors) = (format, scale, bitmaps, vectors)
    }

    /// Returns the content of a file that shows the list. Equal lists give equal bytes.
    ///
    /// - Throws: `PictureFailure` if the size is invalid or memory is insufficient.
    package func data(of list: DisplayList) throws -> Data {
        switch format {
        case .png: try PNGEncoder().encode(bitmaps.render(list, scale: scale), scale: scale)
        case .svg: try vectors.render(list, as: .svg)
        case .pdf: try vectors.render(list, as: .pdf)
        }
    }
}
