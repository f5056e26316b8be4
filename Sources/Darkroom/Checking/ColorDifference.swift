import CairoGraphics
import Checks
import DisplayList
import Foundation

/// How two drawings differ that have the same outlines, letters and images, and other colors.
struct ColorDifference {
    /// The contrast ratio by WCAG 2.2, 1…21, that all but a twentieth of the pixels that differ stay below.
    var contrast: Double
    /// The part of the picture that differs, 0…1.
    var share: Double
    /// The smallest rectangle around what differs, in points.
    var frame: CGRect
    /// The colors of the pixel that differs most.
    var colors: (first: StateFacts.Color, second: StateFacts.Color)

    /// Pixels per point: the areas of symbols and shapes are seen, not the edges of strokes.
    private static let scale: CGFloat = 2
    /// The smallest difference of a color component that is seen, 0…255 (a guess).
    private static let smallest = 24

    /// Compares two drawings.
    ///
    /// - Parameter ground: what shows where they are transparent; nil for white.
    /// - Returns: nil for drawings that are equal, or that differ in something else.
    /// - Throws: `PictureFailure` if no picture has the size in pixels.
    init?(_ first: DisplayList, _ second: DisplayList, ground: RGBAColor?, with renderer: BitmapRenderer) throws {
        guard first.size == second.size, first != second, first.withoutColors == second.withoutColors else { return nil }
        let ground = ground ?? .white
        let one = try renderer.render(first, scale: ColorDifference.scale, background: ground)
        let other = try renderer.render(second, scale: ColorDifference.scale, background: ground)
        var ratios: [Double] = []
        var (largest, colors) = (0, (UInt32(0), UInt32(0)))
        var bounds = CGRect.null
        for y in 0..<one.height {
            for x in 0..<one.width {
                let (a, b) = (one.premultipliedPixel(x: x, y: y), other.premultipliedPixel(x: x, y: y))
                guard a != b else { continue }
                let difference = TextContrast.difference(a, b)
                guard difference >= ColorDifference.smallest else { continue }
                ratios.append(TextContrast.ratio(TextContrast.luminance(a), TextContrast.luminance(b)))
                bounds = bounds.union(CGRect(x: x, y: y, width: 1, height: 1))
                if difference > largest { (largest, colors) = (difference, (a, b)) }
            }
        }
        // A few pixels are no sign of anything.
        guard ratios.count >= 16 else { return nil }
        ratios.sort()
        contrast = ratios[ratios.count * 19 / 20]
        share = Double(ratios.count) / Double(one.width * one.height)
        frame = bounds.applying(CGAffineTransform(scaleX: 1 / ColorDifference.scale, y: 1 / ColorDifference.scale))
        self.colors = (StateFacts.Color(colors.0), StateFacts.Color(colors.1))
    }
}

extension StateFacts.Color {
    /// The color of an opaque pixel.
    fileprivate init(_ pixel: UInt32) {
        self.init(Double(pixel >> 16 & 255) / 255, Double(pixel >> 8 & 255) / 255, Double(pixel & 255) / 255)
    }
}
