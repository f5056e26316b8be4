import CGIF
import CImageQuant
import CPixels
import Foundation

/// A picture reduced to its 255 most suitable colors, with dithered gradients, and one transparent color.
struct GIFColors {
    /// The color table. GIF requires the size to be a power of two.
    let table: [GifColorType]
    /// The color index of each pixel, row by row.
    private(set) var indices: [UInt8]
    /// The index that leaves a pixel unchanged.
    let transparentIndex: UInt8

    /// Throws `PictureFailure` where memory is short. Every pixel is opaque.
    init(of picture: Bitmap) throws {
        GIFColors.useOneThread()
        let shortage = PictureFailure(message: "There is no memory to choose a GIF's colours.")
        let count = picture.width * picture.height
        guard let attributes = liq_attr_create() else { throw shortage }
        defer { liq_attr_destroy(attributes) }
        guard liq_set_max_colors(attributes, 255) == LIQ_OK, let bytes = malloc(count * 4) else { throw shortage }
        defer { free(bytes) }
        picture.withPixels {
            cpixels_opaque_rgba($0.baseAddress!, count, bytes.assumingMemoryBound(to: UInt8.self))
        }
        guard
            let image = liq_image_create_rgba(attributes, bytes, Int32(picture.width), Int32(picture.height), 0)
        else { throw shortage }
        defer { liq_image_destroy(image) }
        var found: OpaquePointer?
        guard liq_image_quantize(image, attributes, &found) == LIQ_OK, let found else { throw shortage }
        defer { liq_result_destroy(found) }
        liq_set_dithering_level(found, 1)
        var indices = [UInt8](repeating: 0, count: count)
        guard liq_write_remapped_image(found, image, &indices, count) == LIQ_OK,
            let palette = liq_get_palette(found)
        else { throw shortage }
        self.indices = indices
        let used = Int(palette.pointee.count)
        var table = withUnsafeBytes(of: palette.pointee.entries) { entries in
            entries.bindMemory(to: liq_color.self).prefix(used).map { GifColorType(Red: $0.r, Green: $0.g, Blue: $0.b) }
        }
        transparentIndex = UInt8(used)
        var size = 2
        while size <= used { size *= 2 }
        table += Array(repeating: GifColorType(Red: 0, Green: 0, Blue: 0), count: size - used)
        self.table = table
    }

    /// Makes the pixels transparent that are equal in `picture` and `other`, two pictures of this size.
    mutating func clearPixels(equalIn picture: Bitmap, and other: Bitmap) {
        picture.withPixels { pixels in
            other.withPixels {
                cpixels_mark_equal(pixels.baseAddress!, $0.baseAddress!, pixels.count, transparentIndex, &indices)
            }
        }
    }

    /// Limits libimagequant to one thread. With more threads, the order of its sums, and thus the rounding, depends on
    /// the number of cores.
    private static func useOneThread() {
        guard let symbol = dlsym(nil, "omp_set_num_threads") else { return }
        unsafeBitCast(symbol, to: (@convention(c) (Int32) -> Void).self)(1)
    }
}
