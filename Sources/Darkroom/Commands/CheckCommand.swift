import ArgumentParser
import Checks
import Files
import Foundation
import FoundationSupplement
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

            A comment in the sources, darkroom:ignore <rule>, leaves out the findings of its line and of the line below it. \
            darkroom.yml switches and bounds rules, and --baseline leaves out what is known. check --explain <rule> and \
            check --list-rules need no sources.

            Exit status: 0 no findings from --fail-on upwards, 1 findings, 2 bad input or usage, 3 a widget failed.
            """)

    @OptionGroup var check: CheckOptions

    @OptionGroup var pictures: PictureOptions

    @OptionGroup var shown: PreviewArguments

    @Option(
        help: "The folder of goldens whose kinds and families the program should have. Default: the one beside the sources.",
        completion: .directory)
    var golden: String?

    @OptionGroup var warnings: WarningOptions

    @MainActor func checkOptions() throws {
        try check.check()
        try shown.check()
        if shown.areWanted { try shown.refuse(pictures) }
        try pictures.check()
    }

    @MainActor func run() async throws {
        let console = Console.shared
        if let rule = check.explain { return console.print(try RulePages.explanation(of: rule)) }
        if check.listRules { return console.print(check.json ? try RulePages.json() : RulePages.list) }
        try check.check()
        // The names of widgets are looked up when the program describes itself.
        LookedUpKeys.isRecording = true
        if shown.areWanted { try shown.refuse(pictures) }
        let settings = check.settings(over: try ConfigurationFile.located(pictures.config))
        let given = try PictureMatrix(pictures)
        let matrix = try given.isSingle ? PictureMatrix(recorded: given.base, CheckLooks.standard.map(\.variant)) : given
        // The looks that nobody has asked for are told where they show something.
        let setups = try RunSetup.all(
            matrix, console: console, selectsWidgets: !shown.areWanted, orElse: { PreviewArguments.hasOthers }, tells: !given.isSingle)
        let folder = try check.folder().map { try CheckFolder($0, continues: RunShare.index > 0) }
        var run = CheckRun(setups: setups, settings: settings, showing: shown, pictures, to: folder, goldens: MissingKinds.folder(named: golden))
        let failed = try await run.run()
        var hasFindings = false
        if let whole = try RunShare.whole(run.part(with: RunWarnings.all(of: console))) {
            hasFindings = try CheckResult(settings: settings, options: check, console: console)
                .tell(whole.report(by: settings), in: folder)
        } else {
            folder?.keep()
        }
        if failed { throw ReportedFailure(status: .widgetFailed) }
        if hasFindings { throw ReportedFailure(status: .picturesDiffer) }
    }
}
