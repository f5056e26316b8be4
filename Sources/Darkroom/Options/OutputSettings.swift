import Foundation
import PictureEngine

/// What the options about files mean.
@MainActor struct OutputSettings {
    let folder: URL
    let format: PictureFormat
    /// How many pictures are drawn at a time.
    let threads: Int

    /// - Throws: `ProgramFailure` for the first value that will not do.
    init(_ options: OutputOptions) throws {
        folder = URL(fileURLWithPath: options.output, isDirectory: true)
        format = try Choice.of(options.format, for: "--format", in: PictureFormat.allCases, name: \.rawValue)
        threads = try options.jobs.map { try PictureNumbers.whole($0, for: "--jobs", in: 1...256) }
            ?? ProcessInfo.processInfo.activeProcessorCount
    }
}
