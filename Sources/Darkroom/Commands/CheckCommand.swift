import ArgumentParser
import Checks
import Files
import Foundation
import Processes
import WidgetKitCore

/// `check`: finds what goes wrong on users' devices.
struct CheckCommand: WidgetCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Judges the pictures of a matrix by rules, and lists what users would see go wrong.",
        discussion: """
            Without options and without darkroom.yml, every widget, Live Activity and control is drawn in light and dark, with \
            large and bold text, in a longer language and in one from right to left, tinted, in StandBy, with increased contrast \
            and on a locked phone.

            Exit status: 0 no findings, 1 findings, 2 bad input or usage, 3 a widget failed.
            """)

    @OptionGroup var pictures: PictureOptions

    @OptionGroup var shown: PreviewArguments

    @Flag(help: "Prints JSON.")
    var json = false

    @Option(
        help: "The folder of goldens whose kinds and families the program should have. Default: the one beside the sources.",
        completion: .directory)
    var golden: String?

    @OptionGroup var warnings: WarningOptions

    @MainActor func checkOptions() throws { try pictures.check() }

    @MainActor func run() async throws {
        let console = Console.shared
        let given = try PictureMatrix(pictures)
        let matrix = try given.isSingle ? PictureMatrix(recorded: given.base, CheckLooks.standard.map(\.variant)) : given
        // The looks that nobody has asked for are told where they show something.
        let setups = try RunSetup.all(matrix, console: console, tells: !given.isSingle)
        var run = CheckRun(setups: setups, settings: RuleSettings(), goldens: MissingKinds.folder(named: golden))
        let failed = try await run.run()
        let findings = run.judge.findings
        for finding in findings {
            console.print("\(finding.place.map { $0.text + ": " } ?? "")\(finding.severity.rawValue): \(finding.text) [\(finding.rule)]")
        }
        if failed { throw ReportedFailure(status: .widgetFailed) }
        if !findings.isEmpty { throw ReportedFailure(status: .picturesDiffer) }
    }
}
