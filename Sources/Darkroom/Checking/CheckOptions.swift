import ArgumentParser
import Checks
import Files
import Foundation
import Processes

extension Severity: NamedValue {}
extension CheckFormat: NamedValue {}

/// The options of `check` beside those of all pictures.
struct CheckOptions: ParsableArguments {
    @Option(
        help: """
            How findings are printed. html writes <output>/report.html beside the other files, and prints text.
            """)
    var format = ValueName<CheckFormat>("text")

    @Flag(help: "Prints JSON; short for --format json.")
    var json = false

    @Option(
        name: .shortAndLong,
        help: """
            The folder for report.html with its pictures, findings.json, findings.sarif, junit.xml and summary.md. Without the \
            option, files are written only for --format html, to checks.
            """,
        completion: .directory)
    var output: String?

    @Option(help: "The severity from which findings make the exit status 1.")
    var failOn = ValueName<Severity>("warning")

    @Option(help: "A file with the findings that are known; only others are told.", completion: .file(extensions: ["json"]))
    var baseline: String?

    @Flag(help: "Writes the findings of this run to the file of --baseline.")
    var updateBaseline = false

    @Option(help: "A rule or a group of rules that alone holds; repeatable.", completion: .list(RuleCatalog.names))
    var rule: [String] = []

    @Option(help: "A rule or a group of rules that does not hold; repeatable.", completion: .list(RuleCatalog.names))
    var ignore: [String] = []

    @Option(help: "Prints the page of a rule, and judges nothing.", completion: .list(RuleCatalog.all.map(\.id)))
    var explain: String?

    @Flag(help: "Prints all rules, and judges nothing.")
    var listRules = false

    /// - Throws: `ProgramFailure` for the first value that is invalid for every program.
    func check() throws {
        _ = try format.value(for: "--format")
        _ = try failOn.value(for: "--fail-on")
        for (option, names) in [("--rule", rule), ("--ignore", ignore)] {
            for name in names where !RuleCatalog.names.contains(name) { throw CheckOptions.unknown(name, for: option) }
        }
        if updateBaseline, baseline == nil {
            throw ProgramFailure.badInput("--update-baseline writes the file of --baseline. Name it with --baseline FILE.")
        }
    }

    /// How standard output is written.
    ///
    /// - Throws: `ProgramFailure` for an unknown name.
    func printedFormat() throws -> CheckFormat {
        let format = try format.value(for: "--format")
        return json ? .json : format == .html ? .text : format
    }

    /// The folder of files; nil if none are written.
    ///
    /// - Throws: `ProgramFailure` for an unknown name.
    func folder() throws -> URL? {
        let path = try output ?? (format.value(for: "--format") == .html ? "checks" : nil)
        return path.map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL }
    }

    /// The rules of darkroom.yml, changed by the command line.
    @MainActor func settings(over file: ConfigurationFile?) -> RuleSettings {
        var settings = file?.rules ?? RuleSettings()
        settings.only = rule.isEmpty ? nil : rule
        settings.without = ignore
        return settings
    }

    /// The failure for the name of no rule.
    static func unknown(_ name: String, for option: String) -> ProgramFailure {
        .badInput(
            "\(option): there is no rule \"\(name)\".\(NearNames.question(name, in: RuleCatalog.names)) check --list-rules lists them.")
    }
}
