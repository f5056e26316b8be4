import ArgumentParser
import Foundation

/// `render`: the entry that is current, for each widget, family and appearance.
struct RenderCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Makes a picture of each widget, family and appearance.",
        discussion: """
            Pictures are written to <output>/<kind>/<family>[-<variant>].png; dark ones end in -dark, those after a tap \
            in -tap1, -tap2 ….
            """)

    @OptionGroup var pictures: PictureOptions
    @OptionGroup var files: OutputOptions

    @Option(help: "Taps a button, toggle or link, by its label or intent; \"widget\" is the widget itself; repeatable.")
    var tap: [String] = []

    @Flag(help: "Draws the frames and baselines of all views over the pictures.")
    var outline = false

    @MainActor func run() async throws {
        let console = Console.shared
        let output = try OutputSettings(files)
        let setup = try RunSetup(pictures, console: console)
        let writer = try PictureWriter(folder: output.folder)
        let queue = RenderQueue(
            developer: setup.resources.developer(
                format: output.format, scale: setup.settings.scale, console: console),
            writer: writer, threads: output.threads)
        let run = RenderRun(setup: setup, format: output.format, outlines: outline, queue: queue)
        let (report, failed) = try await run.render(taps: tap)

        if files.json {
            console.print(try report.json())
        } else if !files.quiet {
            for tap in report.taps ?? [] { console.print(tap.text) }
            let count = report.pictures.count
            let what = count == 1 ? report.pictures[0].file : "\(count) pictures"
            console.print("Wrote \(what) to \(writer.folder.path).")
        }
        if failed { throw StatusOnly(status: .widgetFailed) }
    }
}
