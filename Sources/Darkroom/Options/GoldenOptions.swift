import ArgumentParser
import Foundation
import Goldens

/// The options that choose among a golden folder's pictures, beside kind, family and appearance.
struct GoldenChoiceOptions: ParsableArguments {
    @Option(help: "The folder of the goldens.")
    var golden: String = "golden"

    @Option(help: "A golden's name or folder, * standing for any text, as in \"TodoWidget/*-dark\"; repeatable.")
    var name: [String] = []

    @Flag(help: "The widgets' pictures.")
    var widgets = false

    @Flag(help: "The previews' pictures.")
    var previews = false

    @Option(help: "The pictures of a preview, as list names it; repeatable.")
    var preview: [String] = []

    var folder: URL { URL(fileURLWithPath: golden, isDirectory: true).standardizedFileURL }

    /// The filter that these options and those given come to.
    func filter(kinds: [String], families: [String], schemes: [String]) -> GoldenFilter {
        GoldenFilter(
            widgets: widgets, previews: previews || !preview.isEmpty, kinds: kinds, families: families,
            schemes: schemes, previewNames: preview, names: name)
    }
}

/// The options that say how much is done at a time and what is said about it.
struct GoldenWorkOptions: ParsableArguments {
    @Option(help: "How many pictures are drawn at a time. Default: as many as there are cores.")
    var jobs: String?

    @Flag(help: "Tells what was found as JSON on standard output.")
    var json = false

    @Flag(help: "Says nothing but warnings and errors.")
    var quiet = false

    /// - Throws: `ProgramFailure` for a number that will not do.
    func threads() throws -> Int {
        try jobs.map { try PictureNumbers.whole($0, for: "--jobs", in: 1...256) }
            ?? ProcessInfo.processInfo.activeProcessorCount
    }
}
