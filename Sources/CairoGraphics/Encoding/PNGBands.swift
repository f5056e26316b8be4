import CPixels
import Foundation

/// A picture's lines, compressed in bands of rows (https://www.w3.org/TR/png-3/).
///
/// The bytes of a band depend on the picture's format, on the band's rows and on a few rows above alone. So bands can be
/// compressed at the same time, and a picture that differs from another one in some rows takes over the other bands. A band is
/// searched for copies in strips of some rows, and takes over those of a strip whose rows did not change.
package struct PNGBands: Sendable {
    /// What the bytes of lines mean.
    enum Format: Equatable, Sendable {
        /// Indexes of a palette, without a filter.
        case indexes(PNGPalette)
        /// Red, green, blue and, with four channels, alpha.
        case colors(channels: Int)

        var channels: Int {
            switch self {
            case .indexes: 1
            case .colors(let channels): channels
            }
        }
    }

    /// What is known of a band's pixels.
    private struct Content: Sendable {
        let isOpaque: Bool
        let colors: Colors
    }

    private enum Colors {
        case notCounted
        /// There are more than a palette has.
        case tooMany
        case counted(PNGPalette.Counts)
    }

    /// The lines of a band.
    struct Band: Sendable {
        /// A filter of PNG for all lines.
        let filter: Int32
        /// What the blocks consist of.
        let strips: [Strip]
        /// Blocks of a deflate stream. They end at a byte, and none is the last.
        let blocks: Data
        /// The Adler-32 of the lines, and their number of bytes.
        let sum: UInt32
        let length: Int
        /// The chunk with the blocks, without the bytes in front of the first one.
        let chunk: Data
    }

    /// Some lines of a band as literal bytes and copies, and how often each symbol occurs among them.
    struct Strip: Equatable, Sendable {
        let tokens: [UInt32]
        let counts: [UInt32]
    }

    let width: Int
    let height: Int
    let format: Format
    let bands: [Band]
    private let contents: [Content]

    /// The number of pixels below which a palette may be larger than what it saves.
    private static let fewPixels = 4096
    /// The rows above a band in which its copies may begin.
    static let rowsAbove = 2

    /// The rows of each band but the last. Few rows have a filter that suits them, but each band has codes of its own: of 75
    /// pictures, 48 rows give files within a tenth of a per cent of the smallest. In small pictures, fewer rows are compressed
    /// anew when some change.
    private static func bandHeight(_ height: Int) -> Int { height > 768 ? 48 : 32 }

    private static func rows(ofBand number: Int, height: Int) -> Range<Int> {
        number * bandHeight(height)..<min((number + 1) * bandHeight(height), height)
    }

    /// The rows of a band's strips. Copies begin in the same strip or in the rows above it, and a strip is searched anew only if it
    /// changes: 1% more bytes for two strips in place of one, 3% for the four that small pictures have.
    static func strips(_ rows: Range<Int>, height: Int) -> [Range<Int>] {
        let step = height > 768 ? 24 : 8
        return stride(from: rows.lowerBound, to: rows.upperBound, by: step).map { $0..<min($0 + step, rows.upperBound) }
    }

    private static func count(height: Int) -> Int { (height + bandHeight(height) - 1) / bandHeight(height) }

    /// Compresses a picture with pixels.
    ///
    /// - Parameters:
    ///   - format: the format of the lines; nil for the one that suits the picture.
    ///   - latest: the bands of another picture.
    ///   - rows: the rows that may have other pixels than in the other picture; nil if all may.
    ///   - threads: the number of threads for the bands.
    /// - Throws: `PictureFailure` where memory is short.
    init(
        _ bitmap: Bitmap, format: Format? = nil, after latest: PNGBands? = nil, changing rows: [Range<Int>]? = nil, threads: Int
    ) throws {
        (width, height) = (bitmap.width, bitmap.height)
        let (height, count) = (height, Self.count(height: bitmap.height))
        let former = latest.flatMap { $0.width == bitmap.width && $0.height == bitmap.height && rows != nil ? $0 : nil }
        func keeps(_ kept: Range<Int>) -> Bool { former != nil && !rows!.contains { $0.overlaps(kept) } }

        let keptContents = (0..<count).map { keeps(Self.rows(ofBand: $0, height: height)) ? former!.contents[$0] : nil }
        // One band with too many colors is enough.
        let isKnownAsColorful = keptContents.contains { if case .tooMany = $0?.colors { true } else { false } }
        let countsColors = format == nil && bitmap.width * height >= Self.fewPixels && !isKnownAsColorful
        let contents = try PictureParts.map(count, threads: threads) { number in
            if let known = keptContents[number] {
                if case .notCounted = known.colors, countsColors {} else { return known }
            }
            return bitmap.withRows(Self.rows(ofBand: number, height: height)) { pixels in
                Content(
                    isOpaque: cpixels_are_opaque(pixels.baseAddress!, pixels.count) != 0,
                    colors: countsColors ? PNGPalette.Counts(pixels).map(Colors.counted) ?? .tooMany : .notCounted)
            }
        }
        self.contents = contents
        let chosen = format ?? Self.format(contents, countsColors: countsColors)
        self.format = chosen

        let keptFilters = (0..<count).map { number -> Int32? in
            guard chosen == former?.format, keeps(Self.rows(ofBand: number, height: height)) else { return nil }
            return former!.bands[number].filter
        }
        let filters = try PictureParts.map(count, threads: threads) { number -> Int32 in
            if case .indexes = chosen { return 0 }
            if let filter = keptFilters[number] { return filter }
            return bitmap.withRows(Self.rows(ofBand: number, height: height)) {
                cpixels_png_filter_of($0.baseAddress!, Int32(bitmap.width), Int32($0.count / bitmap.width))
            }
        }

        // What of the other picture's band stays as it is: its strips, or all of it.
        let keptStrips = (0..<count).map { number -> [Strip?] in
            let strips = Self.strips(Self.rows(ofBand: number, height: height), height: height)
            guard let band = former?.bands[number], chosen == former?.format, filters[number] == band.filter else {
                return strips.map { _ in nil }
            }
            let isContinuedAlike = number == 0 || filters[number - 1] == former!.bands[number - 1].filter
            return strips.enumerated().map { index, rows in
                // The first of the rows above has a filter that looks at one row more.
                let isKept = keeps(max(0, rows.lowerBound - Self.rowsAbove - 1)..<rows.upperBound) && (index > 0 || isContinuedAlike)
                return isKept ? band.strips[index] : nil
            }
        }
        bands = try PictureParts.map(count, threads: threads) { number in
            if keptStrips[number].allSatisfy({ $0 != nil }) { return former!.bands[number] }
            let isContinued = number > 0 && filters[number] == filters[number - 1]
            return try Band(
                bitmap, rows: Self.rows(ofBand: number, height: height), above: isContinued ? Self.rowsAbove : 0, format: chosen,
                filter: filters[number], keeping: keptStrips[number])
        }
    }

    private static func format(_ contents: [Content], countsColors: Bool) -> Format {
        var sum: PNGPalette.Counts? = countsColors ? PNGPalette.Counts() : nil
        for content in contents {
            guard let known = sum, case .counted(let colors) = content.colors else {
                sum = nil
                break
            }
            sum = known.adding(colors)
        }
        if let sum { return .indexes(PNGPalette(stable: sum)) }
        return .colors(channels: contents.allSatisfy(\.isOpaque) ? 3 : 4)
    }

    // MARK: Files

    /// The two bytes in front of the first block: deflate with a window of 32 KB.
    private static let start = Data([0x78, 0x01])

    /// The bytes behind the last band: an empty last block, and the Adler-32 of all lines.
    private var end: Data {
        var sum: UInt32 = 1
        for band in bands { sum = Adler32.joined(sum, band.sum, length: band.length) }
        return Data([0x03, 0x00] + PNGChunks.bytes(sum))
    }

    /// The bands as one zlib stream.
    var stream: Data { bands.reduce(into: Self.start) { $0.append($1.blocks) } + end }

    /// The bytes of a PNG file. `scale` is pixels per point, which the file notes as 72 dots per inch times `scale`.
    func file(scale: CGFloat) -> Data {
        var file = PNGChunks.signature
        file.reserveCapacity(bands.reduce(2048) { $0 + $1.chunk.count })
        switch format {
        case .indexes(let palette):
            PNGChunks.appendHeader(width: width, height: height, colorType: 3, scale: scale, to: &file)
            palette.append(to: &file)
        case .colors(let channels):
            PNGChunks.appendHeader(width: width, height: height, colorType: channels == 3 ? 2 : 6, scale: scale, to: &file)
        }
        PNGChunks.append("IDAT", Self.start, to: &file)
        for band in bands { file.append(band.chunk) }
        PNGChunks.append("IDAT", end, to: &file)
        PNGChunks.append("IEND", to: &file)
        return file
    }
}
