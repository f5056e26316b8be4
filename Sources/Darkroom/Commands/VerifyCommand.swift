import ArgumentParser
import CairoGraphics
import Files
import Foundation
import Goldens
import Processes
import SwiftUI
import WidgetKitCore

/// `verify`: holds pictures against goldens.
struct VerifyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify", abstract: "Makes the pictures of a golden folder again and compares them.",
        discussion: """
            Needs no options of render: the golden folder keeps what its pictures were made with. What was found is written \
            to <output>/report.html, report.json, junit.xml and summary.md, and of pictures that do not pass the expected, \
            the actual and the difference to <output>/pictures/; an earlier report there is replaced when the new one is \
            complete, and stays where the run is stopped. accept <output> makes the actual pictures the goldens.

            --shard 2/4 does the second of four equal parts. With --shard auto the part is taken from CI_NODE_INDEX and \
            CI_NODE_TOTAL, CIRCLE_NODE_INDEX and CIRCLE_NODE_TOTAL, TEST_SHARD_INDEX and TEST_TOTAL_SHARDS, \
            JOB_COMPLETION_INDEX and JOB_COMPLETIONS, or SLURM_ARRAY_TASK_ID and SLURM_ARRAY_TASK_COUNT; --shard auto/4 says \
            how many there are where only the index is known. Without --shard these variables do not count.

            Exit status: 0 all is as it was, 1 pictures differ, are new, missing or stale, 2 bad input, such as a golden that \
            cannot be read, 3 a widget failed.
            """)

    @OptionGroup var choice: GoldenChoiceOptions
    @OptionGroup var work: GoldenWorkOptions

    @Option(name: .shortAndLong, help: "The folder that the report is written to.")
    var output: String = "verification"

    @Option(help: "A widget's kind; repeatable. Default: all that the folder is for.")
    var kind: [String] = []

    @Option(help: "A family such as systemSmall; repeatable. Default: all that the folder is for.")
    var family: [String] = []

    @Option(help: "light or dark; repeatable. Default: all that the folder is for.")
    var scheme: [String] = []

    @Option(help: "Which part of the pictures is verified, such as 2/4, or auto.")
    var shard: String?

    @Option(help: "By how much pictures may differ in this run, in place of what the goldens allow; exact for not at all.")
    var tolerance: String?

    @Option(help: "How many seconds a provider may take, and the view of a picture. Default: what the folder keeps.")
    var timeout: String?

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
        options.scheme = list.scope.schemes
        options.timeout = timeout ?? options.timeout
        var setup = try RunSetup(options, console: console, selectsWidgets: false)
        let filter = choice.filter(kinds: kind, families: family, schemes: scheme)
        let plan = try GoldenPlan(
            &setup, scope: list.scope, filter: filter, shard: shard, goldens: list.goldens)
        try check(filter, plan, list, isShard: shard != nil)

        let output = URL(fileURLWithPath: output, isDirectory: true).standardizedFileURL
        guard output.path != folder.path else {
            throw ProgramFailure.badInput("--output: \(output.path) holds the goldens. Name another folder.")
        }
        let pending = try PendingReport(in: output)
        let workers = JudgingThreads<JudgedPictures.Answer>(count: threads)
        Interruption.shared.setHandler { [hasEarlier = pending.hasEarlier] in
            workers.cancel()
            return "interrupted; "
                + (hasEarlier ? "the report in \(output.path) is that of an earlier run." : "there is no report.")
        }
        setup.beforeAbandoning = { workers.cancel() }
        let result: GoldenVerification.Result
        do {
            result = try await GoldenVerification(
                setup: setup, plan: plan, list: list, tolerance: tolerance, writer: pending.writer, threads: workers
            ).run()
        } catch {
            // The handler of the interruption says so, and ends the program.
            while error is CancellationError { try? await Task.sleep(for: .seconds(1)) }
            throw error
        }
        var report = VerificationReport(
            darkroom: DarkroomVersion.current, goldens: RelativePath.from(output, to: folder), shard: shard?.text,
            pictures: result.pictures)
        report.program = ProgramInvocation.words
        if !report.passes {
            let environment = GoldenEnvironment.current(fonts: setup.engine.fonts.folder)
            if report.count(of: .changed) > 0 { report.causes = list.environment.causes(in: environment) }
            if filter.isEmpty { report.environment = environment }
        }
        try pending.replaceEarlier(with: report)
        if work.json {
            console.print(try ReportEncoding.json(report))
        } else if !work.quiet {
            console.print(VerificationSummary(report: report, folder: output).text)
        }
        try end(report, result, console: console)
    }

    /// Ends the command with the status that the report comes to.
    @MainActor private func end(
        _ report: VerificationReport, _ result: GoldenVerification.Result, console: Console
    ) throws {
        let unreadable = report.pictures.filter { result.unreadable.contains($0.name) }
        for message in unreadable.compactMap(\.message) { console.error(message) }
        if result.failed || report.count(of: .failed) > unreadable.count { throw ReportedFailure(status: .widgetFailed) }
        if !unreadable.isEmpty { throw ReportedFailure(status: .badInput) }
        if !report.passes { throw ReportedFailure(status: .picturesDiffer) }
    }

    /// - Throws: `ProgramFailure` where options name what is not there.
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
        try check(family, "--family", identities.map(\.family))
        try check(scheme, "--scheme", list.scope.schemes)
        try check(choice.preview, "--preview", identities.map(\.preview))
        for pattern in choice.name where !identities.contains(where: { identity in
            identity.preview != nil || GoldenFilter.pattern(pattern, matches: identity.name)
        }) {
            throw ProgramFailure.badInput("--name: no golden is called \"\(pattern)\". verify --json names them all.")
        }
        if plan.chosen.isEmpty, plan.staleNames.isEmpty, !isShard {
            throw ProgramFailure.badInput("No picture is chosen. Leave out some of what chooses.")
        }
    }
}
