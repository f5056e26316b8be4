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
    private let latest = LatestPictures()

    init(format: PictureFormat, scale: CGFloat, bitmaps: BitmapRenderer, vectors: VectorRenderer) {
        (self.format, self.scale, self.bitmaps, self.vectors) = (format, scale, bitmaps, vectors)
    }

    /// Returns the content of a file that shows the list. Equal lists give equal bytes.
    ///
    /// - Parameter series: a name that pictures share which follow each other, such as a timeline's. A bitmap is drawn over the
    ///   latest one of its series, where they differ; nil draws all of it.
    /// - Throws: `PictureFailure` if the size is invalid or memory is insufficient.
    package func data(of list: DisplayList, in series: String? = nil) throws -> Data {
        switch format {
        case .png: try png(of: list, in: series)
        case .svg: try vectors.render(list, as: .svg)
        case .pdf: try vectors.render(list, as: .pdf)
        }
    }

    private func png(of list: DisplayList, in series: String?) throws -> Data {
        guard let series else { return try PNGEncoder().encode(bitmaps.render(list, scale: scale), scale: scale) }
        var picture = try bitmaps.draw(list, scale: scale, after: latest.take(series, size: list.size))
        let file = try picture.png()
        latest.put(picture, of: series)
        return file
    }
}
