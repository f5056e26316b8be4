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

        /// Whether a band may have a filter.
        var hasFilters: Bool { if case .colors = self { true } else { false } }
    }

    /// What is known of a band's pixels.
    private struct Content: Sendable {
        /// Whether each strip is opaque.
        let areOpaque: [Bool]
        let colors: Colors
    }

    private enum Colors: Sendable {
        case notCounted
        /// There are more than a palette has.
        case tooMany
        case counted(PNGPalette.Counts)

        var isTooMany: Bool { if case .tooMany = self { true } else { false } }
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
        /// The Adler-32 of the lines.
        let sum: UInt32
    }

    let width: Int
    let height: Int
    let format: Format
    let bands: [Band]
    private let contents: [Content]
    /// How many pixels of each band's strips no filter foretells; empty where lines have indexes.
    private let unforeseen: [[cpixels_filter_counts]]

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
        @Sendable func keeps(_ kept: Range<Int>) -> Bool { former != nil && !rows!.contains { $0.overlaps(kept) } }

        @Sendable func colors(ofBand number: Int) -> Colors {
            bitmap.withRows(Self.rows(ofBand: number, height: height)) { PNGPalette.Counts($0).map(Colors.counted) ?? .tooMany }
        }
        let keptColors = (0..<count).map { keeps(Self.rows(ofBand: $0, height: height)) ? former!.contents[$0].colors : nil }
        // One band with too many colors is enough. One that had too many before it changed probably has too many still.
        let isKnownAsColorful = keptColors.contains { $0?.isTooMany == true }
        let suspect = format == nil && !isKnownAsColorful ? former?.contents.firstIndex { $0.colors.isTooMany } : nil
        let colorful = suspect.flatMap { colors(ofBand: $0).isTooMany ? $0 : nil }
        let countsColors = format == nil && bitmap.width * height >= Self.fewPixels && !isKnownAsColorful && colorful == nil
        let contents = try PictureParts.map(count, threads: threads) { number in
            let rows = Self.rows(ofBand: number, height: height)
            let areOpaque = Self.strips(rows, height: height).enumerated().map { index, strip in
                keeps(strip) ? former!.contents[number].areOpaque[index]
                    : bitmap.withRows(strip) { cpixels_are_opaque($0.baseAddress!, $0.count) != 0 }
            }
            if let kept = keptColors[number] {
                if case .notCounted = kept, countsColors {} else { return Content(areOpaque: areOpaque, colors: kept) }
            }
            return Content(
                areOpaque: areOpaque,
                colors: countsColors ? colors(ofBand: number) : number == colorful ? .tooMany : .notCounted)
        }
        self.contents = contents
        let chosen = format ?? Self.format(contents, countsColors: countsColors)
        self.format = chosen

        let unforeseen = try chosen.hasFilters ? PictureParts.map(count, threads: threads) { number in
            Self.strips(Self.rows(ofBand: number, height: height), height: height).enumerated().map { index, strip in
                if let former, !former.unforeseen.isEmpty, keeps(strip) { return former.unforeseen[number][index] }
                return bitmap.withRows(strip) {
                    cpixels_png_unforeseen($0.baseAddress!, Int32(bitmap.width), Int32(strip.count))
                }
            }
        } : []
        self.unforeseen = unforeseen
        let filters = (0..<count).map { unforeseen.isEmpty ? 0 : cpixels_png_filter_of(unforeseen[$0], Int32(unforeseen[$0].count)) }

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
        return .colors(channels: contents.allSatisfy { !$0.areOpaque.contains(false) } ? 3 : 4)
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
