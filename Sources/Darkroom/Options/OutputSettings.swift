import Foundation
import PictureEngine

/// The meaning of the options for files.
@MainActor struct OutputSettings {
    let folder: URL
    let format: PictureFormat
    /// The number of pictures that are drawn at the same time.
    let threads: Int

    /// - Throws: `ProgramFailure` for the first invalid value.
    init(_ options: OutputOptions) throws {
        folder = URL(fileURLWithPath: options.output, isDirectory: true)
        format = try options.format.value(for: "--format")
        threads = try options.jobs.map { try PictureNumbers.whole($0, for: "--jobs", in: 1...256) }
            ?? ProcessInfo.processInfo.activeProcessorCount
    }
}
