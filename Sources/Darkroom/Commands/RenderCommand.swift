import ArgumentParser
import Files
import Foundation
import PictureEngine
import Processes
import SwiftUICore

/// `render`: draws the current entry of each widget, family and appearance.
struct RenderCommand: WidgetCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Makes a picture of each widget, Live Activity and control, in each family and appearance.",
        discussion: """
            Pictures are written to <output>/<kind>/<family>[-<variant>].png. The names of dark pictures end in -dark, \
            those of pictures after a tap in -tap1, -tap2 ….

            A Live Activity is drawn in each presentation, to <output>/<attributes>/<presentation>[-entry<number>].png: content \
            is the Lock Screen; compact, minimal and expanded are the Dynamic Island. Its states come from its first preview. \
            Without a preview it shows a made-up state, which <output>/<attributes>/state.json contains. --state draws a Live \
            Activity alone, with the states of a file. A control is drawn in each place, to <output>/<kind>/<place>.png.

            With --previews, each #Preview and each view of a PreviewProvider is drawn instead, to \
            <output>/<preview>[-entry<number>][-<variant>].png: widgets and activities once for each entry or state, at \
            its date; other views on the device's screen or the canvas that they request. A program without widgets, Live \
            Activities and controls draws its previews without --previews, too.
            """)

    @OptionGroup var pictures: PictureOptions
    @OptionGroup var files: OutputOptions

    @Option(help: "Taps a button, toggle or link with this label or intent; \"widget\" taps the widget itself; repeatable.")
    var tap: [String] = []

    @Flag(help: "Draws the frames and baselines of all views over the pictures.")
    var outline = false

    @OptionGroup var shown: PreviewArguments

    @MainActor func checkOptions() throws {
        _ = try OutputSettings(files)
        try shown.check()
        if shown.areWanted { try shown.refuse(pictures, tap: tap) }
        try refuseOutline(try pictures.check())
    }

    /// - Throws: `ProgramFailure` for frames over pictures in their places.
    @MainActor private func refuseOutline(_ settings: PictureSettings) throws {
        if outline, settings.presentation != .bare {
            throw ProgramFailure.badInput("--outline draws over a picture alone. Leave out --outline or --presentation.")
        }
        if outline, settings.isAccessibilityPicture {
            throw ProgramFailure.badInput(
                "--outline and --accessibility-picture both draw over a picture. Leave out one of them.")
        }
    }

    @MainActor func run() async throws {
        let console = Console.shared
        let output = try OutputSettings(files)
        if shown.areWanted { try shown.refuse(pictures, tap: tap) }
        let setups = try RunSetup.all(
            PictureMatrix(pictures), console: console, selectsWidgets: !shown.areWanted, orElse: { PreviewArguments.hasOthers })
        let setup = setups[0]
        for setup in setups { try refuseOutline(setup.settings) }
        if !tap.isEmpty, setups.count > 1 {
            throw ProgramFailure.badInput(
                "--tap changes what the widget has stored, so it needs one variant, and there are \(setups.count). Choose it with "
                    + "--variant, or leave out the other values of options.")
        }
        let drawsPreviews = shown.wantsPreviews || setup.showsPreviews
        let subjects = try drawsPreviews ? shown.subjects(with: setup, pictures) : []
        let surfaces = try drawsPreviews ? nil : shown.states.surfaces(with: setup, pictures)
        let writer = try FileWriter(folder: output.folder)
        try surfaces?.samples?.write(with: writer, console: console)
        let queue = RenderQueue(
            encoder: setup.engine.encoder(format: output.format, scale: setup.settings.scale), writer: writer,
            threads: output.threads, limit: setup.settings.timeout)
        let progress = ProgressLine(isQuiet: files.quiet || files.json, from: setup.now, until: nil)
        if drawsPreviews {
            var (report, failed) = (PreviewReport(previews: []), false)
            for (index, setup) in setups.enumerated() {
                try setup.activate()
                let chosen = index == 0 ? subjects : try shown.subjects(with: setup, pictures)
                let (part, hasFailed) = try await render(chosen, setup: setup, format: output.format, queue: queue)
                report.previews += part.previews
                failed = failed || hasFailed
            }
            try await queue.finish()
            report.warnings = RunWarnings.all(of: console)
            if let report = try RunShare.whole(report) { try say(report, in: writer.folder) }
            if failed { throw ReportedFailure(status: .widgetFailed) }
            return
        }
        var (report, failed) = (PictureReport(pictures: []), false)
        for (index, setup) in setups.enumerated() {
            try setup.activate()
            let own = index == 0 ? surfaces : try shown.states.surfaces(with: setup, pictures)
            let run = RenderRun(setup: setup, format: output.format, outlines: outline, queue: queue) {
                progress.update(report.pictures.count + $0, date: setup.now)
            }
            let (part, hasFailed) = try await run.render(surfaces: own?.subjects ?? [], taps: tap)
            report.pictures += part.pictures
            report.taps = part.taps ?? report.taps
            failed = failed || hasFailed
        }
        progress.end()
        try await queue.finish()
        report.warnings = RunWarnings.all(of: console)
        if let report = try RunShare.whole(report) { try say(report, in: writer.folder) }
        if failed { throw ReportedFailure(status: .widgetFailed) }
    }

    @MainActor private func say(_ report: PictureReport, in folder: URL) throws {
        let console = Console.shared
        if files.json {
            console.print(try report.json())
        } else if !files.quiet {
            for tap in report.taps ?? [] { console.print(tap.text) }
            let count = report.pictures.count
            let what = count == 1 ? report.pictures[0].file : "\(count) pictures"
            console.print("Wrote \(what) to \(folder.path).")
        }
    }

    @MainActor private func say(_ report: PreviewReport, in folder: URL) throws {
        let console = Console.shared
        if files.json {
            console.print(try report.json())
        } else if !files.quiet {
            if !report.text.isEmpty { console.print(report.text) }
            let count = report.previews.reduce(0) { $0 + $1.pictures.count }
            console.print("Wrote \(count) \(count == 1 ? "picture" : "pictures") to \(folder.path).")
        }
    }

    /// Draws previews. The report lists those that were drawn, even if others failed.
    @MainActor private func render(
        _ subjects: [PreviewSubject], setup: RunSetup, format: PictureFormat, queue: RenderQueue
    ) async throws -> (report: PreviewReport, failed: Bool) {
        var setup = setup
        setup.beforeAbandoning = { queue.drain() }
        let run = PreviewRun(setup: setup, format: format, inspects: outline) { subject, picture, drawing in
            let view = drawing.view
            var list = view.displayList
            if outline { list.items += InspectedView(view.root).outline(scale: picture.scale) }
            try queue.add(list, path: picture.file, of: subject.name)
        }
        return try await run.render(subjects)
    }
}
