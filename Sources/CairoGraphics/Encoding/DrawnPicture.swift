import DisplayList
import Foundation

/// A display list with its pixels, over which a similar list is drawn more quickly.
package struct DrawnPicture: Sendable {
    /// The drawn list.
    package let list: DisplayList
    /// The pixels per point.
    package let scale: CGFloat
    /// The list's pixels, over a transparent background.
    package let bitmap: Bitmap
    /// The rows that have other pixels than the picture over which this one was drawn, and that picture's bands; nil if all were
    /// drawn.
    private let changes: (rows: [Range<Int>], bands: PNGBands)?
    /// The bands, once they are made.
    private(set) var bands: PNGBands?

    init(list: DisplayList, scale: CGFloat, bitmap: Bitmap, changes: (rows: [Range<Int>], bands: PNGBands)? = nil) {
        (self.list, self.scale, self.bitmap, self.changes) = (list, scale, bitmap, changes)
    }

    /// Returns the bytes of a PNG file, which are those that `PNGEncoder` writes. The bands of rows that did not change are
    /// those of the picture before.
    ///
    /// - Throws: `PictureFailure` where memory is short.
    package mutating func png() throws -> Data {
        try PNGEncoder.checkPixels(of: bitmap)
        let bands = try PictureParts.ofPicture {
            try PNGBands(bitmap, after: changes?.bands, changing: changes?.rows, threads: $0)
        }
        self.bands = bands
        return bands.file(scale: scale)
    }
}

extension BitmapRenderer {
    /// Draws a list over a transparent background. Of `latest`, the parts that stay the same are kept; the result has the same
    /// pixels without it.
    ///
    /// - Parameter latest: another picture, or nil to draw all.
    /// - Throws: `PictureFailure` as `render` does.
    package func draw(_ list: DisplayList, scale: CGFloat, after latest: consuming DrawnPicture?) throws -> DrawnPicture {
        if let (old, oldScale, bands) = latest.map({ ($0.list, $0.scale, $0.bands) }), old.size == list.size, oldScale == scale {
            let regions = try ChangedRegions.between(old, and: list, scale: scale, resources: resources)
            // Where this value is the only one that has the pixels, they are drawn over and not copied.
            var bitmap = latest!.bitmap
            latest = nil
            // Drawing most of a picture in parts takes longer than drawing it.
            if regions.reduce(0, { $0 + $1.area }) < bitmap.width * bitmap.height * 3 / 4, regions.count <= 8 {
                if let rows = try regions.isEmpty ? [] : redraw(regions, of: list, scale: scale, in: &bitmap) {
                    return DrawnPicture(list: list, scale: scale, bitmap: bitmap, changes: bands.map { (rows, $0) })
                }
            }
        }
        return DrawnPicture(list: list, scale: scale, bitmap: try render(list, scale: scale))
    }
}
