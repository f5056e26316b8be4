import CairoGraphics

/// A reference picture and our picture, for comparison by eye.
struct PicturePair {
    let reference: Bitmap
    let ours: Bitmap

    private static let gap = 12

    /// The reference on the left and our picture on the right.
    var sideBySide: Bitmap {
        let height = max(reference.height, ours.height)
        let width = reference.width + Self.gap + ours.width
        return Bitmap(width: width, height: height) { pixels in
            for index in pixels.indices { pixels[index] = 0xFFC8_C8C8 }
            for (bitmap, start) in [(reference, 0), (ours, reference.width + Self.gap)] {
                for y in 0..<bitmap.height {
                    for x in 0..<bitmap.width {
                        pixels[y * width + start + x] = bitmap.premultipliedPixel(x: x, y: y)
                    }
                }
            }
        }
    }

    /// A picture in which ink of the reference only is red, our ink only is cyan, and common ink is gray, for any
    /// background.
    var overlay: Bitmap {
        let (width, height) = (max(reference.width, ours.width), max(reference.height, ours.height))
        return Bitmap(width: width, height: height) { pixels in
            for y in 0..<height {
                for x in 0..<width {
                    let (first, second) = (ink(reference, x, y), ink(ours, x, y))
                    pixels[y * width + x] = 0xFF00_0000 | (255 - second) << 16 | (255 - first) << 8 | (255 - first)
                }
            }
        }
    }

    private func ink(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt32 {
        guard x < bitmap.width, y < bitmap.height else { return 0 }
        return PixelDifference.largest(
            bitmap.premultipliedPixel(x: x, y: y), bitmap.premultipliedPixel(x: 0, y: 0))
    }
}
