import ArgumentParser
import Foundation
import Goldens

/// The options that select pictures of a golden folder, besides kind, family and appearance.
struct GoldenChoiceOptions: ParsableArguments {
    @Option(help: "The folder of the goldens.", completion: .directory)
    var golden: String = "golden"

    @Option(help: "The name or folder of a golden, such as \"TodoWidget/*-dark\"; * stands for any text; repeatable.")
    var name: [String] = []

    @Flag(help: "Selects the pictures of widgets.")
    var widgets = false

    @Flag(help: "Selects the pictures of Live Activities and controls.")
    var surfaces = false

    @Flag(help: "Selects the pictures of previews.")
    var previews = false

    @Option(help: "Selects the pictures of a preview by the name that list prints; repeatable.")
    var preview: [String] = []

    var folder: URL { URL(fileURLWithPath: golden, isDirectory: true).standardizedFileURL }

    /// The filter of these options and the given names.
    func filter(kinds: [String], families: [String], schemes: [String]) -> GoldenFilter {
        GoldenFilter(
            widgets: widgets, surfaces: surfaces, previews: previews || !preview.isEmpty, kinds: kinds, families: families,
            schemes: schemes, previewNames: preview, names: name)
    }
}

/// The options for parallel work and messages.
struct GoldenWorkOptions: ParsableArguments {
    @Option(help: "The number of pictures that are drawn at the same time. Default: the number of cores.")
    var jobs: String?

    @Flag(help: "Prints the results as JSON.")
    var json = false

    @Flag(help: "Prints only warnings and errors.")
    var quiet = false

    @OptionGroup var warnings: WarningOptions

    /// - Throws: `ProgramFailure` for an invalid number.
    func threads() throws -> Int {
        try jobs.map { try PictureNumbers.whole($0, for: "--jobs", in: 1...256) }
            ?? ProcessInfo.processInfo.activeProcessorCount
    }
}
