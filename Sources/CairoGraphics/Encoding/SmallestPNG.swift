import CDeflate
import CPixels
import Foundation

/// Encodes a small PNG file in reasonable time, with the fewest bytes per pixel that represent every color exactly and
/// the filters that compress best.
///
/// A picture of up to 256 colors gets a palette, and a gray picture gets gray channels. The encoder compresses with
/// each choice of filters quickly, and then with the best one thoroughly.
struct SmallestPNG {
    /// The pixels in one of PNG's formats.
    private struct Layout {
        /// The color type: 0 gray, 2 colors, 3 palette indexes, 4 gray and alpha, 6 colors and alpha.
        let colorType: UInt8
        let bits: Int
        var palette: PNGPalette?

        var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType]! }
        func lineLength(width: Int) -> Int { (width * channels * bits + 7) / 8 }
    }

    /// Filtered lines to be compressed.
    private struct Candidate {
        let layout: Layout
        let choice: cpixels_filter_choice
        let size: Int
    }

    private static let quickLevel: Int32 = 6
    // Measured on 24 goldens: 457,574 bytes in 7 ms each. Level 10 takes 24 ms for 1% fewer bytes, level 12 takes 93 ms for 6% fewer.
    private static let thoroughLevel: Int32 = 9
    /// The level for lines of at most 64 KB, which take no time to speak of.
    private static let levelOfFew: Int32 = 12
    /// The number of pixels below which a picture may be smaller without a palette, because of the palette's own size.
    private static let fewPixels = 4096

    let bitmap: Bitmap
    let scale: CGFloat

    /// Returns the file's bytes. The picture must have pixels.
    ///
    /// - Throws: `PictureFailure` where memory is short.
    func encode() throws -> Data {
        var candidates: [Candidate] = []
        for layout in layouts() {
            let lines = self.lines(layout)
            for number in 0..<cpixels_filter_choices.rawValue {
                let choice = cpixels_filter_choice(number)
                let size = try pack(filtered(lines, layout, choice), level: Self.quickLevel).count
                candidates.append(Candidate(layout: layout, choice: choice, size: size + (layout.palette?.size ?? 0)))
            }
        }
        let best = candidates.enumerated().min { ($0.element.size, $0.offset) < ($1.element.size, $1.offset) }!.element
        return try file(best.layout, filtered(lines(best.layout), best.layout, best.choice))
    }

    private func layouts() -> [Layout] {
        let (isOpaque, isGrey) = bitmap.withPixels { pixels in
            (
                cpixels_are_opaque(pixels.baseAddress!, pixels.count) != 0,
                cpixels_are_grey(pixels.baseAddress!, pixels.count) != 0
            )
        }
        var layouts: [Layout] = []
        if let palette = PNGPalette(bitmap) {
            let bits = palette.colors.count <= 2 ? 1 : palette.colors.count <= 4 ? 2 : palette.colors.count <= 16 ? 4 : 8
            layouts.append(Layout(colorType: 3, bits: bits, palette: palette))
            if bits < 8 { layouts.append(Layout(colorType: 3, bits: 8, palette: palette)) }
        }
        if isGrey { layouts.append(Layout(colorType: isOpaque ? 0 : 4, bits: 8)) }
        if layouts.isEmpty || bitmap.width * bitmap.height < Self.fewPixels {
            layouts.append(Layout(colorType: isOpaque ? 2 : 6, bits: 8))
        }
        return layouts
    }

    private func lines(_ layout: Layout) -> [UInt8] {
        let length = layout.lineLength(width: bitmap.width)
        return [UInt8](unsafeUninitializedCapacity: length * bitmap.height) { lines, count in
            bitmap.withPixels { pixels in
                if let palette = layout.palette {
                    cpixels_png_indexed_lines(
                        pixels.baseAddress!, Int32(bitmap.width), Int32(bitmap.height), Int32(layout.bits),
                        palette.colors, Int32(palette.colors.count), lines.baseAddress!)
                } else {
                    for row in 0..<bitmap.height {
                        cpixels_png_row(
                            pixels.baseAddress! + row * bitmap.width, Int32(bitmap.width), Int32(layout.channels),
                            lines.baseAddress! + row * length)
                    }
                }
            }
            count = length * bitmap.height
        }
    }

    private func filtered(_ lines: [UInt8], _ layout: Layout, _ choice: cpixels_filter_choice) throws -> [UInt8] {
        let length = layout.lineLength(width: bitmap.width)
        let count = (length + 1) * bitmap.height
        return try [UInt8](unsafeUninitializedCapacity: count) { out, written in
            let isDone = cpixels_png_filter(
                lines, length, Int32(bitmap.height), Int32(max(1, layout.channels * layout.bits / 8)), choice,
                out.baseAddress!)
            guard isDone != 0 else { throw Self.noMemory(for: count) }
            written = count
        }
    }

    private func pack(_ bytes: [UInt8], level: Int32) throws -> [UInt8] {
        guard let compressor = libdeflate_alloc_compressor(level) else { throw Self.noMemory(for: bytes.count) }
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
        guard bound < Int(Int32.max) else { throw Self.noMemory(for: bytes.count) }
        return [UInt8](unsafeUninitializedCapacity: bound) { packed, count in
            count = libdeflate_zlib_compress(compressor, bytes, bytes.count, packed.baseAddress!, bound)
        }
    }

    private func file(_ layout: Layout, _ lines: [UInt8]) throws -> Data {
        var file = PNGChunks.signature
        PNGChunks.appendHeader(
            width: bitmap.width, height: bitmap.height, bits: UInt8(layout.bits), colorType: layout.colorType,
            scale: scale, to: &file)
        layout.palette?.append(to: &file)
        PNGChunks.append("IDAT", try pack(lines, level: lines.count > 1 << 16 ? Self.thoroughLevel : Self.levelOfFew), to: &file)
        PNGChunks.append("IEND", to: &file)
        return file
    }

    private static func noMemory(for count: Int) -> PictureFailure {
        PictureFailure(message: "There is no memory to compress \(count) bytes.")
    }
}
