import DisplayList

/// A decoder that gives a renderer the pixels of encoded images.
///
/// The renderer calls it on the drawing thread, possibly on many threads at once. Bitmaps are values, so an
/// implementation may cache and share them. The renderer only asks for `.encoded` resources; it draws pixels and
/// display lists itself.
public protocol ImageDecoding: AnyObject, Sendable {
    /// Returns the resource's picture for an area of `width` by `height` device pixels (both at least 1).
    ///
    /// A vector drawing fills exactly these pixels, regardless of its proportions. A bitmap has its own number of
    /// pixels and is upright (EXIF orientation applied). A decoder that can shrink while it reads may return fewer
    /// pixels, in the same proportions and at least as many as requested in both directions.
    ///
    /// - Throws: an error with the reason if the data cannot be read.
    func bitmap(for resource: DisplayImage, width: Int, height: Int) throws -> Bitmap
}
