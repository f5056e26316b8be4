import ArgumentParser
import Foundation

/// `render`: the entry that is current, for each widget, family and appearance.
struct RenderCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Makes a picture of each widget, family and appearance.",
        discussion: "Pictures are written to <output>/<kind>/<family>[-<variant>].png; dark ones end in -dark.")

    @OptionGroup var pictures: PictureOptions
    @OptionGroup var files: OutputOptions

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
        let (report, failed) = try await run.render()

        if files.json {
            console.print(try report.json())
        } else if !files.quiet {
            let count = report.pictures.count
            let what = count == 1 ? report.pictures[0].file : "\(count) pictures"
            console.print("Wrote \(what) to \(writer.folder.path).")
        }
        if failed { throw StatusOnly(status: .widgetFailed) }
    }
}
