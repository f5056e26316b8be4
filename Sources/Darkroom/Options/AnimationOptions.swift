import ArgumentParser
import CairoGraphics
import Foundation
import PictureEngine
import Processes

/// The options for animations of a timeline.
struct AnimationOptions: ParsableArguments {
    @Option(
        help: """
            Also writes each family and appearance as an animation; repeatable, or several formats with commas between \
            them.
            """)
    var animate: [ValueName<AnimationFormat>] = []

    @Option(help: "How many times faster than real time an animation runs, such as 3600x. Default: 14400x, a day in 6 s.")
    var speed: String?

    @Option(help: "Shows every entry equally long: this number of entries per second.")
    var frameRate: String?
}

/// The meaning of these options.
struct AnimationSettings: Equatable, Sendable {
    /// Each format once; empty without `--animate`.
    let formats: [AnimationFormat]
    let pace: AnimationPace

    /// - Throws: `ProgramFailure` for the first invalid value, and for options that exclude each other.
    init(_ options: AnimationOptions, format: PictureFormat) throws {
        let names = options.animate.flatMap { $0.text.split(separator: ",", omittingEmptySubsequences: false) }
        var formats: [AnimationFormat] = []
        for name in names {
            let format = try ValueName<AnimationFormat>(name.trimmingCharacters(in: .whitespaces)).value(for: "--animate")
            if !formats.contains(format) { formats.append(format) }
        }
        self.formats = formats
        let given = [("--speed", options.speed), ("--frame-rate", options.frameRate)].filter { $0.1 != nil }.map(\.0)
        if formats.isEmpty, let option = given.first {
            throw ProgramFailure.badInput(
                "\(option) is for animations. Say which kind with --animate apng, gif or webp.")
        }
        if !formats.isEmpty, format != .png {
            throw ProgramFailure.badInput(
                "--animate makes animations of PNG pictures. Leave out --format \(format.rawValue), or --animate.")
        }
        switch (options.speed, options.frameRate) {
        case (_?, _?):
            throw ProgramFailure.badInput("--speed and --frame-rate both set the frames' times. Give one of them.")
        case (let speed?, nil): pace = try AnimationPace(speed: speed)
        case (nil, let rate?): pace = try AnimationPace(frameRate: rate)
        case (nil, nil): pace = .standard
        }
    }
}
