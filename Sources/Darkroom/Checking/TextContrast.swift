import CairoGraphics
import Checks
import DisplayList
import Foundation

/// Measures the contrast of texts, or of a symbol, on the pixels that are really behind them.
///
/// The picture is drawn three times: as it is, without its letters, and its letters alone. The third tells which pixels a stroke
/// covers, and so which of the first are text; the second tells what is behind them. Without letters, once is enough.
struct TextContrast {
    /// Pixels per point. Strokes of text are at least a pixel wide.
    static let scale: CGFloat = 3
    /// The smallest alpha of a pixel that belongs to a stroke, 0…255: a tenth.
    private static let faintest = 25
    /// The smallest alpha of a ground that hides what is behind the picture, 0…255: nine tenths.
    private static let opaque = 230
    /// The largest difference of a color component that nobody sees, 0…255.
    private static let tolerance = 2

    private let full: Bitmap
    private let bare: Bitmap
    /// Nil where there are none.
    private let letters: Bitmap?

    /// Draws a picture on a ground, which shows where the picture is transparent.
    ///
    /// - Throws: `PictureFailure` if no picture has the size in pixels.
    init(_ list: DisplayList, of part: PicturePart = .letters, ground: RGBAColor?, with renderer: BitmapRenderer) throws {
        full = try renderer.render(list, scale: TextContrast.scale, background: ground)
        guard list.holds(part) else {
            (bare, letters) = (full, nil)
            return
        }
        bare = try renderer.render(list.without(part), scale: TextContrast.scale, background: ground)
        letters = try renderer.render(list.alone(part), scale: TextContrast.scale, background: nil)
    }

    /// Creates a measure of pictures that are drawn already.
    ///
    /// - Parameters:
    ///   - full: the picture.
    ///   - bare: the picture without its letters.
    ///   - letters: the letters alone, whose alpha counts.
    init(full: Bitmap, bare: Bitmap, letters: Bitmap) { (self.full, self.bare, self.letters) = (full, bare, letters) }

    /// The picture with its letters.
    var picture: Bitmap { full }
    /// The picture without its letters.
    var ground: Bitmap { bare }

    /// What was measured of a text.
    struct Measure: Equatable {
        /// The contrast ratio by WCAG 2.2 where it is lowest.
        var ratio: Double
        /// The relative luminance of the text and of its ground there.
        var text: Double
        var ground: Double
    }

    /// The pixels of a text.
    struct Ink: Equatable {
        /// How many pixels its letters cover.
        var painted = 0
        /// How many of them change the picture.
        var drawn = 0
        /// The contrast; nil if no letter covers a pixel, or if the picture does not tell what is behind them: a translucent Live
        /// Activity lies on a wallpaper.
        var measure: Measure?
        /// Whether a wallpaper shows behind letters.
        var isOnWallpaper = false
    }

    /// Measures a text.
    ///
    /// It is measured in cells an em wide, two letters or so. The cell with the lowest contrast counts, because a reader has to read
    /// it too.
    ///
    /// - Parameters:
    ///   - lines: the rectangles of the lines in the picture, in points.
    ///   - clip: the visible part of the picture, in points.
    ///   - fontSize: the size of the letters as drawn, in points.
    func measure(lines: [CGRect], clip: CGRect, fontSize: CGFloat) -> Ink {
        let width = max(4, fontSize * TextContrast.scale)
        var cells: [Ink] = []
        for line in lines {
            let rect = line.intersection(clip)
            guard !rect.isNull, !rect.isEmpty else { continue }
            let scaled = rect.applying(CGAffineTransform(scaleX: TextContrast.scale, y: TextContrast.scale))
            let count = max(1, Int((scaled.width / width).rounded()))
            for index in 0..<count {
                let left = scaled.minX + scaled.width * CGFloat(index) / CGFloat(count)
                let cell = self.cell(CGRect(x: left, y: scaled.minY, width: scaled.width / CGFloat(count), height: scaled.height))
                if cell.painted > 0 { cells.append(cell) }
            }
        }
        guard !cells.isEmpty else { return Ink() }
        // A cell with a comma alone tells little.
        let usual = cells.map(\.painted).sorted()[cells.count / 2]
        let lowest = cells.filter { $0.painted * 4 >= usual }.compactMap(\.measure).min { $0.ratio < $1.ratio }
        return Ink(
            painted: cells.reduce(0) { $0 + $1.painted }, drawn: cells.reduce(0) { $0 + $1.drawn }, measure: lowest,
            isOnWallpaper: cells.contains(where: \.isOnWallpaper))
    }

    /// Measures the strokes in a rectangle of pixels.
    private func cell(_ rect: CGRect) -> Ink {
        let (left, right) = (max(0, Int(rect.minX.rounded(.down))), min(full.width, Int(rect.maxX.rounded(.up))))
        let (top, bottom) = (max(0, Int(rect.minY.rounded(.down))), min(full.height, Int(rect.maxY.rounded(.up))))
        guard let letters, left < right, top < bottom else { return Ink() }
        var ink = Ink()
        var pixels: [(alpha: Int, text: UInt32, ground: UInt32)] = []
        // A shadow or a glow of the letters is what a reader sees beside the strokes.
        var halo: (sum: Double, count: Int) = (0, 0)
        for y in top..<bottom {
            for x in left..<right {
                let (front, back) = (full.premultipliedPixel(x: x, y: y), bare.premultipliedPixel(x: x, y: y))
                let alpha = Int(letters.premultipliedPixel(x: x, y: y) >> 24)
                if alpha < TextContrast.faintest {
                    if alpha == 0, front != back, TextContrast.difference(front, back) > 4 * TextContrast.tolerance {
                        halo = (halo.sum + TextContrast.luminance(front), halo.count + 1)
                    }
                    continue
                }
                ink.painted += 1
                if front != back, TextContrast.difference(front, back) > TextContrast.tolerance { ink.drawn += 1 }
                pixels.append((alpha, front, back))
            }
        }
        guard let strongest = pixels.map(\.alpha).max() else { return ink }
        // Pixels at the edge of a stroke mix its color with that of the ground.
        let strokes = pixels.filter { $0.alpha * 5 >= strongest * 4 }
        guard strokes.filter({ $0.ground >> 24 < TextContrast.opaque }).count * 2 <= strokes.count else {
            ink.isOnWallpaper = true
            return ink
        }
        let glow = halo.count * 2 >= strokes.count ? halo.sum / Double(halo.count) : nil
        var measures = strokes.map { stroke -> Measure in
            let (text, ground) = (TextContrast.luminance(stroke.text), TextContrast.luminance(stroke.ground))
            let plain = Measure(ratio: TextContrast.ratio(text, ground), text: text, ground: ground)
            guard let glow, TextContrast.ratio(text, glow) > plain.ratio else { return plain }
            return Measure(ratio: TextContrast.ratio(text, glow), text: text, ground: glow)
        }
        measures.sort { $0.ratio > $1.ratio }
        ink.measure = measures[measures.count / 10]
        return ink
    }

    static func difference(_ first: UInt32, _ second: UInt32) -> Int {
        var largest = 0
        for shift in stride(from: UInt32(0), through: 16, by: 8) {
            largest = max(largest, abs(Int(first >> shift & 255) - Int(second >> shift & 255)))
        }
        return largest
    }

    /// The contrast ratio of two relative luminances, 1…21 (WCAG 2.2, "contrast ratio").
    static func ratio(_ first: Double, _ second: Double) -> Double { (max(first, second) + 0.05) / (min(first, second) + 0.05) }

    /// The relative luminance of an opaque pixel (WCAG 2.2, "relative luminance").
    static func luminance(_ pixel: UInt32) -> Double {
        0.2126 * linear[Int(pixel >> 16 & 255)] + 0.7152 * linear[Int(pixel >> 8 & 255)] + 0.0722 * linear[Int(pixel & 255)]
    }

    private static let linear: [Double] = (0...255).map { TransferCurve.linear(Double($0) / 255) }
}
