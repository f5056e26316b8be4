import ArgumentParser
import CairoGraphics
import Foundation
import PictureEngine
import Processes

/// The options that make animations of a timeline.
struct AnimationOptions: ParsableArguments {
    @Option(
        help: """
            Writes each family and appearance as an animation, too: apng, gif or webp; repeatable, or several with \
            commas between them.
            """)
    var animate: [String] = []

    @Option(help: "How much faster than real time an animation runs, such as 3600x. Default: 14400x, a day in 6 s.")
    var speed: String?

    @Option(help: "Shows every entry equally long: so many in a second.")
    var frameRate: String?
}

/// What these options mean.
struct AnimationSettings: Equatable, Sendable {
    /// Each at most once; none where no animation is asked for.
    let formats: [AnimationFormat]
    let pace: AnimationPace

    /// - Throws: `ProgramFailure` for the first value that will not do, and for options that exclude each other.
    init(_ options: AnimationOptions, format: PictureFormat) throws {
        let names = options.animate.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
        var formats: [AnimationFormat] = []
        for name in names {
            let format = try Choice.of(
                name.trimmingCharacters(in: .whitespaces), for: "--animate", in: AnimationFormat.allCases,
                name: \.rawValue)
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
