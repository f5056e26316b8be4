import CairoGraphics
import Foundation

/// Measures how varied the pixels of an image are as drawn.
enum ImageTones {
    /// Returns the standard deviation of the relative luminance in a rectangle of a picture, 0…0.5; nil where nothing is visible.
    ///
    /// - Parameters:
    ///   - frame: the visible part of the image, in points.
    ///   - bitmap: a picture of `TextContrast.scale` pixels per point.
    static func spread(in frame: CGRect, of bitmap: Bitmap) -> Double? {
        let scale = TextContrast.scale
        let picture = CGRect(x: 0, y: 0, width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
        let frame = frame.intersection(picture)
        guard !frame.isNull else { return nil }
        let (left, right) = (max(0, Int((frame.minX * scale).rounded(.up))), min(bitmap.width, Int(frame.maxX * scale)))
        let (top, bottom) = (max(0, Int((frame.minY * scale).rounded(.up))), min(bitmap.height, Int(frame.maxY * scale)))
        guard left < right, top < bottom else { return nil }
        // Every third pixel, one a point, tells enough.
        var (count, sum, squares) = (0.0, 0.0, 0.0)
        for y in stride(from: top, to: bottom, by: Int(scale)) {
            for x in stride(from: left, to: right, by: Int(scale)) {
                let luminance = TextContrast.luminance(bitmap.premultipliedPixel(x: x, y: y))
                (count, sum, squares) = (count + 1, sum + luminance, squares + luminance * luminance)
            }
        }
        let mean = sum / count
        return max(0, squares / count - mean * mean).squareRoot()
    }
}
