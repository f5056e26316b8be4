import DisplayList
import Foundation

/// A picture's size in pixels.
package struct PictureSize {
    package let width: Int
    package let height: Int

    /// Creates the size as points times scale, rounded up to whole pixels.
    ///
    /// - Throws: `PictureFailure` if a picture cannot have this size.
    package init(_ size: CGSize, scale: CGFloat) throws {
        guard scale.isFinite, scale > 0 else {
            throw PictureFailure(message: "A scale must be a number above zero, such as 3; this one is \(scale).")
        }
        let (width, height) = (size.width * scale, size.height * scale)
        guard width.isFinite, height.isFinite, width > 0, height > 0 else {
            throw PictureFailure(
                message: "A picture needs a positive width and height; this one is \(size.width) by "
                    + "\(size.height) points.")
        }
        // A thousandth of a pixel is a rounding error of the points.
        let (columns, rows) = ((width - 1e-3).rounded(.up), (height - 1e-3).rounded(.up))
        let longest = Double(Bitmap.longestEdge)
        guard columns <= longest, rows <= longest, columns * rows <= Double(Self.mostPixels) else {
            throw PictureFailure(
                message: "A picture of \(size.width) by \(size.height) points at scale \(scale) is too large: the "
                    + "longest edge is \(Bitmap.longestEdge) pixels, the largest area "
                    + "\(Self.mostPixels >> 20) megapixels."
            )
        }
        (self.width, self.height) = (max(1, Int(columns)), max(1, Int(rows)))
    }

    /// The maximum number of pixels. They take 400 MB, and their file's lines as much again.
    private static let mostPixels = 100 << 20
}
