import ArgumentParser
import Foundation

/// Compiles a snippet for each declaration that real widgets use, and writes a table of the supported ones.
@main struct CoverageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "darkroom-coverage", abstract: "Lists the supported part of the API that widgets use.")

    @Option(help: "The folder of usage tables. Default: DARKROOM_USAGE, or ../shared/usage.")
    var usage: String?

    @Option(help: "The file for the table.")
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

/// A failure of the survey. The message describes the problem, its place and the remedy.
struct CoverageFailure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
