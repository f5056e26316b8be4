import CGIF
import CPixels
import Foundation

/// Animated GIF (https://www.w3.org/Graphics/GIF/spec-gif89a.txt): giflib writes it, libimagequant finds each frame's
/// colors. A frame is the rectangle that changes; what is the same in it is left as it is.
final class GIFFrames: AnimationFrames {
    /// Frames that are shown for a shorter time are slowed down to a tenth of a second by most viewers.
    private static let shortestDelay = 2

    private let gif: UnsafeMutablePointer<GifFileType>
    private let output: GIFOutput
    private var isFinished = false
    private let width: Int
    private let height: Int
    private let ground: UInt32
    private var latest: Bitmap?
    /// Where the animation has come to, and where it would be if delays were not rounded.
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
        // Plays for ever: Netscape's extension, which every viewer knows.
        let name = Array("NETSCAPE2.0".utf8), loops: [UInt8] = [1, 0, 0]
        try check(EGifPutExtensionLeader(gif, Int32(APPLICATION_EXT_FUNC_CODE)))
        try check(EGifPutExtensionBlock(gif, Int32(name.count), name))
        try check(EGifPutExtensionBlock(gif, Int32(loops.count), loops))
        try check(EGifPutExtensionTrailer(gif))
    }

    deinit {
        // Frees what giflib holds; after `finish` there is nothing.
        if !isFinished { EGifCloseFile(gif, nil) }
    }

    func append(_ picture: Bitmap, for duration: FrameDuration) throws {
        let picture = picture.onGround(ground)
        let changed = picture.changedRect(since: latest)
        // On the ground two pictures may have become the same; a frame needs a pixel all the same.
        let rect = changed.isEmpty ? PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1) : changed
        let part = picture.cropped(to: rect)
        var colors = try GIFColors(of: part)
        if let latest { colors.leaveOut(whatIsSameIn: part, as: latest.cropped(to: rect)) }
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

    /// Hundredths of a second; what rounding takes from one frame the next gets.
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

/// Where giflib's bytes go; keeps what went wrong there.
private final class GIFOutput {
    private let file: FileHandle
    private(set) var failure: (any Error)?
    /// giflib writes a byte or a row at a time.
    private var buffer = Data()

    init(file: FileHandle) { self.file = file }

    func write(_ bytes: UnsafePointer<UInt8>, count: Int) -> Int32 {
        buffer.append(bytes, count: count)
        // The last byte of a file, which comes alone, ends it.
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
