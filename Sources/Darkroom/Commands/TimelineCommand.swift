import ArgumentParser
import CairoGraphics
import Files
import Foundation
import Processes
import WidgetKitCore

/// `timeline`: draws all entries of a provider, or of all its timelines over a span of time.
struct TimelineCommand: WidgetCommand {
    static let configuration = CommandConfiguration(
        commandName: "timeline", abstract: "Makes a picture of every entry of each widget's timeline.",
        discussion: """
            Pictures are written to <output>/<kind>/<family>[-<variant>]/<yyyyMMdd'T'HHmmss'Z'>.png, beside \
            <output>/manifest.json. Without a span, the provider is asked once and every entry is drawn. With --for, \
            --until or --from the clock runs: the provider is asked again when its policy says so and the budget \
            allows it. The states of a Live Activity, from its first preview or from --state, follow each other by a minute; \
            a control has one picture. An interrupted run continues where it stopped. --animate adds \
            <output>/<kind>/<family>[-<variant>].<format>, --contact-sheet adds <output>/contact-sheet.png.
            """)

    @OptionGroup var pictures: PictureOptions
    @OptionGroup var span: TimelineOptions
    @OptionGroup var animations: AnimationOptions
    @OptionGroup var sheet: ContactSheetOptions
    @OptionGroup var states: StateArguments
    @OptionGroup var files: OutputOptions

    @MainActor func checkOptions() throws {
        try states.check()
        let output = try OutputSettings(files)
        try checkEntries()
        _ = try AnimationSettings(animations, format: output.format)
        _ = try ContactSheetSettings(sheet, format: output.format)
        let settings = try pictures.check()
        _ = try TimelineSpan(span, now: settings.date ?? Date(), timeZone: settings.timeZone)
    }

    /// - Throws: `ProgramFailure` for another entry than the current one, because a timeline has all of its entries.
    private func checkEntries() throws {
        guard try pictures.entry.allSatisfy({ try $0.value(for: "--entry") == .current }) else {
            throw ProgramFailure.badInput("--entry is for `render`: a timeline has all of its entries.")
        }
    }

    @MainActor func run() async throws {
        let console = Console.shared
        let output = try OutputSettings(files)
        try checkEntries()
        let animationSettings = try AnimationSettings(animations, format: output.format)
        let sheetSettings = try ContactSheetSettings(sheet, format: output.format)
        let writer = try FileWriter(folder: output.folder)
        let lock = try FolderLock(output.folder)
        defer { withExtendedLifetime(lock) {} }
        TemporaryFiles.removeAbandoned(in: output.folder)
        let identity = RunIdentity.current()
        var pictures = pictures
        let interrupted = try FinishedPictures(in: output.folder)
        let finished = interrupted.flatMap { $0.header.identity == identity ? $0 : nil }
        // Without --date, an interrupted run continues at its own moment, and the processes of a run have that of the first one.
        if pictures.date == nil {
            let first = RunShare.index > 0 ? try FinishedPictures.header(ofShare: 0, in: output.folder) : nil
            pictures.date = (finished?.header ?? first)?.now.formatted(.iso8601)
        }
        try ManifestFile.checkVersion(in: output.folder)

        var setups = try RunSetup.all(PictureMatrix(pictures), console: console, selectsWidgets: states.state == nil)
        let setup = setups[0]
        try setup.activate()
        let surfaces = try states.surfaces(with: setup, pictures)
        let span = try TimelineSpan(span, now: setup.now, timeZone: setup.settings.timeZone)
        let journal = ManifestJournal(
            header: .init(identity: identity, now: setup.now, run: manifestRun(setup, span)), writer: writer,
            continues: finished != nil)
        let queue = RenderQueue(
            encoder: setup.engine.encoder(format: output.format, scale: setup.settings.scale), writer: writer,
            threads: output.threads, limit: setup.settings.timeout)
        for index in setups.indices {
            setups[index].beforeAbandoning = {
                queue.drain()
                journal.close()
            }
        }
        let progress = ProgressLine(isQuiet: files.quiet, from: span.from, until: span.until)
        let sink = TimelineOutput(
            queue: queue, journal: journal, format: output.format, folder: output.folder,
            changedOnly: self.span.changedOnly,
            keepsSequences: !animationSettings.formats.isEmpty || sheetSettings.limit != nil, finished: finished,
            progress: progress)
        Interruption.shared.setHandler {
            queue.cancel()
            journal.close()
            return "interrupted after \(journal.count) pictures. The same command goes on from there."
        }
        var failed = false
        var (extras, whole) = (TimelineManifest.Extras(), TimelineReport?.none)
        try surfaces.samples?.write(with: writer, console: console)
        do {
            for (index, setup) in setups.enumerated() {
                try setup.activate()
                let own = index == 0 ? surfaces : try states.surfaces(with: setup, pictures)
                // Without --from, a look with a date of its own begins there.
                let span = try TimelineSpan(self.span, now: setup.now, timeZone: setup.settings.timeZone)
                if try await TimelineRun(setup: setup, span: span, output: sink).run(surfaces: own.subjects) { failed = true }
            }
            try await queue.finish()
            try journal.finish()
            let run = AnimationRun(
                settings: animationSettings, end: span.until, writer: writer, threads: output.threads)
            progress.say("Writing animations and contact sheet")
            if !animationSettings.formats.isEmpty { extras.animations = try await run.write(sink.allSequences) }
            whole = try RunShare.whole(
                TimelineReport(
                    pictures: sink.pictures, files: sink.files.count, drawn: queue.drawn, resumed: sink.resumed,
                    animations: extras.animations, sequences: sink.allSequences, warnings: RunWarnings.all(of: console)))
            if let limit = sheetSettings.limit, let whole {
                extras.contactSheet = try ContactSheet(
                    engine: setup.engine, locale: setup.settings.deviceLocale, timeZone: setup.settings.timeZone,
                    folder: output.folder, scale: setup.settings.scale
                ).write(whole.sequences, limit: limit, to: writer)
            }
            sink.add(files: extras.files)
        } catch {
            progress.end()
            // The handler of the interruption prints the message and ends the program.
            while error is CancellationError { try? await Task.sleep(for: .seconds(1)) }
            if error is DrawingFailure {
                // The next child goes on from the lines of the pictures that are there.
                setups[0].beforeAbandoning()
                throw error
            }
            throw error as? ProgramFailure ?? ProgramFailure.badInput("\(error)")
        }
        progress.end()
        Interruption.shared.setHandler(nil)
        sink.removeOutdated(abandoned: finished == nil ? interrupted?.files ?? [] : [])
        if let whole {
            extras.animations = whole.animations
            // The contact sheet may have warned.
            let own = RunWarnings.all(of: console)
            let warnings = RunShare.count == 1 ? own : whole.warnings.joined(with: own)
            try ManifestFile.finish(with: writer, extras: extras, warnings: warnings, shares: RunShare.count)
            try say(whole, extras, in: output.folder, console: console)
        }
        if failed { throw ReportedFailure(status: .widgetFailed) }
    }

    @MainActor private func manifestRun(_ setup: RunSetup, _ span: TimelineSpan) -> TimelineManifest.Run {
        let settings = setup.settings
        return TimelineManifest.Run(
            device: settings.device.name, scale: settings.scale, locale: settings.userLocale.identifier,
            timeZone: settings.timeZone.identifier, from: span.from, until: span.until,
            reloadBudget: span.until == nil ? nil : span.budget.reloadsPerDay,
            reloadInterval: span.until == nil ? nil : span.budget.interval)
    }

    @MainActor private func say(
        _ report: TimelineReport, _ extras: TimelineManifest.Extras, in folder: URL, console: Console
    ) throws {
        if files.json {
            let manifest = folder.appendingPathComponent(ManifestFile.name)
            console.print(try String(contentsOf: manifest, encoding: .utf8).trimmingCharacters(in: .newlines))
        } else if !files.quiet {
            let resumed = report.resumed > 0 ? ", \(report.resumed) there already" : ""
            let written = report.files == report.pictures ? "" : " in \(report.files) files"
            let made = extras.names.map { ", \($0)" }.joined()
            console.print(
                "Wrote \(report.pictures) pictures\(written) (\(report.drawn) drawn\(resumed))\(made) and "
                    + "\(ManifestFile.name) to \(folder.path).")
            if let sheet = extras.contactSheet, sheet.moments < sheet.allMoments {
                console.print(
                    "\(sheet.file) shows \(sheet.moments) of \(sheet.allMoments) moments, evenly chosen "
                        + "(--contact-sheet-limit).")
            }
        }
    }
}
