import CairoGraphics
import Foundation
import Processes

/// What sets the time for which an animation shows a picture.
enum AnimationPace: Equatable, Sendable {
    /// The entries' dates, so many times faster than they come in reality.
    case speed(Double)
    /// Each entry takes this long.
    case entry(FrameDuration)

    /// A day takes six seconds.
    static let standard = AnimationPace.speed(14_400)
    private static let speeds: ClosedRange<CGFloat> = 1...1_000_000_000
    private static let frameRates: ClosedRange<CGFloat> = 0.1...50

    /// A speed as `--speed` writes it: a number, with an x behind it or not.
    ///
    /// - Throws: `ProgramFailure` where it is none.
    init(speed text: String) throws {
        let number = text.last.map { "xX×".contains($0) } == true ? String(text.dropLast()) : text
        guard let speed = Double(number), AnimationPace.speeds.contains(speed) else {
            throw ProgramFailure.badInput(
                "--speed: \"\(text)\" is not a speed. Write how many seconds go by in one of the animation, from 1 to "
                    + "1000000000, such as 3600x.")
        }
        self = .speed(speed)
    }

    /// Frames per second as `--frame-rate` writes them.
    ///
    /// - Throws: `ProgramFailure` for what is no number, and for more frames than all formats know.
    init(frameRate text: String) throws {
        let rate = try PictureNumbers.number(text, for: "--frame-rate", in: AnimationPace.frameRates)
        self = .entry(FrameDuration(1000, Int((rate * 1000).rounded())))
    }
}
