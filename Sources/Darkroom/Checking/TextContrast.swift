import CairoGraphics
import Checks
import DisplayList
import Foundation

/// Measures the contrast of texts on the pixels that are really behind them: the picture is drawn with and without its glyphs.
struct TextContrast {
    /// Pixels per point. Strokes of text are at least a pixel wide.
    static let scale: CGFloat = 3

    private let full: Bitmap
    private let bare: Bitmap

    /// Draws a picture on a ground, which shows where the picture is transparent.
    ///
    /// - Throws: `PictureFailure` if no picture has the size in pixels.
    init(_ list: DisplayList, ground: RGBAColor?, with renderer: BitmapRenderer) throws {
        full = try renderer.render(list, scale: TextContrast.scale, background: ground)
        bare = try renderer.render(list.withoutGlyphs, scale: TextContrast.scale, background: ground)
    }

    /// Creates a measure of pictures that are drawn already.
    init(full: Bitmap, bare: Bitmap) { (self.full, self.bare) = (full, bare) }

    /// The picture with its glyphs.
    var picture: Bitmap { full }

    /// What was measured of a text.
    struct Measure: Equatable {
        /// The contrast ratio by WCAG 2.2 where it is lowest.
        var ratio: Double
        /// The relative luminance of the text and of its ground there.
        var text: Double
        var ground: Double
    }

    /// Returns the contrast of a text, or nil if it changes no pixel.
    ///
    /// The text is measured in cells about as wide as a letter. In each cell, the strongest pixels are those that strokes cover
    /// in full. The cell with the lowest contrast counts, because a reader has to read it too.
    ///
    /// - Parameters:
    ///   - lines: the rectangles of the lines in the picture, in points.
    ///   - clip: the visible part of the picture, in points.
    ///   - fontSize: the size of the letters as drawn, in points.
    func measure(lines: [CGRect], clip: CGRect, fontSize: CGFloat) -> Measure? {
        let width = max(4, fontSize * TextContrast.scale)
        var cells: [(ink: Int, measure: Measure)] = []
        for line in lines {
            let rect = line.intersection(clip)
            guard !rect.isNull, !rect.isEmpty else { continue }
            let scaled = rect.applying(CGAffineTransform(scaleX: TextContrast.scale, y: TextContrast.scale))
            let count = max(1, Int((scaled.width / width).rounded()))
            for index in 0..<count {
                let left = scaled.minX + scaled.width * CGFloat(index) / CGFloat(count)
                let cell = CGRect(x: left, y: scaled.minY, width: scaled.width / CGFloat(count), height: scaled.height)
                if let found = self.cell(cell) { cells.append(found) }
            }
        }
        guard !cells.isEmpty else { return nil }
        let usual = cells.map(\.ink).sorted()[cells.count / 2]
        return cells.filter { $0.ink * 4 >= usual }.min { $0.measure.ratio < $1.measure.ratio }?.measure
    }

    /// The number of pixels that glyphs change in a cell, and the contrast of the strongest of them.
    private func cell(_ rect: CGRect) -> (ink: Int, measure: Measure)? {
        let (left, right) = (max(0, Int(rect.minX.rounded(.down))), min(full.width, Int(rect.maxX.rounded(.up))))
        let (top, bottom) = (max(0, Int(rect.minY.rounded(.down))), min(full.height, Int(rect.maxY.rounded(.up))))
        guard left < right, top < bottom else { return nil }
        var pixels: [(difference: Int, measure: Measure)] = []
        for y in top..<bottom {
            for x in left..<right {
                let (front, back) = (full.premultipliedPixel(x: x, y: y), bare.premultipliedPixel(x: x, y: y))
                guard front != back else { continue }
                let difference = TextContrast.difference(front, back)
                guard difference > 2 else { continue }
                let (text, ground) = (TextContrast.luminance(front), TextContrast.luminance(back))
                let ratio = (max(text, ground) + 0.05) / (min(text, ground) + 0.05)
                pixels.append((difference, Measure(ratio: ratio, text: text, ground: ground)))
            }
        }
        guard !pixels.isEmpty else { return nil }
        // The outermost few pixels can be those of an edge that is sharpened by what is behind it.
        pixels.sort { $0.difference > $1.difference }
        return (pixels.count, pixels[pixels.count / 20].measure)
    }

    private static func difference(_ first: UInt32, _ second: UInt32) -> Int {
        [0, 8, 16].map { abs(Int(first >> $0 & 255) - Int(second >> $0 & 255)) }.max()!
    }

    /// The relative luminance of an opaque pixel (WCAG 2.2).
    private static func luminance(_ pixel: UInt32) -> Double {
        0.2126 * linear[Int(pixel >> 16 & 255)] + 0.7152 * linear[Int(pixel >> 8 & 255)] + 0.0722 * linear[Int(pixel & 255)]
    }

    private static let linear: [Double] = (0...255).map { value in
        let component = Double(value) / 255
        return component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
}

extension DisplayList {
    /// The list without its glyphs.
    var withoutGlyphs: DisplayList { DisplayList(size: size, items: items.withoutGlyphs) }
}

extension [DisplayItem] {
    fileprivate var withoutGlyphs: [DisplayItem] {
        compactMap { item in
            switch item {
            case .glyphs: return nil
            case .group(var group):
                group.items = group.items.withoutGlyphs
                group.mask = group.mask?.withoutGlyphs
                return .group(group)
            default: return item
            }
        }
    }
}
