import Foundation

/// The writer of animated PNG (https://www.w3.org/TR/png-3/#apng-frame-based-animation).
///
/// A frame is the rectangle that changes. It either replaces the previous content or contains only the changed pixels
/// to draw over it, whichever is smaller. Programs without support for animation show the first frame. The number of
/// frames precedes them in the file, so it is filled in at the end.
final class APNGFrames: AnimationFrames {
    private let file: FileHandle
    private let countOffset: UInt64
    private var frameCount: UInt32 = 0
    private var sequenceNumber: UInt32 = 0
    private var latest: Bitmap?

    init(width: Int, height: Int, scale: CGFloat, file: FileHandle) throws {
        self.file = file
        var start = PNGChunks.signature
        // Later frames may contain translucent pixels.
        PNGChunks.appendHeader(width: width, height: height, colorType: 6, scale: scale, to: &start)
        countOffset = UInt64(start.count)
        try file.write(contentsOf: start + APNGFrames.control(frameCount: 0))
    }

    func append(_ picture: Bitmap, for duration: FrameDuration) throws {
        let rect = picture.changedRect(since: latest)
        let (lines, isOver) = try packed(picture, rect)
        let delay = APNGFrames.delay(duration)
        var chunks = Data()
        var control = takeSequenceNumber()
        for value in [rect.width, rect.height, rect.minX, rect.minY] { control += PNGChunks.bytes(UInt32(value)) }
        // The frame is kept for the next one (0). It replaces the previous content (0) or is drawn over it (1).
        control += PNGChunks.bytes(delay.numerator) + PNGChunks.bytes(delay.denominator) + [0, isOver ? 1 : 0]
        PNGChunks.append("fcTL", control, to: &chunks)
        if frameCount == 0 {
            PNGChunks.append("IDAT", lines, to: &chunks)
        } else {
            PNGChunks.append("fdAT", Data(takeSequenceNumber()) + lines, to: &chunks)
        }
        (latest, frameCount) = (picture, frameCount + 1)
        try file.write(contentsOf: chunks)
    }

    /// Returns the lines of a frame, and whether they are drawn over the previous content.
    private func packed(_ picture: Bitmap, _ rect: PixelRect) throws -> (lines: Data, isOver: Bool) {
        let part = picture.cropped(to: rect)
        let whole = try stream(of: part)
        guard let changes = latest.flatMap({ part.changes(since: $0.cropped(to: rect)) }) else { return (whole, false) }
        let sparse = try stream(of: changes)
        return sparse.count < whole.count ? (sparse, true) : (whole, false)
    }

    private func stream(of part: Bitmap) throws -> Data {
        try PNGEncoder.checkPixels(of: part)
        return try PictureParts.ofPicture { try PNGBands(part, format: .colors(channels: 4), threads: $0).stream }
    }

    func finish() throws {
        var end = Data()
        PNGChunks.append("IEND", to: &end)
        try file.write(contentsOf: end)
        try file.seek(toOffset: countOffset)
        try file.write(contentsOf: APNGFrames.control(frameCount: frameCount))
        try file.seekToEnd()
    }

    private func takeSequenceNumber() -> [UInt8] {
        defer { sequenceNumber += 1 }
        return PNGChunks.bytes(sequenceNumber)
    }

    /// Returns the animation control chunk: the number of frames, and an endless loop.
    private static func control(frameCount: UInt32) -> Data {
        var chunk = Data()
        PNGChunks.append("acTL", PNGChunks.bytes(frameCount) + PNGChunks.bytes(UInt32(0)), to: &chunk)
        return chunk
    }

    /// Returns the fraction with 16 bits for each part. A longer fraction is rounded to the finest part of a second
    /// that fits.
    static func delay(_ duration: FrameDuration) -> (numerator: UInt16, denominator: UInt16) {
        if let numerator = UInt16(exactly: duration.numerator),
            let denominator = UInt16(exactly: duration.denominator)
        {
            return (numerator, denominator)
        }
        for parts in [1000, 100, 10] {
            if let numerator = UInt16(exactly: duration.rounded(toParts: parts)) { return (numerator, UInt16(parts)) }
        }
        return (UInt16(clamping: duration.rounded(toParts: 1)), 1)
    }
}
