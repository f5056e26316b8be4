import CDeflate
import CPixels
import Foundation

extension PNGBands.Band {
    /// Compresses rows of a picture. Copies may begin in `above` rows before them.
    ///
    /// - Parameter kept: the strips that are known; nil for the others.
    /// - Throws: `PictureFailure` where memory is short.
    init(
        _ bitmap: Bitmap, rows: Range<Int>, above: Int, format: PNGBands.Format, filter: Int32, keeping kept: [PNGBands.Strip?]
    ) throws {
        let line = 1 + bitmap.width * format.channels
        let all = max(0, rows.lowerBound - above)..<rows.upperBound
        let (start, end) = ((rows.lowerBound - all.lowerBound) * line, all.count * line)
        let length = end - start
        let failure = PictureFailure(message: "There is no memory to compress \(length) bytes.")
        let packedSize = cpixels_deflate_bound(length)
        // Behind the lines are the bytes that may be read, which have to be set.
        let tokenPlace = (end + 16 + 3) & ~3
        guard let memory = malloc(tokenPlace + 4 * length + packedSize) else { throw failure }
        defer { free(memory) }
        let lines = memory.assumingMemoryBound(to: UInt8.self)
        memset(lines + end, 0, 16)
        let isWritten = bitmap.withRows(all) { pixels in
            let (first, width, height) = (pixels.baseAddress!, Int32(bitmap.width), Int32(all.count))
            switch format {
            case .indexes(let palette):
                cpixels_png_indexed_scanlines(first, width, height, palette.colors, Int32(palette.colors.count), lines)
                return true
            case .colors(let channels):
                return cpixels_png_scanlines(first, width, height, Int32(channels), filter, all.lowerBound == 0 ? 1 : 0, lines) != 0
            }
        }
        guard isWritten else { throw failure }
        let tokens = (memory + tokenPlace).assumingMemoryBound(to: UInt32.self)
        var (strips, count): ([PNGBands.Strip], Int) = ([], 0)
        var sums = [UInt32](repeating: 0, count: Int(cpixels_deflate_counts))
        var counts = sums
        for (known, strip) in zip(kept, PNGBands.strips(rows, height: bitmap.height)) {
            let place = max(all.lowerBound, strip.lowerBound - PNGBands.rowsAbove)
            let (first, last) = ((strip.lowerBound - place) * line, (strip.upperBound - place) * line)
            if let known {
                known.tokens.withUnsafeBufferPointer { (tokens + count).update(from: $0.baseAddress!, count: $0.count) }
                strips.append(known)
            } else {
                let found = cpixels_deflate_tokens(
                    lines + (place - all.lowerBound) * line, first, last, line, Int32(format.channels), tokens + count, &counts)
                guard found > 0 else { throw failure }
                strips.append(
                    PNGBands.Strip(
                        tokens: [UInt32](UnsafeBufferPointer(start: tokens + count, count: found)), counts: counts))
            }
            count += strips.last!.tokens.count
            for (index, number) in strips.last!.counts.enumerated() { sums[index] += number }
        }
        let packed = lines + tokenPlace + 4 * length
        let written = cpixels_deflate(tokens, count, sums, lines + start, packed)
        (self.filter, self.strips, self.length) = (filter, strips, length)
        blocks = Data(bytes: packed, count: written)
        sum = libdeflate_adler32(1, lines + start, length)
        var chunk = Data(capacity: written + 12)
        PNGChunks.append("IDAT", blocks, to: &chunk)
        self.chunk = chunk
    }
}
