import CPixels
import Foundation

/// What frames are made of.
extension Bitmap {
    /// The smallest rectangle around what differs from `other`, a picture of the same size; everything where there is
    /// none.
    func changedRect(since other: Bitmap?) -> PixelRect {
        guard let other else { return PixelRect(minX: 0, minY: 0, maxX: width, maxY: height) }
        guard let region = BitmapComparison(other, self).region else { return .empty }
        return PixelRect(
            minX: region.x, minY: region.y, maxX: region.x + region.width, maxY: region.y + region.height)
    }

    /// The part inside `rect`, which lies within the picture.
    func cropped(to rect: PixelRect) -> Bitmap {
        if rect.width == width, rect.height == height { return self }
        return withPixels { source in
            Bitmap(width: rect.width, height: rect.height) { pixels in
                for row in 0..<rect.height {
                    memcpy(
                        pixels.baseAddress! + row * rect.width,
                        source.baseAddress! + (rect.minY + row) * width + rect.minX, rect.width * 4)
                }
            }
        }
    }

    /// What to lay over `other`, a picture of the same size, to get this one: nothing where they are the same. nil where
    /// a pixel that changes is not opaque.
    func changes(since other: Bitmap) -> Bitmap? {
        var isPossible = false
        let changes = withPixels { new in
            other.withPixels { old in
                Bitmap(width: width, height: height) { out in
                    isPossible = cpixels_opaque_changes(
                        old.baseAddress!, new.baseAddress!, out.count, out.baseAddress!) != 0
                }
            }
        }
        return isPossible ? changes : nil
    }

    /// The picture laid on an opaque color, 0xFFRRGGBB.
    func onGround(_ ground: UInt32) -> Bitmap {
        withPixels { source in
            Bitmap(width: width, height: height) {
                cpixels_on_ground(source.baseAddress!, source.count, ground, $0.baseAddress!)
            }
        }
    }
}
