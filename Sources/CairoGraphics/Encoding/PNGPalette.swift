import CPixels
import Foundation

/// The colors of a picture that has at most 256.
struct PNGPalette {
    /// The premultiplied colors. Translucent ones are first, so that the list of alphas is short. The most common ones
    /// are next: the ground then has index 0, like the filter's byte before each line, so empty lines form one run.
    let colors: [UInt32]

    /// Fails if the picture has more than 256 colors.
    init?(_ bitmap: Bitmap) {
        var colors = [UInt32](repeating: 0, count: 256)
        var counts = [Int](repeating: 0, count: 256)
        let count = bitmap.withPixels { Int(cpixels_palette($0.baseAddress!, $0.count, &colors, &counts)) }
        guard count <= 256 else { return nil }
        self.colors = (0..<count).sorted {
            let (first, second) = (colors[$0] >> 24 == 255, colors[$1] >> 24 == 255)
            return first == second ? (-counts[$0], $0) < (-counts[$1], $1) : !first
        }.map { colors[$0] }
    }

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
