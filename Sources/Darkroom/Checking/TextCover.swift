import CairoGraphics
import DisplayList
import Foundation

/// Measures how much of a text or a symbol other drawings hide: the picture is drawn with black and with white letters, and only a letter that
/// reaches the picture makes a difference.
struct TextCover {
    private let dark: Bitmap
    private let light: Bitmap
    private let letters: Bitmap

    /// Draws a picture in its own colors.
    ///
    /// - Throws: `PictureFailure` if no picture has the size in pixels.
    init(_ list: DisplayList, of part: PicturePart = .letters, ground: RGBAColor?, with renderer: BitmapRenderer) throws {
        let scale = TextContrast.scale
        dark = try renderer.render(list.with(part, in: .black), scale: scale, background: ground)
        light = try renderer.render(list.with(part, in: .white), scale: scale, background: ground)
        letters = try renderer.render(list.alone(part), scale: scale, background: nil)
    }

    /// Creates a measure of pictures that are drawn already.
    ///
    /// - Parameters:
    ///   - dark: the picture with black letters.
    ///   - light: the picture with white letters.
    ///   - letters: the letters alone, whose alpha counts.
    init(dark: Bitmap, light: Bitmap, letters: Bitmap) { (self.dark, self.light, self.letters) = (dark, light, letters) }

    /// Returns the part of a text's letters that does not reach the picture, 0…1; 0 for a text without letters.
    ///
    /// - Parameters:
    ///   - lines: the rectangles of the lines in the picture, in points.
    ///   - clip: the visible part of the picture, in points.
    func hiddenShare(lines: [CGRect], clip: CGRect) -> Double {
        var (painted, drawn) = (0, 0)
        for line in lines {
            let rect = line.intersection(clip)
            guard !rect.isNull, !rect.isEmpty else { continue }
            let scale = TextContrast.scale
            for y in Int(rect.minY * scale)..<max(Int(rect.minY * scale), Int((rect.maxY * scale).rounded(.up))) {
                for x in Int(rect.minX * scale)..<max(Int(rect.minX * scale), Int((rect.maxX * scale).rounded(.up))) {
                    let alpha = Int(letters.premultipliedPixel(x: x, y: y) >> 24)
                    guard alpha > 0 else { continue }
                    painted += alpha
                    let (dark, light) = (dark.premultipliedPixel(x: x, y: y), light.premultipliedPixel(x: x, y: y))
                    drawn += min(alpha, abs(Int(light >> 8 & 255) - Int(dark >> 8 & 255)))
                }
            }
        }
        return painted == 0 ? 0 : 1 - Double(drawn) / Double(painted)
    }
}
