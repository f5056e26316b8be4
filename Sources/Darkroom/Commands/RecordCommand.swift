import ArgumentParser
import CairoGraphics
import Files
import Foundation
import Goldens
import Processes
import SwiftUI
import WidgetKitCore

/// `record`: makes goldens.
struct RecordCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "record", abstract: "Makes goldens of the pictures, for verify.",
        discussion: """
            Goldens are written to <golden>/<kind>/<family>[-<variant>].png, light and dark unless --scheme says otherwise, \
            those of other entries than the current one ending in -snapshot or -placeholder, those of previews to \
            <golden>/previews/. Beside them, goldens.json keeps all that is needed to make them again, inputs/ the files that \
            options name, layout/ where the views were. Without --date, the moment of the first recording is kept.

            What the first recording names with --kind, --family, --scheme, --previews and --preview is what the folder is \
            for; later these choose what is recorded anew. Only files of pictures that changed are written. Other options on \
            a folder that is there take the place of those it keeps, and all of its goldens are made anew.
            """)

    @OptionGroup var pictures: PictureOptions
    @OptionGroup var choice: GoldenChoiceOptions
    @OptionGroup var work: GoldenWorkOptions

    @Option(
        help: """
            By how much the pictures recorded now may differ from then on, as maxDifference=0-2;totalPixels=0-40; exact \
            takes that back.
            """)
    var tolerance: String?

    @Option(
        help: """
            A part of the pictures recorded now that is not compared from then on: x,y,width,height in points; \
            repeatable; none takes that back.
            """)
    var mask: [String] = []

    @Flag(help: "Removes goldens of which no picture is made any more.")
    var prune = false

    @Flag(help: "Says what would be recorded, and writes nothing.")
    var dryRun = false

    @Flag(help: "Forgets what the folder was for and with which options; what is given now counts alone.")
    var forget = false

    @MainActor func run() async throws {
        let console = Console.shared
        try checkOptions()
        let folder = choice.folder
        var recording = GoldenRecording.Options(prunes: prune, isDry: dryRun)
        recording.tolerance = try ToleranceOption(tolerance)
        recording.masks = try GoldenMask.parsed(mask)
        let threads = try work.threads()
        let known = try GoldenList(in: folder)
        let kept = forget ? nil : known
        let options = try kept.map { pictures.completed(by: try $0.settings.options(in: folder)) } ?? firstOptions()
        var filter = choice.filter(kinds: pictures.kind, families: try families(), schemes: try schemes())
        var all = options
        (all.kind, all.family) = ([], [])
        all.scheme = (kept?.scope.widened(by: filter) ?? GoldenScope(first: filter)).schemes
        var setup = try RunSetup(all, console: console, selectsWidgets: false)
        try complete(&filter, setup: setup)
        let scope = kept?.scope.widened(by: filter) ?? GoldenScope(first: filter)
        let inputs = GoldenInputs(options, in: folder)
        let settings = GoldenSettings(options, setup: setup, inputs: inputs)
        let changes = kept.map { settings.changes(from: $0.settings) } ?? []
        if !changes.isEmpty {
            guard filter.isEmpty else {
                throw ProgramFailure.badInput(
                    "Other options make all pictures of \(folder.path) anew (\(changes.joined(separator: ", "))), and some "
                        + "are chosen. Leave out what chooses, or name another folder with --golden.")
            }
            if !work.quiet, !work.json {
                console.print("These options replace those kept: \(changes.joined(separator: ", ")).")
            }
        }
        let plan = try GoldenPlan(
            &setup, scope: scope, filter: kept == nil ? GoldenFilter(names: choice.name) : filter, shard: nil,
            goldens: known?.goldens ?? [:])
        try check(plan, setup: setup, scope: scope, filter: filter)

        let environment = GoldenEnvironment.current(fonts: setup.engine.fonts.folder)
        var list = GoldenList(
            folder: folder, settings: settings, scope: scope, environment: kept?.environment ?? environment)
        list.goldens = known?.goldens ?? [:]
        let isWhole = filter.isEmpty
        if !isWhole, let causes = kept?.environment.causes(in: environment), !causes.isEmpty {
            console.warn(
                "The goldens in \(folder.path) were recorded with other \(Choice.listed(causes.map(\.name))); "
                    + "record all of them, so that they agree.")
        }
        if isWhole { list.environment = environment }
        try await record(list, plan: plan, setup: setup, inputs: inputs, before: known, recording: recording, threads: threads)
    }

    @MainActor private func record(
        _ list: GoldenList, plan: GoldenPlan, setup: RunSetup, inputs: GoldenInputs, before: GoldenList?,
        recording: GoldenRecording.Options, threads: Int
    ) async throws {
        let folder = list.folder
        var lock: FolderLock?
        let writer: FileWriter
        if recording.isDry {
            writer = FileWriter(unchecked: folder, option: "--golden")
        } else {
            writer = try FileWriter(folder: folder, option: "--golden")
            lock = try FolderLock(folder, option: "--golden")
            TemporaryFiles.removeAbandoned(in: folder)
            try inputs.copy(with: writer)
        }
        defer { withExtendedLifetime(lock) {} }
        let store = ListedGoldenStore(list, writer: writer)
        let workers = JudgingThreads<JudgedPictures.Answer>(count: threads)
        if !recording.isDry {
            Interruption.shared.setHandler {
                workers.cancel()
                do { try store.save() } catch { return "\(error)" }
                return "interrupted after \(store.written) goldens were written; the others are as they were. "
                    + "The same command records the rest."
            }
        }
        var setup = setup
        // The list is left as it was: the next attempt, without the view that ended this one, writes it.
        setup.beforeAbandoning = { workers.cancel() }
        let result: (report: RecordReport, failed: Bool)
        do {
            result = try await GoldenRecording(
                setup: setup, plan: plan, options: recording, store: store, threads: workers
            ).run()
            if !recording.isDry { try store.save() }
        } catch {
            // The handler of the interruption says so, and ends the program.
            while error is CancellationError { try? await Task.sleep(for: .seconds(1)) }
            if !recording.isDry { try? store.save() }
            throw error
        }
        Interruption.shared.setHandler(nil)
        if !recording.isDry {
            GoldenInputs.removeUnused(in: folder, before: before?.settings, now: list.settings)
        }
        if work.json {
            setup.console.print(try result.report.json())
        } else if !work.quiet {
            setup.console.print(result.report.text(folder: folder.path, isDry: recording.isDry))
        }
        if result.failed { throw ReportedFailure(status: .widgetFailed) }
    }
}

// MARK: - What the options mean

extension RecordCommand {
    /// - Throws: `ProgramFailure` for options whose pictures could not be made again.
    private func checkOptions() throws {
        if pictures.fontSystem != nil {
            throw ProgramFailure.badInput(
                "--font-system: pictures with a font of this machine are no goldens, as other machines cannot make them. "
                    + "Leave it out, or use render.")
        }
        if pictures.inputs.recordFixtures != nil {
            throw ProgramFailure.badInput(
                "--record-fixtures: goldens are made of what is recorded already. Run render --record-fixtures DIR first, "
                    + "then record --fixtures DIR.")
        }
    }

    /// The options of a folder's first recording. Nobody said when: its pictures stay at this moment.
    private func firstOptions() -> PictureOptions {
        var options = pictures
        if options.date == nil {
            let second = Date().timeIntervalSince1970.rounded(.down)
            options.date = GoldenSettings.text(of: Date(timeIntervalSince1970: second))
        }
        return options
    }

    private func families() throws -> [String] {
        try pictures.family.map {
            try Choice.of($0, for: "--family", in: WidgetFamily.allCases, name: \.name).name
        }
    }

    private func schemes() throws -> [String] {
        try pictures.scheme.map { try Choice.of($0, for: "--scheme", in: ColorScheme.allCases, name: \.name).name }
    }

    /// Puts the names that kinds and previews have themselves in the place of those that name them, such as a file's.
    ///
    /// - Throws: `ProgramFailure` for previews that are not there.
    @MainActor private func complete(_ filter: inout GoldenFilter, setup: RunSetup) throws {
        let kinds = ExtensionContents.make().widgets.map(\.kind)
        filter.kinds = filter.kinds.map { name in kinds.first { $0.lowercased() == name.lowercased() } ?? name }
        if !choice.preview.isEmpty {
            filter.previewNames = try PreviewSelection.of(
                PreviewCatalog.all(on: setup.settings.device) { setup.engine }, names: choice.preview, kinds: [], families: []
            ).map(\.name)
        }
    }

    /// - Throws: `ProgramFailure` where what is named is not there, or nothing is left to record.
    @MainActor private func check(
        _ plan: GoldenPlan, setup: RunSetup, scope: GoldenScope, filter: GoldenFilter
    ) throws {
        let contents = ExtensionContents.make()
        if scope.widgets != nil, filter.widgets || !filter.previews {
            // Says of widgets that are named but not there, or not shown, what render says.
            let selection = try WidgetSelection(
                of: contents.widgets, activities: contents.activities, controls: contents.controls,
                kinds: pictures.kind, families: pictures.family, on: setup.settings.device, outOf: setup.devices)
            for reason in selection.leftOut { setup.console.warn(reason) }
        }
        if plan.chosen.isEmpty {
            throw ProgramFailure.badInput(
                filter.previews && !filter.widgets
                    ? "No preview is chosen. Write a #Preview, or see with list what there is."
                    : "No picture is chosen. See with list which widgets and families there are.")
        }
    }
}
