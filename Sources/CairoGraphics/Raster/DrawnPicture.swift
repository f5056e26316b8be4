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
}

extension BitmapRenderer {
    /// Draws a list over a transparent background. Of `latest`, the rows of pixels that stay the same are kept; the result has
    /// the same pixels without it.
    ///
    /// - Parameter latest: another picture, or nil to draw all rows.
    /// - Throws: `PictureFailure` as `render` does.
    package func draw(_ list: DisplayList, scale: CGFloat, after latest: consuming DrawnPicture?) throws -> DrawnPicture {
        if let (old, oldScale) = latest.map({ ($0.list, $0.scale) }), old.size == list.size, oldScale == scale {
            let rows = try ChangedRows.between(old, and: list, scale: scale, resources: resources)
            // Where this value is the only one that has the pixels, they are drawn over and not copied.
            var bitmap = latest!.bitmap
            latest = nil
            // Drawing most of a picture in parts takes longer than drawing it.
            if rows.reduce(0, { $0 + $1.count }) < bitmap.height * 3 / 4, rows.count <= 8 {
                if try rows.isEmpty || redraw(rows, of: list, scale: scale, in: &bitmap) {
                    return DrawnPicture(list: list, scale: scale, bitmap: bitmap)
                }
            }
        }
        return DrawnPicture(list: list, scale: scale, bitmap: try render(list, scale: scale))
    }
}
