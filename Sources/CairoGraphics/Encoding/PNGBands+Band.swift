import CDeflate
import CPixels
import Foundation

extension PNGBands.Band {
    /// The bytes behind lines that the coder may read. They have to be set.
    private static let bytesBehind = 16

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
        let tokenPlace = (end + Self.bytesBehind + 3) & ~3
        guard let memory = malloc(tokenPlace + 4 * length + packedSize) else { throw failure }
        defer { free(memory) }
        let lines = memory.assumingMemoryBound(to: UInt8.self)
        /// Writes the lines of rows, and the bytes behind them that may be read.
        func write(_ rows: Range<Int>) throws {
            let first = lines + (rows.lowerBound - all.lowerBound) * line
            let isWritten = bitmap.withRows(rows) { pixels in
                let (start, width, height) = (pixels.baseAddress!, Int32(bitmap.width), Int32(rows.count))
                switch format {
                case .indexes(let palette):
                    cpixels_png_indexed_scanlines(start, width, height, palette.colors, Int32(palette.colors.count), first)
                    return true
                case .colors(let channels):
                    return cpixels_png_scanlines(
                        start, width, height, Int32(channels), filter, rows.lowerBound == 0 ? 1 : 0, first) != 0
                }
            }
            guard isWritten else { throw failure }
            memset(first + rows.count * line, 0, Self.bytesBehind)
        }
        let parts = PNGBands.strips(rows, height: bitmap.height)
        func withRowsAbove(_ strip: Range<Int>) -> Range<Int> {
            max(all.lowerBound, strip.lowerBound - PNGBands.rowsAbove)..<strip.upperBound
        }
        var unwritten: Range<Int>?
        for (known, strip) in zip(kept, parts) where known == nil {
            let rows = withRowsAbove(strip)
            if let earlier = unwritten, earlier.upperBound < rows.lowerBound { try write(earlier) }
            unwritten = unwritten.map { $0.upperBound < rows.lowerBound ? rows : $0.lowerBound..<rows.upperBound } ?? rows
        }
        if let unwritten { try write(unwritten) }
        let tokens = (memory + tokenPlace).assumingMemoryBound(to: UInt32.self)
        var (strips, count, sum): ([PNGBands.Strip], Int, UInt32) = ([], 0, 1)
        var sums = [UInt32](repeating: 0, count: Int(cpixels_deflate_counts))
        var counts = sums
        for (known, rows) in zip(kept, parts) {
            let searched = withRowsAbove(rows)
            let (first, last) = ((rows.lowerBound - searched.lowerBound) * line, (rows.upperBound - searched.lowerBound) * line)
            if let known {
                known.tokens.withUnsafeBufferPointer { (tokens + count).update(from: $0.baseAddress!, count: $0.count) }
                strips.append(known)
            } else {
                let bytes = lines + (searched.lowerBound - all.lowerBound) * line
                let found = cpixels_deflate_tokens(bytes, first, last, line, Int32(format.channels), tokens + count, &counts)
                guard found > 0 else { throw failure }
                strips.append(
                    PNGBands.Strip(
                        tokens: [UInt32](UnsafeBufferPointer(start: tokens + count, count: found)), counts: counts,
                        sum: libdeflate_adler32(1, bytes + first, last - first)))
            }
            let strip = strips[strips.count - 1]
            count += strip.tokens.count
            sum = Adler32.joined(sum, strip.sum, length: last - first)
            for (index, number) in strip.counts.enumerated() { sums[index] += number }
        }
        let packed = lines + tokenPlace + 4 * length
        var written = cpixels_deflate(tokens, count, sums, nil, packed)
        if written == 0 {
            // Noise takes fewer bytes as it is. Only then are all lines needed.
            try write(all)
            written = cpixels_deflate(tokens, count, sums, lines + start, packed)
        }
        (self.filter, self.strips, self.length, self.sum) = (filter, strips, length, sum)
        blocks = Data(bytes: packed, count: written)
        var chunk = Data(capacity: written + 12)
        PNGChunks.append("IDAT", blocks, to: &chunk)
        self.chunk = chunk
    }
}
