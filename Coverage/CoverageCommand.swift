import ArgumentParser
import Foundation

/// Compiles a snippet for each thing that real widgets use, and writes what of it Darkroom has.
@main struct CoverageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "darkroom-coverage", abstract: "Says what of the API that widgets use is supported.")

    @Option(help: "The folder of usage tables. Default: DARKROOM_USAGE, or ../shared/usage.")
    var usage: String?

    @Option(help: "The file the table is written to.")
    var output = "docs/coverage.md"

    @Flag(help: "Also print what does not compile, with the compiler's messages.")
    var verbose = false

    func run() throws {
        let path = usage ?? ProcessInfo.processInfo.environment["DARKROOM_USAGE"] ?? "../shared/usage"
        guard FileManager.default.fileExists(atPath: path) else {
            print("There are no usage tables at \(path), so nothing is compared. DARKROOM_USAGE names their folder.")
            return
        }
        let survey = try Survey(folder: URL(fileURLWithPath: path, isDirectory: true))
        let results = try survey.run()
        if verbose {
            for result in results {
                for row in result.rows where row.verdict == .missing {
                    print("\(result.title): \(row.name) (\(row.repositories))\n    \(row.reason ?? "")")
                }
            }
        }
        let report = CoverageReport(results: results)
        try report.write(to: URL(fileURLWithPath: output))
        print("\(output): \(report.summary)")
    }
}

/// Something that keeps the survey from being made: what is wrong, where, and what to do.
struct CoverageFailure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
