import CPixels
import Foundation

/// The colors of a picture that has at most 256.
struct PNGPalette: Equatable, Sendable {
    /// The colors of some pixels, and the pixels of each.
    struct Counts: Sendable {
        private(set) var colors: [UInt32] = []
        private(set) var counts: [Int] = []

        init() {}

        /// Fails if the pixels have more than 256 colors.
        init?(_ pixels: UnsafeBufferPointer<UInt32>) {
            (colors, counts) = ([UInt32](repeating: 0, count: 256), [Int](repeating: 0, count: 256))
            let count = Int(cpixels_palette(pixels.baseAddress!, pixels.count, &colors, &counts))
            guard cut(to: count) else { return nil }
        }

        /// Returns the colors of these and other pixels, or nil if there are more than 256.
        func adding(_ others: Counts) -> Counts? {
            var sum = self
            sum.colors += [UInt32](repeating: 0, count: 256 - colors.count)
            sum.counts += [Int](repeating: 0, count: 256 - counts.count)
            let count = cpixels_palette_with(
                others.colors, others.counts, Int32(others.colors.count), &sum.colors, &sum.counts, Int32(colors.count))
            return sum.cut(to: Int(count)) ? sum : nil
        }

        private mutating func cut(to count: Int) -> Bool {
            guard count <= 256 else { return false }
            colors.removeLast(256 - count)
            counts.removeLast(256 - count)
            return true
        }
    }

    /// The premultiplied colors. Translucent ones are first, so that the list of alphas is short.
    let colors: [UInt32]

    /// The most common colors are next: the ground then has index 0, like the filter's byte before each line, so empty lines form
    /// one run. Fails if the picture has more than 256 colors.
    init?(_ bitmap: Bitmap) {
        guard let counts = bitmap.withPixels({ Counts($0) }) else { return nil }
        colors = counts.colors.indices.sorted {
            let (first, second) = (Self.isOpaque(counts.colors[$0]), Self.isOpaque(counts.colors[$1]))
            return first == second ? (-counts.counts[$0], $0) < (-counts.counts[$1], $1) : !first
        }.map { counts.colors[$0] }
    }

    /// The ground is next, and then the other colors in the order of their values: pictures that differ in some places alone have
    /// the same indexes.
    init(stable counts: Counts) {
        let ground = counts.colors.indices.filter { Self.isOpaque(counts.colors[$0]) }
            .min { (-counts.counts[$0], counts.colors[$0]) < (-counts.counts[$1], counts.colors[$1]) }
            .map { counts.colors[$0] }
        colors = counts.colors.sorted {
            let (first, second) = (Self.isOpaque($0), Self.isOpaque($1))
            return first != second ? !first : ($0 == ground) != ($1 == ground) ? $0 == ground : $0 < $1
        }
    }

    private static func isOpaque(_ color: UInt32) -> Bool { color >> 24 == 255 }

    /// The size of the chunks in bytes, with twelve for the frame of each.
    var size: Int {
        let alphas = colors.count { $0 >> 24 < 255 }
        return 12 + 3 * colors.count + (alphas > 0 ? 12 + alphas : 0)
    }

    /// Appends the colors, and the alphas if some are translucent.
    func append(to file: inout Data) {
        var bytes = [UInt8](repeating: 0, count: 3 * colors.count)
        for (index, pixel) in colors.enumerated() {
            var color = [UInt8](repeating: 0, count: 4)
            withUnsafePointer(to: pixel) { cpixels_png_row($0, 1, 4, &color) }
            bytes.replaceSubrange(3 * index..<3 * index + 3, with: color.prefix(3))
        }
        PNGChunks.append("PLTE", bytes, to: &file)
        let alphas = colors.map { UInt8($0 >> 24) }.prefix { $0 < 255 }
        if !alphas.isEmpty { PNGChunks.append("tRNS", Array(alphas), to: &file) }
    }
}
