import ArgumentParser
import CairoGraphics
import Files
import Foundation
import Goldens
import Processes
import WidgetKitCore

/// `record`: makes goldens.
struct RecordCommand: WidgetCommand {
    static let configuration = CommandConfiguration(
        commandName: "record", abstract: "Records pictures as goldens for verify.",
        discussion: """
            Goldens are written to <golden>/<kind>/<family>[-<variant>].png, in light and dark unless --scheme is given. \
            The names of other entries than the current one end in -snapshot or -placeholder; previews are written to \
            <golden>/previews/. Beside the pictures, goldens.json keeps all that is needed to make them again, inputs/ the \
            files that options name, and layout/ the frames of the views. Without --date, the moment of the first recording \
            is kept.

            The options --kind, --family, --scheme, --widgets, --surfaces, --previews and --preview of the first recording say \
            what the folder is for; surfaces are Live Activities and controls. Later these options select what is recorded \
            again. Only files of pictures that changed are written. Other options replace those that an existing folder keeps, \
            and all of its goldens are recorded again.

            With --strict, goldens are written when all pictures are drawn, and only if there was no warning.
            """)

    @OptionGroup var pictures: PictureOptions
    @OptionGroup var choice: GoldenChoiceOptions
    @OptionGroup var work: GoldenWorkOptions

    @Option(
        help: """
            How much the pictures recorded now may differ from now on, such as maxDifference=0-2;totalPixels=0-40; exact \
            removes the tolerance.
            """)
    var tolerance: String?

    @Option(
        help: """
            A rectangle of the pictures recorded now that is not compared from now on: x,y,width,height in points; \
            repeatable; none removes all rectangles.
            """)
    var mask: [String] = []

    @Flag(help: "Removes goldens whose pictures are no longer made.")
    var prune = false

    @Flag(help: "Prints what would be recorded, and writes nothing.")
    var dryRun = false

    @Flag(help: "Forgets the selection and the options that the folder keeps; only the options given now count.")
    var forget = false

    @MainActor func checkOptions() throws {
        try checkReproducible()
        _ = try ToleranceOption(tolerance)
        _ = try GoldenMask.parsed(mask)
        _ = try work.threads()
        try pictures.check()
    }

    @MainActor func run() async throws {
        let console = Console.shared
        try checkReproducible()
        let folder = choice.folder
        var recording = GoldenRecording.Options(
            prunes: prune, isDry: dryRun, isPending: work.warnings.strict && !dryRun)
        recording.tolerance = try ToleranceOption(tolerance)
        recording.masks = try GoldenMask.parsed(mask)
        let threads = try work.threads()
        let known = try GoldenList(in: folder)
        // A later process goes on with what the first one has recorded.
        let kept = forget && RunShare.index == 0 ? nil : known
        let matrix = try PictureMatrix(pictures, kept: kept?.settings.pictureVariants(in: folder))
        let options = try kept.map { matrix.base.completed(by: try $0.settings.options(in: folder)) } ?? firstOptions(matrix.base)
        var filter = choice.filter(
            kinds: pictures.kind, families: try pictures.forms().map(\.name),
            schemes: try matrix.base.schemes().map(\.name))
        var all = options
        (all.kind, all.family) = ([], [])
        all.scheme = (kept?.scope.widened(by: filter) ?? GoldenScope(first: filter)).schemes.map { ValueName($0) }
        var setups = try RunSetup.all(
            PictureMatrix(recorded: all, matrix.variants), console: console, selectsWidgets: false, plansOthers: true)
        try complete(&filter, setup: setups[0])
        let scope = kept?.scope.widened(by: filter) ?? GoldenScope(first: filter)
        // The folder keeps the settings without those of the variants.
        var base = setups[0]
        if !matrix.isSingle { base = try RunSetup(all, console: console, selectsWidgets: false, after: base) }
        var inputs = GoldenInputs(options, in: folder)
        let variants = matrix.variants.map { $0.map { inputs.stored($0) } }
        let settings = GoldenSettings(options, setup: base, inputs: inputs, variants: variants)
        let changes = kept.map { settings.changes(from: $0.settings) } ?? []
        if !changes.isEmpty {
            guard filter.isEmpty else {
                throw ProgramFailure.badInput(
                    "Other options record all pictures of \(folder.path) again (\(changes.joined(separator: ", "))), and "
                        + "some pictures are chosen. Leave out what chooses them, or name another folder with --golden.")
            }
            if !work.quiet, !work.json {
                console.print("These options replace those kept: \(changes.joined(separator: ", ")).")
            }
        }
        let plan = try GoldenPlan(
            &setups, scope: scope, filter: kept == nil ? GoldenFilter(names: choice.name) : filter, shard: nil,
            goldens: known?.goldens ?? [:])
        try check(plan, setup: setups[0], scope: scope, filter: filter)

        let environment = GoldenEnvironment.current(fonts: setups[0].engine.fonts.folder)
        var list = GoldenList(
            folder: folder, settings: settings, scope: scope, environment: kept?.environment ?? environment)
        list.goldens = known?.goldens ?? [:]
        let isWhole = filter.isEmpty
        if !isWhole, let causes = kept?.environment.causes(in: environment), !causes.isEmpty {
            console.warn(
                "The goldens in \(folder.path) were recorded with other \(Choice.listed(causes.map(\.name))); "
                    + "record all of them again, so that they agree.")
        }
        if isWhole { list.environment = environment }
        try await record(list, plan: plan, setups: setups, inputs: inputs, before: known, recording: recording, threads: threads)
    }

    @MainActor private func record(
        _ list: GoldenList, plan: GoldenPlan, setups: [RunSetup], inputs: GoldenInputs, before: GoldenList?,
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
            if !recording.isPending { try inputs.copy(with: writer) }
        }
        defer { withExtendedLifetime(lock) {} }
        let store = ListedGoldenStore(list, writer: writer, keepsPending: recording.isPending)
        let workers = JudgingThreads<JudgedPictures.Answer>(count: threads)
        if recording.isPending {
            Interruption.shared.setHandler {
                workers.cancel()
                return "interrupted before goldens were written; they are as they were."
            }
        } else if !recording.isDry {
            Interruption.shared.setHandler {
                workers.cancel()
                do { try store.save() } catch { return "\(error)" }
                return "interrupted after \(store.written) goldens were written; the others are as they were. "
                    + "The same command records the rest."
            }
        }
        var setups = setups
        // The list stays unchanged. The next attempt writes it, without the view that ended this one.
        for index in setups.indices { setups[index].beforeAbandoning = { workers.cancel() } }
        let setup = setups[0]
        var result: (report: RecordReport, failed: Bool)
        do {
            result = try await GoldenRecording(
                setups: setups, plan: plan, options: recording, store: store, threads: workers
            ).run()
            result.report.warnings = RunWarnings.all(of: setup.console)
            if recording.isPending {
                if let warnings = result.report.warnings {
                    setup.console.error(
                        RunWarnings.failure(warnings.count, consequence: " Nothing was recorded; the goldens are as they were."))
                    throw ReportedFailure(status: result.failed ? .widgetFailed : .picturesDiffer)
                }
                try inputs.copy(with: writer)
                try store.writePending()
                try store.remove(result.report.removed)
            }
            if !recording.isDry { try store.save() }
        } catch {
            // The handler of the interruption prints the message and ends the program.
            while error is CancellationError { try? await Task.sleep(for: .seconds(1)) }
            if !recording.isDry, !recording.isPending { try? store.save() }
            throw error
        }
        Interruption.shared.setHandler(nil)
        if !recording.isDry {
            GoldenInputs.removeUnused(in: folder, before: before?.settings, now: list.settings)
        }
        if let report = try RunShare.whole(result.report) {
            if work.json {
                setup.console.print(try report.json())
            } else if !work.quiet {
                setup.console.print(report.text(folder: folder.path, isDry: recording.isDry))
            }
        }
        if result.failed { throw ReportedFailure(status: .widgetFailed) }
    }
}

// MARK: - Options

extension RecordCommand {
    /// - Throws: `ProgramFailure` for options whose pictures cannot be made again.
    private func checkReproducible() throws {
        if pictures.fontSystem != nil {
            throw ProgramFailure.badInput(
                "--font-system: pictures with a font of this machine are no goldens, because other machines cannot make "
                    + "them. Leave it out, or use render.")
        }
        if !pictures.variant.isEmpty {
            throw ProgramFailure.badInput("--variant: a golden folder has all variants. Leave it out, or choose pictures with --name.")
        }
        if pictures.inputs.recordFixtures != nil {
            throw ProgramFailure.badInput(
                "--record-fixtures: goldens use responses that are already recorded. Run render --record-fixtures DIR "
                    + "first, then record --fixtures DIR.")
        }
    }

    /// The options of a folder's first recording. Without `--date`, its pictures stay at the present moment.
    private func firstOptions(_ options: PictureOptions) -> PictureOptions {
        var options = options
        if options.date == nil {
            let second = Date().timeIntervalSince1970.rounded(.down)
            options.date = GoldenSettings.text(of: Date(timeIntervalSince1970: second))
        }
        return options
    }

    /// Replaces the names in the options with the names of the kinds and previews themselves.
    ///
    /// - Throws: `ProgramFailure` for previews that do not exist.
    @MainActor private func complete(_ filter: inout GoldenFilter, setup: RunSetup) throws {
        let kinds = ExtensionContents.make().kinds
        filter.kinds = filter.kinds.map { name in kinds.first { $0.lowercased() == name.lowercased() } ?? name }
        if !choice.preview.isEmpty {
            filter.previewNames = try PreviewSelection.of(
                PreviewCatalog.all(on: setup.settings.device) { setup.engine }, names: choice.preview, kinds: [], forms: []
            ).map(\.name)
        }
    }

    /// - Throws: `ProgramFailure` if a name does not exist, or nothing is left to record.
    @MainActor private func check(
        _ plan: GoldenPlan, setup: RunSetup, scope: GoldenScope, filter: GoldenFilter
    ) throws {
        let contents = ExtensionContents.make()
        if scope.widgets != nil || scope.surfaces != nil, filter.widgets || filter.surfaces || !filter.previews {
            // Prints the same messages as render about widgets that do not exist or are not shown.
            let selection = try WidgetSelection(
                of: contents, kinds: pictures.kind, forms: pictures.forms(), on: setup.settings.device, outOf: setup.devices,
                in: setup.settings.presentation)
            for reason in selection.leftOut { setup.console.warn(reason) }
        }
        if plan.isEmpty {
            throw ProgramFailure.badInput(
                filter.previews && !filter.widgets && !filter.surfaces
                    ? "No preview is chosen. Write a #Preview; list prints the previews."
                    : "No picture is chosen. list prints the widgets and families.")
        }
    }
}
