import CairoGraphics
import Foundation

extension Bitmap {
    /// The smallest rectangle around all pixels that differ from the one in the upper left corner, in pixels; empty if none do.
    var inkBounds: CGRect {
        withPixels { pixels in
            guard let first = pixels.first else { return .zero }
            var (left, right, top, bottom) = (width, -1, height, -1)
            for y in 0..<height {
                let row = pixels[(y * width)..<((y + 1) * width)]
                guard let start = row.firstIndex(where: { $0 != first }), let end = row.lastIndex(where: { $0 != first }) else { continue }
                (left, right) = (min(left, start - y * width), max(right, end - y * width))
                (top, bottom) = (min(top, y), y)
            }
            return right < 0 ? .zero : CGRect(x: left, y: top, width: right + 1 - left, height: bottom + 1 - top)
        }
    }
}
