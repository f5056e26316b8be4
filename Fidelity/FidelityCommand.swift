import ArgumentParser
import Foundation
import PictureEngine
import SwiftUI

/// Prints the differences of text widths from San Francisco's, and of pictures from those that SwiftUI rendered.
@main struct FidelityCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "darkroom-fidelity",
        abstract: "Measures how close text and layout come to Apple's. Ends with status 1 if a measured number is off.")

    @Option(help: "The folder of pictures that SwiftUI rendered. Default: DARKROOM_REFERENCE, or ../shared/reference.")
    var reference: String?

    @Option(help: "The folder for side-by-side pictures and overlays.")
    var output = "fidelity"

    @Option(help: "The folder for pictures of what was measured, beside Darkroom's pictures, for docs/differences.md.")
    var pairs: String?

    func run() throws {
        try MainActor.assumeIsolated {
            let engine = try PictureEngine(resources: .locate())
            try WidthTable(engine: engine).print()
            print("")
            let off = try NumberTable(engine: engine).print()
            print("")
            try ReferenceCheck(
                engine: engine, folder: folder, output: URL(fileURLWithPath: output, isDirectory: true),
                pairs: pairs.map { URL(fileURLWithPath: $0, isDirectory: true) }
            ).print()
            if off > 0 { throw ExitCode(1) }
        }
    }

    private var folder: URL {
        let path = reference ?? ProcessInfo.processInfo.environment["DARKROOM_REFERENCE"] ?? "../shared/reference"
        return URL(fileURLWithPath: path, isDirectory: true)
    }
}
