import Foundation

/// Writes pictures into a file as an animation that loops for ever, one at a time.
///
/// Two pictures are held at once, however many there are. What does not change from one to the next is not written
/// again, and equal pictures in a row are one frame. The same pictures give the same bytes.
public final class AnimationEncoder {
    /// The longest a frame stays; GIF knows no more than 655 seconds.
    public static let longestHold = FrameDuration(600, 1)

    /// How many frames have been written; equal pictures in a row are one.
    public private(set) var frameCount = 0
    /// How long these take.
    public private(set) var duration = FrameDuration.zero
    /// The size of all frames in pixels.
    public private(set) var size: (width: Int, height: Int)?
    private let makeFrames: (_ width: Int, _ height: Int) throws -> any AnimationFrames
    private var frames: (any AnimationFrames)?
    private var waiting: (picture: Bitmap, duration: FrameDuration)?

    /// An animation into `file`, which is empty. `scale` is pixels per point, noted where the format can. GIF knows no
    /// translucent pixels: what is not opaque is laid on `ground` there.
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

    /// Shows `picture` for `duration` after those before it; at most for ten minutes.
    ///
    /// Throws `PictureFailure` for a picture without pixels or of another size than the first, and where the format does
    /// not know pictures of that size; and what keeps the file from being written.
    public func add(_ picture: Bitmap, for duration: FrameDuration) throws {
        if let size {
            guard size == (picture.width, picture.height) else {
                throw PictureFailure(
                    message: "An animation's pictures are of one size; the first is \(size.width) by \(size.height) "
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

/// The frames of one format.
protocol AnimationFrames: AnyObject {
    /// Writes a frame that differs from the one before it.
    func append(_ picture: Bitmap, for duration: FrameDuration) throws

    /// Writes what follows the last frame.
    func finish() throws
}
