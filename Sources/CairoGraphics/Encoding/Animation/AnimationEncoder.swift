import Foundation

/// Writes pictures to a file one at a time, as an animation that loops forever.
///
/// The encoder holds at most two pictures at once. Parts that do not change between pictures are not written again, and
/// consecutive equal pictures share a frame. The same pictures give the same bytes.
public final class AnimationEncoder {
    /// The longest duration of a frame. GIF is limited to 655 seconds.
    public static let longestHold = FrameDuration(600, 1)

    /// The number of frames so far. Consecutive equal pictures share a frame.
    public private(set) var frameCount = 0
    /// The total duration of the frames so far.
    public private(set) var duration = FrameDuration.zero
    /// The size of all frames in pixels.
    public private(set) var size: (width: Int, height: Int)?
    private let makeFrames: (_ width: Int, _ height: Int) throws -> any AnimationFrames
    private var frames: (any AnimationFrames)?
    private var waiting: (picture: Bitmap, duration: FrameDuration)?

    /// Creates an animation in `file`, which must be empty. `scale` is the number of pixels per point, stored if the
    /// format supports it. GIF does not support translucent pixels, so they are drawn over `ground` there.
    public init(
        format: AnimationFormat, file: FileHandle, scale: CGFloat = 1, ground: Bitmap.Color = .init(28, 28, 30)
    ) {
        makeFrames = { width, height in
            switch format {
            case .apng: try APNGFrames(width: width, height: height, scale: scale, file: file)
            case .gif: try GIFFrames(width: width, height: height, ground: ground, file: file)
            case .webp: try WebPFrames(width: width, height: height, file: file)
            }
        }
    }

    /// Adds `picture` for `duration`, at most ten minutes.
    ///
    /// Throws `PictureFailure` for a picture without pixels or of another size than the first, and where the format does
    /// not know pictures of that size; and what keeps the file from being written.
    public func add(_ picture: Bitmap, for duration: FrameDuration) throws {
        if let size {
            guard size == (picture.width, picture.height) else {
                throw PictureFailure(
                    message: "All pictures of an animation must have the same size; the first has \(size.width) by \(size.height) "
                        + "pixels, and this one \(picture.width) by \(picture.height).")
            }
        } else {
            guard picture.width > 0, picture.height > 0 else {
                throw PictureFailure(message: "An animation needs pictures of at least one pixel.")
            }
            frames = try makeFrames(picture.width, picture.height)
            size = (picture.width, picture.height)
        }
        if let waiting {
            if waiting.picture == picture { return self.waiting = (picture, waiting.duration + duration) }
            try write(waiting.picture, for: waiting.duration)
        }
        waiting = (picture, duration)
    }

    /// Ends the file. Throws `PictureFailure` where there was no picture, and what keeps the file from being written.
    public func finish() throws {
        guard let waiting, let frames else { throw PictureFailure(message: "An animation needs a picture.") }
        try write(waiting.picture, for: waiting.duration)
        self.waiting = nil
        try frames.finish()
    }

    private func write(_ picture: Bitmap, for duration: FrameDuration) throws {
        let hold = min(duration, AnimationEncoder.longestHold)
        try frames?.append(picture, for: hold)
        self.duration = self.duration + hold
        frameCount += 1
    }
}

/// The writer of frames in one format.
protocol AnimationFrames: AnyObject {
    /// Writes a frame that differs from the previous one.
    func append(_ picture: Bitmap, for duration: FrameDuration) throws

    /// Writes the end of the file, after the last frame.
    func finish() throws
}
