import ArgumentParser
import CairoGraphics
import Foundation
@_spi(Darkroom) import SwiftUICore
@_spi(Darkroom) import WidgetKitCore

/// `render`: the entry that is current, for each widget, family and appearance.
struct RenderCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Makes a picture of each widget, family and appearance.",
        discussion: "Pictures are written to <output>/<kind>/<family>[-<variant>].png; dark ones end in -dark.")

    @OptionGroup var pictures: PictureOptions
    @OptionGroup var files: OutputOptions

    @MainActor func run() async throws {
        let console = Console.shared
        let folder = try ResourceFolder.located()
        let devices = try DeviceTable.read(from: folder)
        let settings = try PictureSettings(pictures, devices: devices)
        let format = try Choice.of(files.format, for: "--format", in: PictureFormat.allCases, name: \.rawValue)
        let threads = try files.jobs.map { try PictureSettings.whole($0, for: "--jobs", in: 1...256) }
            ?? ProcessInfo.processInfo.activeProcessorCount

        let extensionFolder = ExtensionFolder.locate()
        let now = try HostSettings.apply(settings, extensionFolder: extensionFolder)
        let selection = try WidgetSelection(
            of: WidgetProgram.makeWidgets(), kinds: pictures.kind, families: pictures.family, on: settings.device)
        let resources = try RenderResources(
            folder: folder, devices: devices,
            assets: settings.assets.map { [$0] } ?? extensionFolder.map { [$0] } ?? [],
            console: console)
        resources.registerFonts(in: extensionFolder)
        let writer = try PictureWriter(folder: URL(fileURLWithPath: files.output, isDirectory: true))
        let queue = RenderQueue(
            developer: resources.developer(format: format, scale: settings.scale, console: console), writer: writer,
            threads: threads)
        let run = RenderRun(
            settings: settings, format: format, resources: resources, queue: queue, now: now, console: console)
        let (report, failed) = try await run.render(selection)

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

extension ResourceFolder {
    /// The resource folder.
    /// - Throws: `ProgramFailure` that says where it was looked for.
    static func located() throws -> ResourceFolder {
        do { return try locate() } catch { throw ProgramFailure.badInput("\(error)") }
    }
}

extension DeviceTable {
    /// The table of the resource folder.
    /// - Throws: `ProgramFailure` that names the file.
    static func read(from folder: ResourceFolder) throws -> DeviceTable {
        do { return try DeviceTable(resources: folder) } catch { throw ProgramFailure.badInput("\(error)") }
    }
}
