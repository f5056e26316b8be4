import CairoGraphics
import Foundation
import Processes

/// The rule for how long an animation shows each picture.
enum AnimationPace: Equatable, Sendable {
    /// The times between the entries' dates, divided by this factor.
    case speed(Double)
    /// The same time for each entry.
    case entry(FrameDuration)

    /// A day takes six seconds.
    static let standard = AnimationPace.speed(14_400)
    private static let speeds: ClosedRange<CGFloat> = 1...1_000_000_000
    private static let frameRates: ClosedRange<CGFloat> = 0.1...50

    /// Reads the value of `--speed`: a number, with or without an x after it.
    ///
    /// - Throws: `ProgramFailure` for any other text.
    init(speed text: String) throws {
        let number = text.last.map { "xX×".contains($0) } == true ? String(text.dropLast()) : text
        guard let speed = Double(number), AnimationPace.speeds.contains(speed) else {
            throw ProgramFailure.badInput(
                "--speed: \"\(text)\" is not a speed. Write how many seconds pass in one second of the "
                    + "animation, from 1 to 1000000000, such as 3600x.")
        }
        self = .speed(speed)
    }

    /// Reads the value of `--frame-rate`, in frames per second.
    ///
    /// - Throws: `ProgramFailure` for any other text, and for a rate that not all formats support.
    init(frameRate text: String) throws {
        let rate = try PictureNumbers.number(text, for: "--frame-rate", in: AnimationPace.frameRates)
        self = .entry(FrameDuration(1000, Int((rate * 1000).rounded())))
    }
}
