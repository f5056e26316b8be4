import CGIF
import CPixels
import Foundation

/// The writer of animated GIF (https://www.w3.org/Graphics/GIF/spec-gif89a.txt), which uses giflib and, for each
/// frame's colors, libimagequant. A frame is the rectangle that changes, and its unchanged pixels are transparent.
final class GIFFrames: AnimationFrames {
    /// The shortest delay in hundredths of a second. Most viewers slow shorter frames down to a tenth of a second.
    private static let shortestDelay = 2

    private let gif: UnsafeMutablePointer<GifFileType>
    private let output: GIFOutput
    private var isFinished = false
    private let width: Int
    private let height: Int
    private let ground: UInt32
    private var latest: Bitmap?
    /// The written time in hundredths of a second, and the exact time without rounding.
    private var (written, end) = (0, FrameDuration.zero)

    init(width: Int, height: Int, ground: Bitmap.Color, file: FileHandle) throws {
        guard width <= UInt16.max, height <= UInt16.max else {
            throw PictureFailure(
                message: "GIF pictures have at most 65535 pixels a side; this one has \(width) by \(height).")
        }
        (self.width, self.height) = (width, height)
        self.ground = 0xFF00_0000 | UInt32(ground.red) << 16 | UInt32(ground.green) << 8 | UInt32(ground.blue)
        output = GIFOutput(file: file)
        var code: Int32 = 0
        let opened = EGifOpen(
            Unmanaged.passUnretained(output).toOpaque(),
            { gif, bytes, count in
                guard let gif, let bytes else { return 0 }
                return Unmanaged<GIFOutput>.fromOpaque(gif.pointee.UserData).takeUnretainedValue()
                    .write(bytes, count: Int(count))
            }, &code)
        guard let opened else { throw PictureFailure(message: "The GIF could not be begun: \(GIFFrames.reason(code)).") }
        gif = opened
        EGifSetGifVersion(gif, true)
        try check(EGifPutScreenDesc(gif, Int32(width), Int32(height), 8, 0, nil))
        // Netscape's extension, which every viewer supports, makes the animation loop forever.
        let name = Array("NETSCAPE2.0".utf8), loops: [UInt8] = [1, 0, 0]
        try check(EGifPutExtensionLeader(gif, Int32(APPLICATION_EXT_FUNC_CODE)))
        try check(EGifPutExtensionBlock(gif, Int32(name.count), name))
        try check(EGifPutExtensionBlock(gif, Int32(loops.count), loops))
        try check(EGifPutExtensionTrailer(gif))
    }

    deinit {
        // Frees giflib's memory. After `finish` there is none.
        if !isFinished { EGifCloseFile(gif, nil) }
    }

    func append(_ picture: Bitmap, for duration: FrameDuration) throws {
        let picture = picture.onGround(ground)
        let changed = picture.changedRect(since: latest)
        // Two pictures can become equal over the ground color. A frame still needs at least one pixel.
        let rect = changed.isEmpty ? PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1) : changed
        let part = picture.cropped(to: rect)
        var colors = try GIFColors(of: part)
        if let latest { colors.clearPixels(equalIn: part, and: latest.cropped(to: rect)) }
        try write(colors, in: rect, delay: delay(after: duration))
        latest = picture
    }

    func finish() throws {
        var code: Int32 = 0
        isFinished = true
        let isClosed = EGifCloseFile(gif, &code) != GIF_ERROR
        if let failure = output.failure { throw failure }
        guard isClosed else {
            throw PictureFailure(message: "The GIF could not be ended: \(GIFFrames.reason(code)).")
        }
    }

    /// Returns the delay in hundredths of a second. Rounding errors carry over to the next frame.
    private func delay(after duration: FrameDuration) -> Int {
        end = end + duration
        let delay = max(GIFFrames.shortestDelay, end.rounded(toParts: 100) - written)
        written += delay
        return delay
    }

    private func write(_ colors: GIFColors, in rect: PixelRect, delay: Int) throws {
        var control = GraphicsControlBlock(
            DisposalMode: DISPOSE_DO_NOT, UserInputFlag: false, DelayTime: Int32(min(delay, Int(UInt16.max))),
            TransparentColor: Int32(colors.transparentIndex))
        var bytes: [UInt8] = [0, 0, 0, 0]
        EGifGCBToExtension(&control, &bytes)
        try check(EGifPutExtension(gif, GRAPHICS_EXT_FUNC_CODE, 4, bytes))
        guard let map = GifMakeMapObject(Int32(colors.table.count), colors.table) else {
            throw PictureFailure(message: "There is no memory for a GIF's colours.")
        }
        defer { GifFreeMapObject(map) }
        try check(
            EGifPutImageDesc(
                gif, Int32(rect.minX), Int32(rect.minY), Int32(rect.width), Int32(rect.height), false, map))
        var indices = colors.indices
        try indices.withUnsafeMutableBufferPointer { indices in
            for row in 0..<rect.height {
                try check(EGifPutLine(gif, indices.baseAddress! + row * rect.width, Int32(rect.width)))
            }
        }
    }

    private func check(_ result: Int32) throws {
        if let failure = output.failure { throw failure }
        guard result == GIF_ERROR else { return }
        throw PictureFailure(message: "The GIF could not be written: \(GIFFrames.reason(gif.pointee.Error)).")
    }

    private static func reason(_ code: Int32) -> String {
        GifErrorString(code).map { String(cString: $0) } ?? "error \(code)"
    }
}

/// The destination of giflib's bytes, which also records write errors.
private final class GIFOutput {
    private let file: FileHandle
    private(set) var failure: (any Error)?
    /// Buffers bytes, because giflib writes a byte or a row at a time.
    private var buffer = Data()

    init(file: FileHandle) { self.file = file }

    func write(_ bytes: UnsafePointer<UInt8>, count: Int) -> Int32 {
        buffer.append(bytes, count: count)
        // The last byte of the file arrives alone.
        let isEnd = count == 1 && bytes[0] == 0x3B
        guard buffer.count >= 1 << 16 || isEnd else { return Int32(count) }
        do {
            try file.write(contentsOf: buffer)
            buffer.removeAll(keepingCapacity: true)
            return Int32(count)
        } catch {
            failure = failure ?? error
            return 0
        }
    }
}
