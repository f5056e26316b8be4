import Foundation

/// Writes bitmaps as PNG files (https://www.w3.org/TR/png-3/).
///
/// A picture of up to 256 colors gets a palette, which is a quarter of the data to compress. The lines of other pictures
/// have no filter, because flat areas repeat whole pixels, or one of two filters in those bands of rows where it foretells more
/// pixels. Opaque pictures are written without an alpha channel. `smallest` takes longer and finds a smaller file.
public struct PNGEncoder: Hashable, Sendable {
    private var isSmallest = false

    public init() {}

    /// An encoder that finds the smallest file it can, with a palette if there are at most 256 colors. It takes
    /// tens of times as long and is meant for goldens, which are written once.
    public static let smallest = {
        var encoder = PNGEncoder()
        encoder.isSmallest = true
        return encoder
    }()

    /// The file's bytes. `scale` is pixels per point, which the file notes as 72 dots per inch times `scale`. Throws
    /// `PictureFailure` for a bitmap without pixels and where memory is short.
    public func encode(_ bitmap: Bitmap, scale: CGFloat = 1) throws -> Data {
        try Self.checkPixels(of: bitmap)
        if isSmallest { return try SmallestPNG(bitmap: bitmap, scale: scale).encode() }
        return try PictureParts.ofPicture { try PNGBands(bitmap, threads: $0).file(scale: scale) }
    }

    /// - Throws: `PictureFailure` for a bitmap without pixels.
    static func checkPixels(of bitmap: Bitmap) throws {
        guard bitmap.width > 0, bitmap.height > 0 else {
            throw PictureFailure(
                message: "A PNG needs at least one pixel; this picture is \(bitmap.width) by \(bitmap.height).")
        }
    }
}
