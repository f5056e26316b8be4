import CairoGraphics
import Foundation

/// The difference of a picture from its background, pixel by pixel.
struct InkMap {
    let width: Int
    let height: Int
    /// The largest difference of a color channel, from 0 (the background) to 1.
    private let coverage: [Float]
    private let colors: [UInt32]

    /// The value below which a pixel belongs to the background.
    private static let threshold: Float = 0.1

    /// - Parameter ignored: Rectangles in pixels with third-party artwork, which our pictures do not show.
    init(_ bitmap: Bitmap, ignoring ignored: [CGRect] = []) {
        (width, height) = (bitmap.width, bitmap.height)
        let ground = bitmap.premultipliedPixel(x: 0, y: 0)
        let colors = bitmap.withPixels { Array($0) }
        var coverage = colors.map { Float(PixelDifference.largest($0, ground)) / 255 }
        for rect in ignored {
            for y in max(0, Int(rect.minY))..<min(bitmap.height, Int(rect.maxY)) {
                for x in max(0, Int(rect.minX))..<min(bitmap.width, Int(rect.maxX)) {
                    coverage[y * bitmap.width + x] = 0
                }
            }
        }
        (self.coverage, self.colors) = (coverage, colors)
    }

    /// Returns the difference of a pixel from the background, from 0 to 1; 0 outside the picture.
    func ink(x: Int, y: Int) -> Float {
        x >= 0 && y >= 0 && x < width && y < height ? coverage[y * width + x] : 0
    }

    /// Returns the connected pieces of ink from top to bottom.
    func marks() -> [InkMark] {
        var seen = [Bool](repeating: false, count: coverage.count)
        var marks: [InkMark] = []
        for start in coverage.indices where coverage[start] > Self.threshold && !seen[start] {
            var pixels = [start]
            seen[start] = true
            var next = 0
            while next < pixels.count {
                let (x, y) = (pixels[next] % width, pixels[next] / width)
                next += 1
                for (dx, dy) in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)] {
                    let (column, line) = (x + dx, y + dy)
                    guard column >= 0, line >= 0, column < width, line < height else { continue }
                    let index = line * width + column
                    if coverage[index] > Self.threshold, !seen[index] {
                        seen[index] = true
                        pixels.append(index)
                    }
                }
            }
            if pixels.count >= 3 { marks.append(mark(of: pixels)) }
        }
        return marks.sorted { ($0.box.top, $0.box.left) < ($1.box.top, $1.box.left) }
    }

    /// Returns a mark with subpixel edges: the ink of an edge pixel relative to the darkest pixel is its coverage.
    private func mark(of pixels: [Int]) -> InkMark {
        let columns = pixels.map { $0 % width }, lines = pixels.map { $0 / width }
        let (left, right) = (columns.min()!, columns.max()!)
        let (top, bottom) = (lines.min()!, lines.max()!)
        let peak = pixels.map { coverage[$0] }.max() ?? 1
        func strongest(_ isEdge: (Int) -> Bool) -> Double {
            Double(min(1, (pixels.filter(isEdge).map { coverage[$0] }.max() ?? peak) / peak))
        }
        let box = InkBox(
            left: Double(left + 1) - strongest { $0 % width == left },
            top: Double(top + 1) - strongest { $0 / width == top },
            right: Double(right) + strongest { $0 % width == right },
            bottom: Double(bottom) + strongest { $0 / width == bottom })
        let darkest = pixels.max { coverage[$0] < coverage[$1] }!
        return InkMark(box: box, color: colors[darkest], area: pixels.count)
    }
}

/// Edges in pixels.
struct InkBox {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    var width: Double { right - left }
    var height: Double { bottom - top }

    func union(_ other: InkBox) -> InkBox {
        InkBox(
            left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
            bottom: max(bottom, other.bottom))
    }

    /// Returns the number of pixels by which the two boxes overlap vertically.
    func overlap(_ other: InkBox) -> Double { min(bottom, other.bottom) - max(top, other.top) }

    func gap(_ other: InkBox) -> Double { max(left, other.left) - min(right, other.right) }
}

/// A connected piece of ink.
struct InkMark {
    var box: InkBox
    /// The color `0xAARRGGBB` of the strongest pixel.
    var color: UInt32
    /// The area in pixels.
    var area: Int

    func resembles(_ other: InkMark) -> Bool {
        PixelDifference.largest(color, other.color) < 48
    }
}
