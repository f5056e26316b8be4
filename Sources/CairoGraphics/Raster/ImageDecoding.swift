import DisplayList

/// Where a renderer gets the pixels of encoded images.
///
/// It is called on the thread that draws, possibly on many threads at once; bitmaps are values, so an implementation
/// may keep and share them. It is asked about `.encoded` resources alone: the renderer itself knows pixels and display
/// lists.
public protocol ImageDecoding: AnyObject, Sendable {
    /// The resource's picture, for a place of `width` by `height` device pixels (both at least 1).
    ///
    /// A vector drawing fills exactly these pixels, without regard for its proportions. A bitmap comes in its own
    /// pixels, upright (EXIF orientation applied); a decoder that can shrink while it reads may return fewer, but in
    /// the same proportions and never fewer than asked for in either direction. Throws where the data cannot be read;
    /// the message says why.
    func bitmap(for resource: DisplayImage, width: Int, height: Int) throws -> Bitmap
}
