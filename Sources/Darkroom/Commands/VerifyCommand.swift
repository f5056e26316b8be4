import ArgumentParser
import CairoGraphics
import Files
import Foundation
import Goldens
import Processes
import SwiftUI
import WidgetKitCore

/// `verify`: compares pictures with goldens.
struct VerifyCommand: WidgetCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify", abstract: "Makes the pictures of a golden folder again and compares them.",
        discussion: """
            The options of render are not needed, because the golden folder keeps them. The results are written to \
            <output>/report.html, report.json, junit.xml and summary.md; the expected, the actual and the difference picture \
            of each picture that does not pass are written to <output>/pictures/. The new report replaces an earlier one when \
            it is complete; if the run is stopped, the earlier report stays. accept <output> replaces the goldens with \
            the actual pictures.

            --shard 2/4 verifies the second of four equal parts. --shard auto reads the part from CI_NODE_INDEX and \
            CI_NODE_TOTAL, CIRCLE_NODE_INDEX and CIRCLE_NODE_TOTAL, TEST_SHARD_INDEX and TEST_TOTAL_SHARDS, \
            JOB_COMPLETION_INDEX and JOB_COMPLETIONS, or SLURM_ARRAY_TASK_ID and SLURM_ARRAY_TASK_COUNT; --shard auto/4 gives \
            the number of parts if only the index is known. Without --shard these variables do not count.

            Exit status: 0 nothing differs, 1 pictures differ, are new, missing or stale, or there are warnings and --strict \
            is given, 2 bad input, such as a golden that \
            cannot be read, 3 a widget failed.
            """)

    @OptionGroup var choice: GoldenChoiceOptions
    @OptionGroup var work: GoldenWorkOptions

    @Option(name: .shortAndLong, help: "The folder for the report.", completion: .directory)
    var output: String = "verification"

    @Option(help: "The kind of a widget; repeatable. Default: every kind of the folder.", completion: .kinds)
    var kind: [String] = []

    @Option(
        help: """
            The family, the presentation of a Live Activity or the place of a control; repeatable. Default: every one of the \
            folder.
            """)
    var family: [ValueName<PictureForm>] = []

    @Option(help: "The appearance; repeatable. Default: every appearance of the folder.")
    var scheme: [ValueName<ColorScheme>] = []

    @Option(help: "The part of the pictures that is verified, such as 2/4, or auto.")
    var shard: String?

    @Option(help: "How much pictures may differ in this run, instead of the goldens' own tolerances; exact allows nothing.")
    var tolerance: String?

    @Option(help: "The time limit of a provider, and of a picture's view, in seconds. Default: the folder's.")
    var timeout: String?

    @Option(
        help: """
            The largest memory of the program while it makes a picture, such as 500MB. A picture that takes more is left out. \
            Default: 4GB.
            """)
    var memory: String?

    @MainActor func checkOptions() throws {
        _ = try ToleranceOption(tolerance)
        _ = try GoldenShard(shard)
        _ = try work.threads()
        var options = try PictureOptions.parse([])
        // The folder knows the families: a preview of a Live Activity has another form.
        (options.scheme, options.timeout, options.memory) = (scheme, timeout, memory)
        try options.check()
    }

    @MainActor func run() async throws {
        let console = Console.shared
        let folder = choice.folder
        let tolerance = try ToleranceOption(tolerance)
        let shard = try GoldenShard(shard)
        let threads = try work.threads()
        guard let list = try GoldenList(in: folder) else {
            throw ProgramFailure.badInput(
                "There is no \(GoldenList.fileName) in \(folder.path). Record the goldens first with record, or name their "
                    + "folder with --golden.")
        }
        var options = try list.settings.options(in: folder)
        options.scheme = list.scope.schemes.map { ValueName($0) }
        (options.timeout, options.memory) = (timeout ?? options.timeout, memory)
        options.configuration = try .parse([])
        var setups = try RunSetup.all(
            PictureMatrix(recorded: options, list.settings.pictureVariants(in: folder)), console: console, selectsWidgets: false,
            plansOthers: true)
        let filter = try choice.filter(
            kinds: kind, families: family.map(\.spelling), schemes: scheme.map { try $0.value(for: "--scheme").name })
        let plan = try GoldenPlan(
            &setups, scope: list.scope, filter: filter, shard: shard, goldens: list.goldens)
        try check(filter, plan, list, isShard: shard != nil)

        let output = URL(fileURLWithPath: output, isDirectory: true).standardizedFileURL
        guard output.path != folder.path else {
            throw ProgramFailure.badInput("--output: \(output.path) holds the goldens. Name another folder.")
        }
        let pending = try PendingReport(in: output, continues: RunShare.index > 0)
        let workers = JudgingThreads<JudgedPictures.Answer>(count: threads)
        Interruption.shared.setHandler { [hasEarlier = pending.hasEarlier] in
            workers.cancel()
            return "interrupted; "
                + (hasEarlier ? "the report in \(output.path) is that of an earlier run." : "there is no report.")
        }
        for index in setups.indices { setups[index].beforeAbandoning = { workers.cancel() } }
        let result: GoldenVerification.Result
        do {
            result = try await GoldenVerification(
                setups: setups, plan: plan, list: list, tolerance: tolerance, writer: pending.writer, threads: workers
            ).run()
        } catch {
            // The handler of the interruption prints the message and ends the program.
            while error is CancellationError { try? await Task.sleep(for: .seconds(1)) }
            throw error
        }
        var report = VerificationReport(
            darkroom: DarkroomVersion.current, goldens: RelativePath.from(output, to: folder), shard: shard?.text,
            pictures: result.pictures)
        report.program = ProgramInvocation.words
        report.warnings = RunWarnings.all(of: console)
        if !report.passes {
            let environment = GoldenEnvironment.current(fonts: setups[0].engine.fonts.folder)
            if report.count(of: .changed) > 0 { report.causes = list.environment.causes(in: environment) }
            if filter.isEmpty { report.environment = environment }
        }
        if let whole = try RunShare.whole(report) {
            try pending.replaceEarlier(with: whole)
            if work.json {
                console.print(try ReportEncoding.json(whole))
            } else if !work.quiet {
                console.print(VerificationSummary(report: whole, folder: output).text)
            }
        } else {
            pending.keep()
        }
        try end(report, result, console: console)
    }

    /// Throws the exit status of the report.
    @MainActor private func end(
        _ report: VerificationReport, _ result: GoldenVerification.Result, console: Console
    ) throws {
        let unreadable = report.pictures.filter { result.unreadable.contains($0.name) }
        for message in unreadable.compactMap(\.message) { console.error(message) }
        if result.failed || report.count(of: .failed) > unreadable.count { throw ReportedFailure(status: .widgetFailed) }
        if !unreadable.isEmpty { throw ReportedFailure(status: .badInput) }
        if !report.passes { throw ReportedFailure(status: .picturesDiffer) }
    }

    /// - Throws: `ProgramFailure` if a name in the options does not exist.
    @MainActor private func check(
        _ filter: GoldenFilter, _ plan: GoldenPlan, _ list: GoldenList, isShard: Bool
    ) throws {
        let identities = plan.all.map(\.identity) + list.goldens.values.map(\.identity)
        func check(_ names: [String], _ option: String, _ known: [String?]) throws {
            let known = Set(known.compactMap { $0 })
            for name in names where !known.contains(name) {
                throw Choice.unknown(name, for: option, names: known.sorted())
            }
        }
        try check(kind, "--kind", identities.map(\.kind))
        try check(filter.families, "--family", identities.map(\.family))
        try check(filter.schemes, "--scheme", list.scope.schemes)
        try check(choice.preview, "--preview", identities.map(\.preview))
        for pattern in choice.name where !identities.contains(where: { identity in
            identity.preview != nil || GoldenFilter.pattern(pattern, matches: identity.name)
        }) {
            throw ProgramFailure.badInput("--name: no golden is called \"\(pattern)\". verify --json lists their names.")
        }
        if plan.isEmpty, plan.staleNames.isEmpty, !isShard {
            throw ProgramFailure.badInput("No picture is chosen. Leave out some of the options that choose pictures.")
        }
    }
}
