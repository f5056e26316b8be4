import CPixels
import Foundation

/// Operations on bitmaps for animation frames.
extension Bitmap {
    /// Returns the smallest rectangle around the differences from `other`, a picture of the same size, or the whole
    /// rectangle if there is no other picture.
    func changedRect(since other: Bitmap?) -> PixelRect {
        guard let other else { return PixelRect(minX: 0, minY: 0, maxX: width, maxY: height) }
        guard let region = BitmapComparison(other, self).region else { return .empty }
        return PixelRect(
            minX: region.x, minY: region.y, maxX: region.x + region.width, maxY: region.y + region.height)
    }

    /// Returns the part inside `rect`, which must be within the picture.
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

    /// Returns the picture at the top of a transparent canvas, in the middle. The canvas is at least as large as the picture.
    package func placed(onWidth canvasWidth: Int, height canvasHeight: Int) -> Bitmap {
        if canvasWidth <= width, canvasHeight <= height { return self }
        let left = max(0, canvasWidth - width) / 2
        return withPixels { source in
            Bitmap(width: max(width, canvasWidth), height: max(height, canvasHeight)) { pixels in
                for row in 0..<height {
                    memcpy(
                        pixels.baseAddress! + row * max(width, canvasWidth) + left, source.baseAddress! + row * width, width * 4)
                }
            }
        }
    }

    /// Returns a picture that turns `other`, a picture of the same size, into this one when drawn over it. It is
    /// transparent where both are equal. The result is `nil` if a changed pixel is not opaque.
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

    /// Returns the picture composited over an opaque color, 0xFFRRGGBB.
    func onGround(_ ground: UInt32) -> Bitmap {
        withPixels { source in
            Bitmap(width: width, height: height) {
                cpixels_on_ground(source.baseAddress!, source.count, ground, $0.baseAddress!)
            }
        }
    }
}
